import { clamp } from '../scenery/arithmetic.ts'
import type { Hold, Member } from './cast.ts'

/**
 * Where something that is fixed to a host is: in the host's widths towards where it looks and in its heights above its
 * foot. `sink` is how much of the fixed thing's height lies below that place, `order` whether it is drawn before (-1) or
 * after the host.
 */
export type Fixture = { x: number; y: number; sink: number; order: -1 | 1; share: number }

/** What a rider with legs sits on: hips of a doll above its foot. */
const HIPS = 0.235

/** `nth` of `count` equal things; a host's `count` makes room for all of them. */
export function placeFixture(hold: Hold, member: Member, host: Member, nth: number, count: number): Fixture {
  const ratio = (member.metres / host.metres) ** 0.6
  const spread = count > 1 ? nth / (count - 1) - 0.5 : 0
  const { part } = member.art.pictogram
  const hostPart = host.art.pictogram.part
  switch (hold) {
    case 'mount': {
      const { saddle = hostPart ? 0.7 : 0.74, isStoodOn } = host.art.pictogram
      const share = host.metres < 1.2 ? clamp(ratio, 0.78, 1.15) : clamp(ratio, 0.5, 0.95)
      return {
        x: -0.04 + 0.3 * spread,
        y: saddle,
        sink: part && !isStoodOn ? HIPS : 0.03,
        order: 1,
        share: share / Math.sqrt(count),
      }
    }
    case 'cabin':
      return {
        x: 0.1 + 0.5 * spread,
        y: 0.62,
        sink: 0.05,
        order: -1,
        share: clamp(ratio, 0.66, 0.85) / Math.sqrt(count),
      }
    case 'deck':
      return {
        x: -0.05 + 0.5 * spread,
        y: 0.3,
        sink: part ? 0.2 : 0.1,
        order: -1,
        share: clamp(ratio, 0.55, 0.95) / Math.sqrt(count),
      }
    case 'hand':
      return handOf(member, ratio, spread)
    case 'seat':
    case 'top': {
      const y = host.art.pictogram.top ?? (hostPart || host.art.pictogram.sort === 'sky' ? 0.96 : 0.93)
      const sink = hold === 'seat' && part ? HIPS : 0.02
      return { x: 0.6 * spread, y, sink, order: 1, share: clamp(ratio, 0.3, 1.1) / Math.sqrt(count) }
    }
    case 'hat': {
      const isFrontal = hostPart !== undefined || host.art.pictogram.isFrontal
      return {
        x: isFrontal ? 0 : 0.3,
        y: hostPart === 'bust' ? 0.9 : 0.93,
        sink: 0.22,
        order: 1,
        share: hostPart ? 0.24 : 0.26,
      }
    }
    case 'inside':
      return { x: 0.4 * spread, y: 0.62, sink: 0.34, order: -1, share: clamp(ratio, 0.6, 1) / Math.sqrt(count) }
    case 'arms':
      return { x: 0.35, y: 0.5, sink: 0.3, order: 1, share: member.metres / host.metres }
    case 'back':
      return { x: -0.3, y: 0.42, sink: 0.2, order: 1, share: member.metres / host.metres }
    case 'shoulders':
      return { x: -0.05, y: 0.8, sink: HIPS, order: 1, share: member.metres / host.metres }
    case 'head':
      return { x: 0, y: 1, sink: 0, order: 1, share: member.metres / host.metres }
    case 'shoulder':
    case 'underarm':
      return { x: 0.2, y: hold === 'shoulder' ? 0.6 : 0.4, sink: 0.3, order: 1, share: member.metres / host.metres }
    case 'against':
    case 'below':
      // Looks out at one end.
      return { x: hold === 'below' ? 0.6 : 0, y: 0, sink: 0, order: 1, share: member.metres / host.metres }
    case 'hanging':
      return { x: 0, y: 0.8, sink: 1, order: 1, share: member.metres / host.metres }
    case 'feet':
      return { x: 0.7 + spread, y: 0, sink: 0, order: 1, share: member.metres / host.metres }
    case 'ahead':
    case 'behind':
      return {
        x: hold === 'ahead' ? 1 : -1.2,
        y: 0,
        sink: 0,
        order: 1,
        share: clamp(member.metres / host.metres, 0.2, 1.5),
      }
    case 'table':
      return { x: 0.5 * spread, y: 0, sink: 0, order: -1, share: member.metres / host.metres }
    case 'between':
      return { x: 0.5, y: 0.3, sink: 0, order: 1, share: member.metres / host.metres }
    case 'board':
      return { x: 0, y: 0, sink: 0, order: -1, share: member.metres / host.metres }
    case 'tug':
      return { x: nth % 2 === 0 ? -0.36 : 0.36, y: 0, sink: 0, order: 1, share: member.metres / host.metres }
    case 'team':
      return { x: 1.25 + 0.95 * Math.floor(nth / 2), y: 0, sink: 0, order: 1, share: member.metres / host.metres }
    case 'waist':
      return { x: 0, y: 0.5, sink: 0, order: 1, share: member.metres / host.metres }
    case 'side':
      return { x: 0, y: 0.3, sink: 0, order: 1, share: clamp(member.metres / host.metres, 0.1, 0.6) }
    case 'over':
      return {
        x: 0.7 * spread,
        y: 1.25,
        sink: 0,
        order: 1,
        share: clamp(member.metres / host.metres, 0.3, 4) / Math.sqrt(count),
      }
    case 'ring': {
      const angle = ((nth + 0.35) / count) * 2 * Math.PI
      return {
        x: 0.78 * Math.cos(angle),
        y: 0.62 + 0.22 * Math.sin(angle),
        sink: 0.5,
        order: Math.sin(angle) > 0 ? -1 : 1,
        share: clamp(ratio, 0.23, 0.42),
      }
    }
  }
}

/** What is held: umbrellas over the head, balloons and kites on a string, the rest in the hand. */
function handOf({ art }: Member, ratio: number, spread: number): Fixture {
  const { sort, isLongStringed } = art.pictogram
  // The handle is right of the middle of an umbrella, its roof over the head.
  if (sort === 'canopy') return { x: -0.42, y: -0.02, sink: 0.1, order: -1, share: 0.94 }
  if (sort === 'airy') {
    return {
      x: (isLongStringed ? 0.85 : 0.08) + 1.15 * spread,
      y: (isLongStringed ? 0.8 : 0.38) - 0.2 * Math.abs(spread),
      sink: 0,
      order: -1,
      share: isLongStringed ? 0.55 : 0.38,
    }
  }
  return { x: spread - 0.08, y: 0, sink: 0.46, order: 1, share: clamp(ratio, 0.24, 0.5) }
}

export const isOnString = ({ art }: Member, hold: Hold): boolean => hold === 'hand' && art.pictogram.sort === 'airy'
