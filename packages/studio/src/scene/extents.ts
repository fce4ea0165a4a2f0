import { findKind } from '../bodies/kinds/kinds.ts'
import type { Hold, Member } from './cast.ts'
import { figureAspect } from '../figures/figure.ts'
import { placeFixture } from './holds.ts'
import { isPerson } from './subject-rig.ts'

/** How far a member and all that is fixed to it reach from its foot, in its own heights. */
export type Extents = { left: number; right: number; up: number; down: number }

const MOST_FIXED = 8

export const countFixed = (member: Member): number => Math.min(MOST_FIXED, Math.max(1, member.subject.count))

/** As if it looked right; mirror for one that looks left. */
export function measureExtents(member: Member): Extents {
  // Its halves lie beside each other.
  const isSplit = member.subject.deeds?.some(({ verb }) => verb === 'split') === true
  const isApart = isDone(member, 'take-apart') || isDone(member, 'assemble')
  const half = (figureAspect(member.art) / 2) * (isSplit ? 1.9 : isApart ? 1.6 : 1)
  const all: Extents = { left: half, right: half, up: isApart ? 1.5 : isDone(member, 'open') ? OPENED : 1, down: 0 }
  for (const { member: other, hold } of member.bound) {
    const count = countFixed(other)
    const own = measureExtents(other)
    for (let nth = 0; nth < count; nth++) {
      if (isDone(other, 'tip')) {
        // Lies over it with its mouth above the middle.
        const long = other.metres / member.metres
        all.left = Math.max(all.left, 0.95 * long)
        all.right = Math.max(all.right, 0.3 * long)
        all.up = Math.max(all.up, 1.5 + 0.45 * long, long)
        continue
      }
      // Comes in from beyond the frame.
      if (isDone(other, 'reach-in') || isDone(other, 'let-go')) {
        all.up = Math.max(all.up, LIFTED)
        continue
      }
      if (isDone(other, 'emerge')) {
        all.up = Math.max(all.up, COME_OUT)
        continue
      }
      const { x, y, sink, share: fixed } = placeFixture(hold, other, member, nth, count)
      // A body is as large as it is, and an animal that sits is higher than one that stands.
      const isOnTop = (hold === 'seat' || hold === 'top') && other.metres > 0.6 * member.metres && isBeast(other)
      const share = isOnTop
        ? (SITTING * other.metres) / member.metres
        : (bodyShare(other, member, hold) ?? (towersOver(other, member, hold) ? other.metres / member.metres : fixed))
      const [at, up] = [
        x * 2 * half + (hold === 'hand' ? HAND.x : 0),
        y + (hold === 'hand' ? HAND.y : 0) - sink * share,
      ]
      all.left = Math.max(all.left, own.left * share - at)
      all.right = Math.max(all.right, own.right * share + at)
      all.up = Math.max(all.up, up + own.up * share)
      all.down = Math.max(all.down, own.down * share - up)
    }
  }
  // Chairs at both ends of a table, and who sits there.
  if (member.bound.filter(({ hold }) => hold === 'table').length > 1) {
    all.left = Math.max(all.left, half + AT_ENDS)
    all.right = Math.max(all.right, half + AT_ENDS)
  }
  return all
}

const isDone = ({ subject }: Member, verb: string): boolean => subject.deeds?.some(deed => deed.verb === verb) === true
/** In its own heights: with a lid that stands open, or a cap above it. */
const OPENED = 1.3
/** The same of what is lifted by a hand. */
const LIFTED = 1.6
/** In heights of the box: how high what has come out of it reaches. */
const COME_OUT = 1.95

/** A thing with a body is as large as it is, and a flat one is no wider for being low: a tray in a hand is no table. */
function bodyShare(thing: Member, host: Member, hold: Hold): number | undefined {
  const { code, pictogram, isOwn } = thing.art
  const isPlain = pictogram.sort !== 'airy' && pictogram.sort !== 'canopy' && pictogram.sort !== 'light' && !isOwn
  if (!isPlain || code === undefined || findKind(code)?.rig !== 'thing' || !LAID.has(hold)) return undefined
  return (LARGER * thing.metres) / host.metres
}
const LAID: ReadonlySet<Hold> = new Set(['hand', 'seat', 'top'])
/** Times its size: small things are held and laid out a little larger. */
const LARGER = 1.3

/** Who stands on a box or sits on a stool is most of what is seen, up to the head. */
const towersOver = (other: Member, member: Member, hold: Hold): boolean =>
  (hold === 'seat' || hold === 'top' || hold === 'inside' || hold === 'mount') &&
  isPerson(other.subject) &&
  other.metres > (hold === 'inside' ? LOOKS_OUT : TOWERS) * member.metres
/** Times the height of what somebody is on. */
const [TOWERS, LOOKS_OUT] = [2.2, 1.7]

const SITTING = 1.35
const isBeast = ({ art }: Member): boolean => art.code !== undefined && findKind(art.code)?.rig === 'beast'

/** Of a table's height. */
const AT_ENDS = 0.75

/** Where a hand is, roughly, before anybody is drawn. */
const HAND = { x: 0.26, y: 0.45 }
