import type { Point } from '../bodies/body.ts'
import type { Gesture } from '../bodies/motion/actions.ts'
import { strikeTime } from '../bodies/motion/moment.ts'
import { mix } from '../bodies/vectors.ts'
import { GRIP_TURNS as TURNED } from '../stage/draw/grip-at.ts'
import { sitsOnHand } from './sits-on-hand.ts'
import type { Host, Solid } from './solid.ts'

/** Where on its holder something is held, and how it is turned from how it stands: radians. */
export type Grip = { place: Point; tilt?: number; roll?: number; turn?: number }

/** Taller than this share of the holder it takes both hands. */
const FOR_BOTH = 0.24

export const takesBothHands = (held: Solid, holder: { metres: number }): boolean => {
  const { high, low } = held.extent
  const size = Math.max(high[1] - low[1], high[0] - low[0]) * held.scale
  if (sitsOnHand(held)) return held.member.subject.build !== 'insect' && size > FOR_TWO_PALMS * holder.metres
  return size > FOR_BOTH * holder.metres && held.member.art.pictogram.sort !== 'airy' && !isCanopy(held)
}

/** Of a body, metres: from where a hand grips to its middle, and how far its upper side is over that. */
const [TO_MIDDLE, HAND_TOP]: readonly [Point, number] = [[0, 0.02, -0.03], 0.054]
/** Radians: a little from aside its shape is known; and insects show their backs. */
const [SEEN_ASIDE, BACK_SEEN] = [0.7, 0.45]
/** Wider than this share of the holder it takes two hands to sit on. */
const FOR_TWO_PALMS = 0.09

const isCanopy = ({ member }: Solid): boolean => member.art.pictogram.sort === 'canopy'

/** In the right hand, in both, at the mouth or before the chest: as what is done with it asks for. */
export function gripAt({ host, posed, gesture, presence }: Host, held: Solid, isSecond = false): Grip {
  const { sockets } = host.body
  const { low, high } = host.extent
  // On a picture of somebody: before its chest.
  if (host.rig === 'card') return { place: [0.12 * (high[0] - low[0]), 0.42 * high[1], 0.09 * high[1]] }
  const socket = (name: string): Point | undefined =>
    sockets[name] && posed.placeOf(sockets[name].bone, sockets[name].at)
  const [right, left] = [socket('hand.r') ?? socket('paw.fr'), socket('hand.l') ?? socket('paw.fl')]
  const mouth = socket('mouth')
  // An ant has its leaf upright over its head, as a sail.
  if (host.rig === 'thing' && held.member.art.code === LEAFLET)
    return { place: [0, 1.25 * high[1], 0.2 * high[2]], roll: SAIL }
  const claws = held.events.includes('snatched') ? socket('claws') : undefined
  if (claws) return { place: claws }
  const isHanded = sockets['hand.r'] !== undefined
  // A stick in a mouth lies across it, turned so far that it is seen from aside.
  if (mouth && !isHanded && !host.isUpright && host.rig === 'beast') return { place: mouth, turn: ACROSS }
  if (!right || !left || (!isHanded && !host.isUpright))
    return { place: mouth ?? right ?? socket('seat') ?? socket('top') ?? [0, host.extent.high[1], 0] }
  const between = mix(right, left, 0.5)
  if (isCanopy(held) || held.member.art.pictogram.sort === 'airy') return { place: right }
  if (isSecond) return { place: left }
  if (sitsOnHand(held) && gesture === 'present' && isHanded) {
    const middleOf = (mark: 'r' | 'l'): Point => {
      const { bone, at } = sockets[`hand.${mark}`]!
      return posed.placeOf(bone, [at[0], at[1] + TO_MIDDLE[1], at[2] + TO_MIDDLE[2]])
    }
    const [x, y, z] = host.hands === 2 ? mix(middleOf('r'), middleOf('l'), 0.5) : middleOf('r')
    if (held.member.subject.build !== 'insect') return { place: [x, y + HAND_TOP, z], turn: SEEN_ASIDE }
    // Tilted on its middle, its fore end would be in the hand.
    const ahead = (0.4 * Math.sin(BACK_SEEN) * held.extent.high[2] * held.scale) / host.scale
    return { place: [x, y + HAND_TOP + ahead, z], turn: SEEN_ASIDE, tilt: BACK_SEEN }
  }
  const brow = socket('hat') ?? socket('top')
  // On the head until the hand has come for it.
  if (gesture === 'doff' && brow && presence.seconds < strikeTime(presence.until))
    return {
      place: [brow[0], brow[1] + ((held.extent.high[1] - held.extent.low[1]) * held.scale) / host.scale / 2, brow[2]],
    }
  if (gesture === 'drink' && mouth) {
    // The nearer to the mouth, the further it is tipped.
    const far = Math.hypot(right[0] - mouth[0], right[1] - mouth[1], right[2] - mouth[2])
    return { place: right, tilt: -0.9 * Math.max(0, 1 - far / (0.16 * high[1])) }
  }
  if (gesture === 'fiddle') {
    const neck = posed.placeOf('head', host.body.bones.find(({ name }) => name === 'head')!.at)
    return { place: mix(left, neck, 0.45), ...TURNED.fiddle }
  }
  // A blade points to whom it is meant for.
  if (host.doing.stance === 'fight') return { place: right, tilt: 0.75, turn: Math.PI / 2 }
  const isBetween = host.hands === 2 || (gesture !== undefined && BETWEEN.has(gesture))
  const place = gesture === 'aim' ? left : gesture === 'play' ? mix(between, right, 0.62) : isBetween ? between : right
  return { place, ...(gesture && (presence.touch ? { ...TURNED[gesture], ...DOWN[gesture] } : TURNED[gesture])) }
}

/** Radians. */
const [ACROSS, SAIL] = [0.95, 1.15]
const LEAFLET = 'drawn-leaflet'

/** Done with both hands on it. */
const BETWEEN: ReadonlySet<Gesture> = new Set(['blow', 'read', 'type', 'photograph', 'carry', 'sweep', 'dig'])

/** On what lies before somebody tools come down. */
const DOWN: Partial<Record<Gesture, Omit<Grip, 'place'>>> = {
  stir: { tilt: 2.75 },
  work: { tilt: 1.9 },
  fold: { tilt: 2.3 },
  knot: { tilt: 2.3 },
}
