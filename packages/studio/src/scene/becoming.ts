import { ease } from '../bodies/motion/moment.ts'
import { measureKind } from '../bodies/dress-body.ts'
import type { Extent } from '../bodies/extent.ts'
import { changedShare } from './changing.ts'
import type { Presence, Solid } from './solid.ts'

/** Who it is one after another: itself, and all that it becomes. */
export function stagesOf(solid: Solid): (readonly Solid[])[] {
  return solid.later ? [[solid], ...laterStages(solid.later)] : [[solid]]
}
const laterStages = (later: readonly Solid[]): (readonly Solid[])[] => [
  later,
  ...(later[0]?.later ? laterStages(later[0].later) : []),
]

/** How far each of several changes has come, one after another. */
export function sharesOf(changes: number, seconds: number, until = 4): number[] {
  if (changes === 1) return [changedShare(seconds, until)]
  const each = SPAN / changes
  return Array.from({ length: changes }, (_, nth) => ease((seconds / until - BEGINS - nth * each) / (0.7 * each)))
}
const [BEGINS, SPAN] = [0.14, 0.78]

/** How much there is of each stage: 1 is whole, 0 is nothing. */
export function amountsOf(shares: readonly number[]): number[] {
  return [1, ...shares].map((come, at) => come * (1 - (shares[at] ?? 0)))
}

/** What is less there is smaller: one draws together as the other unfolds. */
export const sizeAt = (amount: number): number => LEAST + (1 - LEAST) * ease(amount)
const LEAST = 0.12

/** Whole for as long as it is more there than the other. */
export const opacityAt = (amount: number): number => Math.min(1, 2.4 * amount)

/** Where one of those is that something becomes, and how it is turned; what flies goes up, and several part. */
export function presenceOf(
  one: Solid,
  nth: number,
  of: number,
  first: Solid,
  given: Presence,
  amount: number,
): Presence {
  const isTurned = SIDEWAYS.has(one.rig) && !SIDEWAYS.has(first.rig) && first.rig !== 'person'
  const { wide, high } = given.frame ?? SOME_FRAME
  const room = Math.max(0, HIGHEST * high - (one.extent.high[1] - one.extent.low[1]) * one.scale)
  const rises = Math.min(room, RISES * high)
  const up = isAiry(one) ? ease((amount - 0.5) / 0.5) * rises * (1 + 0.2 * Math.sin(2.1 * given.seconds + nth)) : 0
  // Around the middle, each at its own angle.
  const angle = GOLDEN * nth
  const far = nth === 0 ? 0 : ease(amount) * Math.sqrt(nth / of)
  const [x, y, z] = given.foot
  return {
    ...given,
    foot: [
      x + SPREADS[0] * wide * far * Math.cos(angle),
      y + up + (isAiry(one) ? SPREADS[1] * high * far * (1 + Math.sin(angle)) : 0),
      z + (isAiry(one) ? 0 : 0.12 * wide * far * (1 + Math.sin(angle))),
    ],
    yaw: isTurned ? ASIDE * (nth % 2 === 0 ? 1 : -1) : given.yaw,
    opacity: (given.opacity ?? 1) * opacityAt(amount),
  }
}
const SOME_FRAME = { wide: 4, high: 2.2 }
const GOLDEN = 2.399963
const SPREADS = [0.36, 0.3] as const
const RISES = 0.2
const ASIDE = -1.1
/** Their long side is seen. */
const SIDEWAYS: ReadonlySet<string> = new Set(['beast', 'bird', 'fish'])

/** What is in the air as soon as it is there. */
export const isAiry = ({ rig, member }: Solid): boolean => rig === 'bird' || AIRY.has(member.art.code ?? '')
const AIRY: ReadonlySet<string> = new Set(
  '1f98b 1fabc 1f388 1fa82 1fae7 1f409 1f432 1f40b 1f433 2b50 2744-fe0f 2601-fe0f 1f3ee 1fab0 1f41d 1f41e 1f41f 1f420 1f680 1fab6 1f342 1f343 drawn-petal drawn-paper-plane 1f387 2728 1f3b5 1f308 1f315 2600-fe0f drawn-snow-crystal drawn-star drawn-note drawn-firefly drawn-galaxy'.split(
    ' ',
  ),
)

/** Of a body that something becomes: as much larger or smaller as it is in life, within bounds. */
export function laterSize(own: Extent, first: Extent): number {
  const times = largestSide(own) / largestSide(first)
  return Math.min(MOST_LATER, Math.max(LEAST_LATER, times)) / times
}
const [LEAST_LATER, MOST_LATER] = [0.62, 1.5]
/** Wings are wide where what they came of is high. */
const largestSide = ({ low, high }: Extent): number =>
  Math.max(high[1] - low[1], 0.7 * (high[0] - low[0]), 0.7 * (high[2] - low[2]))

export const extentOf = (solid: Pick<Solid, 'member' | 'extent'>): Extent =>
  (solid.member.art.code === undefined ? undefined : measureKind(solid.member.art.code)?.extent) ?? solid.extent

/** Of its scale, so that all of it is within the frame, however low and wide it came of. */
export function withinFrame({ extent, scale, rig }: Solid, frame: { wide: number; high: number }): number {
  const [x, y, z] = [0, 1, 2].map(axis => (extent.high[axis]! - extent.low[axis]!) * scale) as [number, number, number]
  const across = SIDEWAYS.has(rig) ? Math.max(x, z) : x
  return Math.min(1, (HIGHEST * frame.high) / y, (WIDEST * frame.wide) / across)
}
const [HIGHEST, WIDEST] = [0.62, 0.6]
