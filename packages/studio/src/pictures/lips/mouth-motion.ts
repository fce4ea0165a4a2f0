import type { MouthPose } from '../../setting/mouth-pose.ts'
import { type MouthMap, smoothTable, valueAt } from './mouth-map.ts'
import type { Seam } from './trace-seam.ts'

/** Which part of the face a place belongs to, once the mouth has moved. */
export type Moved = {
  /** Where the upper and the lower lip end here; between them one looks into the mouth. */
  upperY: number
  lowerY: number
  /** The place itself in the same measure: the corners, and with them both ends, sink as a mouth opens. */
  atY: number
  /** Where this place was before. */
  x: number
  y: number
}

// In units, at the widest: the lower lip goes down with the jaw, the upper one rises a little.
const LOWER_DROP = 0.72
const UPPER_RISE = 0.11
// A mouth that is open already has less way to go: so much less for each unit, and never less than this.
const [LESS_WHEN_OPEN, LEAST_DROP] = [0.7, 0.4]
// No chin gives more than this share of its length.
const MOST_OF_CHIN = 0.5
// What is left of the lip's way at the chin, and where below it nothing moves any more, in lengths of the chin.
const AT_CHIN = 0.68
const END = 1.95
// How far to the side the jaw moves, in half widths of the mouth, above what the lips do.
const JAW_WIDTH = 0.95
// Shares of the mouth's width.
const DRAWN_APART = 0.13
const DRAWN_TOGETHER = 0.24
const NARROWS_OPEN = 0.06
// A lower lip that is stretched loses its waves: so much of them, so far below its edge (in lengths of the chin).
const [RELAXED, RELAXED_BELOW] = [0.8, 0.4]
// Steps of the lip line: what is longer than this is its form, and no wave.
const WAVE = 20
// Of the lower lip's way, how much the corners sink; around them it fades within so much.
const CORNER_SINK = 0.2
const [SINK_INNER, SINK_OUTER, SINK_DOWN] = [0.15, 2.05, 1.1]
// Half of the area in which lips are drawn together or apart.
const [DRAWN_X, DRAWN_UP, DRAWN_DOWN] = [2.3, 0.95, 1.5]

// Half the width of what goes down with the jaw, and a little more for the corners.
const FAR_X = 2.1

/** As far as anything moves from the middle of the mouth, in units. */
export const motionExtent = ({ toChin, toNose }: MouthMap) => ({
  side: Math.max(DRAWN_X, 1 + JAW_WIDTH) + 0.05,
  up: Math.max(DRAWN_UP, toNose) + 0.2,
  down: Math.max(DRAWN_DOWN, toChin * END) + 0.3,
})

/** How far lips part on the way from corner to corner: between a circle's bow and a parabola. */
function archOf(x: number): number {
  const rest = 1 - x * x
  return rest <= 0 ? 0 : 0.5 * (rest + Math.sqrt(rest))
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

// Units: a thirtieth of a pixel of the largest mouths.
const NEAR_ENOUGH = 3e-4

/** What depends on how far below the lip line a place was, for `ROWS` steps down to `END` lengths of the chin. */
const ROWS = 256
const rowsOf = (valueOf: (below: number) => number): Float32Array =>
  Float32Array.from({ length: ROWS + 1 }, (_, row) => valueOf((row / ROWS) * END))
/** One over the half width of what moves; how little it is an arch; the share of the lip's way; that of its waves. */
const NARROWNESS = rowsOf(below => 1 / (1 + JAW_WIDTH * smooth(0, 0.75, below)))
const BELLNESS = rowsOf(below => smooth(0, 0.6, below))
const ALONG = rowsOf(below => (1 - (1 - AT_CHIN) * smooth(0.15, 1, below)) * (1 - smooth(0.95, END, below)))
const WAVES = rowsOf(below => 1 - smooth(0, RELAXED_BELOW, below))

/** How a face moves with its mouth: for a place in the moved face, where it was; written to `moved`. */
export function createMouthMotion(map: MouthMap, { line, gap, isClosed }: Seam, { open, wide }: MouthPose) {
  const { toChin, toNose } = map
  const way = isClosed ? 1 : Math.max(LEAST_DROP, 1 - LESS_WHEN_OPEN * gap)
  const drop = Math.min(LOWER_DROP * way * open, MOST_OF_CHIN * toChin)
  // Of a mouth that is open already the upper lip stays: its teeth would have to follow.
  const rise = isClosed ? UPPER_RISE * open : 0
  const drawn = (wide > 0 ? DRAWN_APART : DRAWN_TOGETHER) * wide - NARROWS_OPEN * open
  const calm = smoothTable(line, WAVE)
  const relaxed = isClosed ? RELAXED * Math.min(1, 2 * open) : 0
  const rowsPerUnit = ROWS / (END * toChin)

  /** How far a place went down that was so far below the lip line. Lips part in an arch; the jaw has no corners. */
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

  /** How far a place went down that is now so far below the lip line; `guess` is the way of one beside it. */
  function wayTo(x: number, fromSeam: number, relax: number, guess: number): number {
    let way = guess
    for (let round = 0; round < 4; round++) {
      const before = way
      way = wentDown(x, Math.max(0, fromSeam - before), relax)
      if (Math.abs(way - before) < NEAR_ENOUGH) return way
    }
    // Beside the corners, where ways grow steeply with depth, that goes to and fro. No two places come to the same, so
    // that the right one can be closed in on.
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
    const across = smooth(SINK_INNER, 1, side) * (1 - smooth(1, SINK_OUTER, side))
    return CORNER_SINK * drop * across * (1 - smooth(0, SINK_DOWN, off))
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
        was = above >= 1 ? atY : Math.min(seam, atY + rise * arch * (1 - smooth(0, 1, above)))
      }
      moved.y = was
    } else {
      lastWay = wayTo(wasX, atY - seam, relax, lastWay)
      moved.y = Math.max(seam, atY - lastWay)
    }
  }
}
