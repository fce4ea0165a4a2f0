import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, extractLuma, type Plane, createPlane, resizePlane } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'
import { type Match, matchAround, matchEverywhere } from './match.ts'

/** The part of one picture that another shows: its position and size in widths and heights of the first. */
export type View = { x: number; y: number; scale: number }

// The maximum zoom, in steps small enough for the coarse search.
const CLOSEST = 0.36
const STEP = 0.93
// Search widths, coarse to fine, up to the pictures' size.
const WIDTHS = [40, 80, 160, 320, 640] as const
const COARSEST = WIDTHS[0]
// Unrelated pictures reach at most 0.3; two crops of one picture 0.8 and more.
const MIN_LIKENESS = 0.6
const HOPELESS = 0.4
// A smaller difference is not a camera move; interpolation handles it better.
const LEAST_SHIFT = 0.08
const LEAST_ZOOM = 1.1

/**
 * Finds the last picture in the first, if both show the same scene from one position, only shifted or zoomed. Undefined
 * if they do not, or hardly differ.
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
      // A scaled part keeps its centre.
      const grown = ((scale - before.scale) * level.part.width) / 2
      const at = { x: before.x - grown, y: before.y - (grown * level.part.height) / level.part.width }
      const found = matchAround(ground, part, at, 3)
      if (found.likeness > best.likeness) best = { ...found, scale }
    }
    spread /= 2.2
  }
  return best
}

/** The same view within the accuracy. Pixels are those of half the level. */
const isStill = ({ x, y, scale }: Match, { whole }: Level): boolean =>
  scale > 0.96 && 2 * Math.hypot(x, y) < 0.5 * LEAST_SHIFT * whole.width

const smaller = (plane: Plane, scale: number): Plane =>
  resizePlane(plane, {
    width: Math.max(2, Math.round(plane.width * scale)),
    height: Math.max(2, Math.round(plane.height * scale)),
  })

/** High-pass: light and exposure do not count. */
function detailOf(plane: Plane): Plane {
  const around = boxMean(plane, Math.max(2, Math.round(plane.width * 0.04)))
  return createPlane(
    plane,
    plane.values.map((value, at) => value - around.values[at]!),
  )
}
