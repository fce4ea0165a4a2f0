import type { Size } from '@kinora/media/frames/size'
import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { type CameraTarget, joined, type Region } from './shot-region.ts'
import type { Subject } from './subjects.ts'

/** Other performers are included if the targets become only a little smaller by it, the nearest first. */
export function besides(
  subjects: readonly Subject[],
  held: readonly Region[],
  { size, lens }: SceneCamera,
  /** The factor by which the targets shrink in a frame that also holds these regions. */
  shrunkBy: (around: readonly Region[]) => number,
): Region[] {
  const most = SHRINKS[size ?? 'whole']
  if (most === undefined || lens?.includes('macro')) return []
  const first = joined(held)
  const others = subjects
    .filter(({ target }) => target === undefined)
    .map(({ within, isOnTarget }) => ({ within, most: most * (isOnTarget ? ON_TARGET : 1), by: shrunkBy([within]) }))
    .toSorted((a, b) => a.by - b.by)
  const found: Region[] = []
  for (const { within, most: limit } of others) {
    const part = SHARES.map(share => nearestPart(within, first, share)).find(one => shrunkBy([...found, one]) <= limit)
    if (part) found.push(part)
  }
  return found
}
/** The largest factor by which other regions may shrink the targets; more for things that a target carries. */
const SHRINKS: Readonly<Record<string, number>> = { whole: 1.6, wide: 1.15 }
const ON_TARGET = 1.25

/** Fractions of a region that are tried: all of it, or the part nearest to the targets. */
const SHARES = [1, 0.5, 0.25]

/** A fraction of a region, on the side that is nearest to another. */
function nearestPart({ low, high }: Region, to: Region, share: number): Region {
  const cut = (axis: 0 | 1 | 2): [number, number] => {
    const [from, until] = [low[axis], high[axis]]
    const at = Math.min(until, Math.max(from, (to.low[axis] + to.high[axis]) / 2))
    const half = (share * (until - from)) / 2
    const middle = Math.min(until - half, Math.max(from + half, at))
    return [middle - half, middle + half]
  }
  const [x, y, z] = [cut(0), cut(1), cut(2)]
  return { low: [x[0], y[0], z[0]], high: [x[1], y[1], z[1]] }
}

/** The smallest recognisable actor, as a share of the height that the targets fill; in a wide frame they fill less. */
const [LEAST, LEAST_WIDE] = [0.28, 0.36]
/** Metres: a shorter first target, such as a product, counts as the actor of a shot of things. */
const SHORT = 0.5

/**
 * The regions of the targets. If the smallest actor would be a speck beside a thing, only the part of the thing near
 * the actor.
 */
export function besideActors(
  targets: readonly Pick<CameraTarget, 'isActing' | 'isAlive'>[],
  regions: readonly Region[],
  frame: Size,
  size?: SceneCamera['size'],
): readonly Region[] {
  const spanOf = ({ low, high }: Region): number => Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  const [first] = targets.some(({ isActing, isAlive }) => isActing || isAlive) ? [] : regions
  const actors = first && spanOf(first) < SHORT ? [first] : regions.filter((_, nth) => targets[nth]?.isActing)
  const [actor] = actors.toSorted((a, b) => spanOf(a) - spanOf(b))
  if (!actor) return regions
  const tall = spanOf(actor) / (size === 'wide' ? LEAST_WIDE : LEAST)
  const wide = (tall * frame.width) / frame.height
  const near = ([x, y, z]: Point): Point => {
    const clamp = (value: number, axis: 0 | 1 | 2, reach: number): number => {
      const middle = (actor.low[axis] + actor.high[axis]) / 2
      return Math.min(middle + reach / 2, Math.max(middle - reach / 2, value))
    }
    return [clamp(x, 0, wide), clamp(y, 1, tall), clamp(z, 2, wide)]
  }
  return regions.map((region, nth) =>
    region === actor || targets[nth]?.isActing || targets[nth]?.isAlive
      ? region
      : { low: near(region.low), high: near(region.high) },
  )
}
