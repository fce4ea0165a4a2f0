import type { MouthPose } from '../../setting/mouth-pose.ts'
import { type MouthMap, smoothTable, valueAt } from './mouth-map.ts'
import type { Seam } from './trace-seam.ts'
import { smoothStep } from '../../planes/plane.ts'

/** The part of the moved face that a point belongs to. */
export type Moved = {
  /** The edges of the upper and the lower lip here; the inside of the mouth is between them. */
  upperY: number
  lowerY: number
  /** The point itself in the same units: the corners, and both ends with them, sink as the mouth opens. */
  atY: number
  /** The position of this point before the motion. */
  x: number
  y: number
}

// In units, at the widest: the lower lip moves down with the jaw, the upper one rises a little.
const LOWER_DROP = 0.72
const UPPER_RISE = 0.11
// A mouth that is already open moves less: the reduction for each unit, and the minimum.
const [LESS_WHEN_OPEN, LEAST_DROP] = [0.7, 0.4]
// The maximum motion as a fraction of the chin's length.
const MAX_OF_CHIN = 0.5
// The remaining motion at the chin, and where the motion ends below it, in chin lengths.
const AT_CHIN = 0.68
const END = 1.95
// The lateral extent of the jaw's motion, in half widths of the mouth, in addition to the lips'.
const JAW_WIDTH = 0.95
// Shares of the mouth's width.
const DRAWN_APART = 0.13
const DRAWN_TOGETHER = 0.24
const NARROWS_OPEN = 0.06
// A stretched lower lip loses its waves: the fraction, and the depth below its edge (in chin lengths).
const [RELAXED, RELAXED_BELOW] = [0.8, 0.4]
// Steps of the lip line: longer variations are its form, shorter ones are waves.
const WAVE = 20
// The drop of the corners relative to the lower lip, and the radius of the effect.
const CORNER_SINK = 0.2
const [SINK_INNER, SINK_OUTER, SINK_DOWN] = [0.15, 2.05, 1.1]
// Half of the area in which lips are drawn together or apart.
const [DRAWN_X, DRAWN_UP, DRAWN_DOWN] = [2.3, 0.95, 1.5]

// Half the width of the moving jaw, and a margin for the corners.
const FAR_X = 2.1

/** The maximum distance of moving points from the centre of the mouth, in units. */
export const motionExtent = ({ toChin, toNose }: MouthMap) => ({
  side: Math.max(DRAWN_X, 1 + JAW_WIDTH) + 0.05,
  up: Math.max(DRAWN_UP, toNose) + 0.2,
  down: Math.max(DRAWN_DOWN, toChin * END) + 0.3,
})

/** The opening along the mouth: between a circular arc and a parabola. */
function archOf(x: number): number {
  const rest = 1 - x * x
  return rest <= 0 ? 0 : 0.5 * (rest + Math.sqrt(rest))
}

// Units: a thirtieth of a pixel of the largest mouths.
const NEAR_ENOUGH = 3e-4

/** Values that depend on the depth below the lip line, for `ROWS` steps down to `END` chin lengths. */
const ROWS = 256
const rowsOf = (valueOf: (below: number) => number): Float32Array =>
  Float32Array.from({ length: ROWS + 1 }, (_, row) => valueOf((row / ROWS) * END))
/**
 * One over the half width of the motion; the flatness of the arch; the factors of the lip's motion and of its waves.
 */
const NARROWNESS = rowsOf(below => 1 / (1 + JAW_WIDTH * smoothStep(0, 0.75, below)))
const BELLNESS = rowsOf(below => smoothStep(0, 0.6, below))
const ALONG = rowsOf(below => (1 - (1 - AT_CHIN) * smoothStep(0.15, 1, below)) * (1 - smoothStep(0.95, END, below)))
const WAVES = rowsOf(below => 1 - smoothStep(0, RELAXED_BELOW, below))

/** The motion of a face with its mouth: for a point in the moved face its earlier position, written to `moved`. */
export function createMouthMotion(map: MouthMap, { line, gap, isClosed }: Seam, { open, wide }: MouthPose) {
  const { toChin, toNose } = map
  const way = isClosed ? 1 : Math.max(LEAST_DROP, 1 - LESS_WHEN_OPEN * gap)
  const drop = Math.min(LOWER_DROP * way * open, MAX_OF_CHIN * toChin)
  // If the mouth is already open, the upper lip stays, because its teeth would have to follow.
  const rise = isClosed ? UPPER_RISE * open : 0
  const drawn = (wide > 0 ? DRAWN_APART : DRAWN_TOGETHER) * wide - NARROWS_OPEN * open
  const calm = smoothTable(line, WAVE)
  const relaxed = isClosed ? RELAXED * Math.min(1, 2 * open) : 0
  const rowsPerUnit = ROWS / (END * toChin)

  /** The downward motion of a point below the lip line. Lips part in an arch; the jaw has no corners. */
  function wentDown(x: number, fromSeam: number, relax: number): number {
    const place = fromSeam * rowsPerUnit
    if (place >= ROWS) return 0
    const row = place | 0
    const rest = place - row
    const q = x * (NARROWNESS[row]! + (NARROWNESS[row + 1]! - NARROWNESS[row]!) * rest)
    const inside = 1 - q * q
    const waves = relax * (WAVES[row]! + (WAVES[row + 1]! - WAVES[row]!) * rest)
    if (inside <= 0) return waves
    const bellness = BELLNESS[row]! + (BELLNESS[row + 1]! - BELLNESS[row]!) * rest
    const arch = 0.5 * (inside + Math.sqrt(inside))
    const share = (arch + (inside * inside - arch) * bellness) * (ALONG[row]! + (ALONG[row + 1]! - ALONG[row]!) * rest)
    return drop * share + waves
  }

  /**
   * The downward motion of a point from its present position below the lip line; `guess` is the motion of a neighbour.
   */
  function wayTo(x: number, fromSeam: number, relax: number, guess: number): number {
    let way = guess
    for (let round = 0; round < 4; round++) {
      const before = way
      way = wentDown(x, Math.max(0, fromSeam - before), relax)
      if (Math.abs(way - before) < NEAR_ENOUGH) return way
    }
    // Beside the corners, where the motion grows steeply with depth, the iteration oscillates. The mapping is
    // monotonic, so bisection finds the point.
    let [upper, lower] = [Math.max(0, fromSeam - drop - Math.abs(relax)), fromSeam + Math.abs(relax)]
    while (lower - upper > NEAR_ENOUGH) {
      const middle = (upper + lower) / 2
      if (middle + wentDown(x, middle, relax) > fromSeam) lower = middle
      else upper = middle
    }
    return fromSeam - upper
  }

  function sink(x: number, fromSeam: number): number {
    const side = Math.abs(x)
    const off = Math.abs(fromSeam)
    if (side <= SINK_INNER || side >= SINK_OUTER || off >= SINK_DOWN) return 0
    const across = smoothStep(SINK_INNER, 1, side) * (1 - smoothStep(1, SINK_OUTER, side))
    return CORNER_SINK * drop * across * (1 - smoothStep(0, SINK_DOWN, off))
  }

  let lastWay = 0
  return (x: number, y: number, moved: Moved): void => {
    const reach = y < 0 ? y / DRAWN_UP : y / DRAWN_DOWN
    const near = 1 - (x / DRAWN_X) * (x / DRAWN_X) - reach * reach
    const wasX = near > 0 ? x / (1 + drawn * near * near) : x
    const seam = valueAt(line, wasX)
    const isFar = near <= 0 && (x <= -FAR_X || x >= FAR_X || y - seam >= END * toChin)
    if (isFar) {
      moved.x = x
      moved.y = y
      return
    }
    const atY = y - sink(wasX, y - seam)
    const arch = archOf(wasX)
    const relax = relaxed * (valueAt(calm, wasX) - seam)
    const upperY = seam - rise * arch
    const lowerY = Math.max(upperY, seam + drop * arch + relax)
    moved.x = wasX
    moved.atY = atY
    moved.upperY = upperY
    moved.lowerY = lowerY
    if (atY < (upperY + lowerY) / 2) {
      let was = Math.min(seam, atY + rise * arch)
      for (let round = 0; round < 2 && rise > 0; round++) {
        const above = (seam - was) / toNose
        was = above >= 1 ? atY : Math.min(seam, atY + rise * arch * (1 - smoothStep(0, 1, above)))
      }
      moved.y = was
    } else {
      lastWay = wayTo(wasX, atY - seam, relax, lastWay)
      moved.y = Math.max(seam, atY - lastWay)
    }
  }
}
