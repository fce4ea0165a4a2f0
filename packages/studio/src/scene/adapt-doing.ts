import { pictogramCode, usedLike } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import type { Gesture } from '../bodies/motion/actions.ts'
import type { Doing } from '../bodies/motion/doing.ts'
import { sitsOnHand } from './sits-on-hand.ts'
import type { Solid } from './solid.ts'

const rows: readonly (readonly [Gesture, pictograms: string])[] = [
  ['play', '🎸🪕'],
  ['fiddle', '🎻'],
  ['blow', '🎺🎷🪈📯'],
  ['keys', '🎹🥁🪘'],
]
const PLAYED = new Map(rows.flatMap(([gesture, all]) => splitGraphemes(all).map(one => [pictogramCode(one), gesture])))

/** What goes with a hand that somebody sits on. */
const SHOWING: ReadonlySet<Gesture> = new Set<Gesture>(['hold', 'take', 'look', 'smile', 'carry', 'tend', 'laugh'])

/** What is done, by what it is done with: a violin is not strummed, a ball at the feet is kicked, and whoever plays with
 * nothing in hand jumps about. */
export function adaptDoing(doing: Doing, bound: Solid['bound'], isCarrying: boolean): Doing {
  const has = (hold: Solid['bound'][number]['hold']): boolean => bound.some(one => one.hold === hold)
  const { gestures } = doing
  if (doing.antics) return doing
  // Nobody sits on a board.
  const stance = has('board') && doing.stance === 'ride' ? 'sway' : doing.stance
  if (has('feet') && stance !== 'kick' && (gestures.includes('play') || stance === 'stand'))
    return gestures.includes('eat') ? { stance, gestures } : { stance: 'kick', gestures: [] }
  // The legs of who sits on the shoulders are held.
  if (has('shoulders')) return { stance, gestures: ['shoulder'] }
  const isLaden = bound.some(({ hold, solid }) => hold === 'head' || (hold === 'shoulder' && solid.rig === 'thing'))
  if (isLaden) return { stance, gestures: ['steady'] }
  if (has('underarm')) return { stance, gestures: [] }
  if (isCarrying || has('back')) return { stance, gestures: isCarrying ? ['carry'] : gestures }
  // Small animals sit on a flat hand, unless it has something else to do.
  if (bound.some(({ hold, solid }) => hold === 'hand' && sitsOnHand(solid)) && gestures.every(one => SHOWING.has(one)))
    return { stance, gestures: ['present'] }
  if (!gestures.includes('play')) return { stance, gestures }
  const instruments = bound.flatMap(({ solid }) => PLAYED.get(usedLike(solid.member.art.code ?? '')) ?? [])
  const isBare = bound.every(({ hold }) => hold !== 'hand' && hold !== 'ahead')
  if (isBare) return { stance: stance === 'stand' ? 'cheer' : stance, gestures: gestures.filter(one => one !== 'play') }
  const [instrument] = instruments
  const otherwise: Gesture = has('ahead') ? 'keys' : 'take'
  return { stance, gestures: gestures.map(one => (one === 'play' ? (instrument ?? otherwise) : one)) }
}
