import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, extractLuma, type Plane, createPlane, resizePlane } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'
import { type Match, matchAround, matchEverywhere } from './match.ts'

/** What of one picture another of the same shape shows: from where, in widths and heights of the one, and how much. */
export type View = { x: number; y: number; scale: number }

// How much closer one may be, in steps small enough that the coarse search sees each.
const CLOSEST = 0.36
const STEP = 0.93
// Widths at which it is looked for, coarse to fine, as far as the pictures go.
const WIDTHS = [40, 80, 160, 320, 640] as const
const COARSEST = WIDTHS[0]
// Of unrelated pictures 0.3 at most; of two crops of one 0.8 and more.
const MIN_LIKENESS = 0.6
const HOPELESS = 0.4
// Less than this is no travel, and in-betweening sees it better.
const LEAST_SHIFT = 0.08
const LEAST_ZOOM = 1.1

/**
 * Where in the first picture the last one lies, if both show the same from one place, only aside, nearer or further.
 * Undefined when they do not, or hardly differ.
 */
export async function findView(first: RgbaPicture, last: RgbaPicture): Promise<View | undefined> {
  const levels: { first: Plane; last: Plane }[] = []
  for (const width of WIDTHS.filter(one => one <= Math.max(COARSEST, first.width))) {
    const size = { width, height: Math.max(2, Math.round((width * first.height) / first.width)) }
    const [one, other] = [await resizePicture(first, size, 'fill'), await resizePicture(last, size, 'fill')]
    levels.push({ first: extractLuma(one), last: extractLuma(other) })
  }
  const nearer = refined(levels.map(level => ({ whole: level.first, part: level.last })))
  const further = refined(levels.map(level => ({ whole: level.last, part: level.first })))
  const [best, isFurther] = nearer.likeness >= further.likeness ? [nearer, false] : [further, true]
  if (best.likeness < MIN_LIKENESS) return undefined
  const { scale } = best
  const { width, height } = levels.at(-1)!.first
  const [x, y] = [best.x / width, best.y / height]
  const view = isFurther ? { x: -x / scale, y: -y / scale, scale: 1 / scale } : { x, y, scale }
  const shift = Math.hypot(view.x + view.scale / 2 - 0.5, view.y + view.scale / 2 - 0.5)
  return shift < LEAST_SHIFT && Math.max(scale, 1 / scale) < LEAST_ZOOM ? undefined : view
}

type Level = { whole: Plane; part: Plane }

function refined(levels: readonly Level[]): Match {
  const [coarse, ...finer] = levels as [Level, ...Level[]]
  let best: Match = { x: 0, y: 0, scale: 1, likeness: -1 }
  const whole = detailOf(coarse.whole)
  for (let scale = 1; scale > CLOSEST; scale *= STEP) {
    const found = matchEverywhere(whole, detailOf(smaller(coarse.part, scale)))
    if (found.likeness > best.likeness) best = { ...found, scale }
  }
  let spread = (1 - STEP) / 2
  for (const level of finer) {
    if (best.likeness < HOPELESS || isStill(best, level)) return best
    const ground = detailOf(level.whole)
    const before = { ...best, x: best.x * 2, y: best.y * 2 }
    best = { ...before, likeness: -1 }
    for (const step of [-1, -0.5, 0, 0.5, 1]) {
      const scale = Math.min(1.02, before.scale * (1 + spread * step))
      const part = detailOf(smaller(level.part, scale))
      // A part that grows keeps its middle.
      const grown = ((scale - before.scale) * level.part.width) / 2
      const at = { x: before.x - grown, y: before.y - (grown * level.part.height) / level.part.width }
      const found = matchAround(ground, part, at, 3)
      if (found.likeness > best.likeness) best = { ...found, scale }
    }
    spread /= 2.2
  }
  return best
}

/** The same view, as well as can be told: nothing finer would make it a travel. Pixels are those of half the level. */
const isStill = ({ x, y, scale }: Match, { whole }: Level): boolean =>
  scale > 0.96 && 2 * Math.hypot(x, y) < 0.5 * LEAST_SHIFT * whole.width

const smaller = (plane: Plane, scale: number): Plane =>
  resizePlane(plane, {
    width: Math.max(2, Math.round(plane.width * scale)),
    height: Math.max(2, Math.round(plane.height * scale)),
  })

/** What stands out of its surroundings: neither light nor exposure count. */
function detailOf(plane: Plane): Plane {
  const around = boxMean(plane, Math.max(2, Math.round(plane.width * 0.04)))
  return createPlane(
    plane,
    plane.values.map((value, at) => value - around.values[at]!),
  )
}
