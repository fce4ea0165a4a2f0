import type { SmallFrame } from './small-frame.ts'

/** The motion of a picture between two frames: fractions of its width, and the zoom. */
export type Motion = { right: number; down: number; grown: number }

// The maximum motion between two compared frames, as a share of a side.
const MOST = 0.2

/**
 * The global motion. Each half of the picture is projected to a line, across and down, and matched in the other frame:
 * halves that move together are a pan or tilt, halves that move apart a zoom.
 */
export function findMotion(from: SmallFrame, to: SmallFrame): Motion {
  const { width, height } = from
  const [halfX, halfY] = [Math.floor(width / 2), Math.floor(height / 2)]
  const all = { left: 0, top: 0, right: width, bottom: height }
  const left = shiftOf(from, to, { ...all, right: halfX }, 'across')
  const right = shiftOf(from, to, { ...all, left: halfX }, 'across')
  const upper = shiftOf(from, to, { ...all, bottom: halfY }, 'down')
  const lower = shiftOf(from, to, { ...all, top: halfY }, 'down')
  return {
    right: (left + right) / 2 / width,
    down: (upper + lower) / 2 / width,
    grown: ((right - left) / halfX + (lower - upper) / halfY) / 2,
  }
}

type Part = { left: number; top: number; right: number; bottom: number }

function shiftOf(from: SmallFrame, to: SmallFrame, part: Part, way: 'across' | 'down'): number {
  const [one, other] = [lineOf(from, part, way), lineOf(to, part, way)]
  const most = Math.floor(MOST * one.length)
  const costs: number[] = []
  for (let shift = -most; shift <= most; shift++) costs.push(costAt(one, other, shift))
  const best = costs.indexOf(Math.min(...costs))
  // A line without detail gives no result.
  if (costs[most]! - costs[best]! < 0.02 * costs[most]! || costs[most]! < 0.05) return 0
  return best - most + between(costs[best - 1], costs[best]!, costs[best + 1])
}

/** The difference of each column or row from its surroundings, so that a change of light counts as no motion. */
function lineOf({ width, luma }: SmallFrame, { left, top, right, bottom }: Part, way: 'across' | 'down'): Float32Array {
  const line = new Float32Array(way === 'across' ? right - left : bottom - top)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) line[way === 'across' ? x - left : y - top]! += luma[y * width + x]!
  const depth = way === 'across' ? bottom - top : right - left
  return line.map((sum, at) => (2 * sum - (line[at - 2] ?? sum) - (line[at + 2] ?? sum)) / depth)
}

function costAt(one: Float32Array, other: Float32Array, shift: number): number {
  let [sum, count] = [0, 0]
  for (let at = Math.max(0, -shift); at < Math.min(one.length, one.length - shift); at++, count++)
    sum += Math.abs(one[at]! - other[at + shift]!)
  return sum / Math.max(1, count)
}

/** The vertex of a parabola through three costs, -0.5 to 0.5. */
function between(before: number | undefined, at: number, after: number | undefined): number {
  if (before === undefined || after === undefined) return 0
  const bend = before - 2 * at + after
  return bend <= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)))
}

/** The difference of two frames after motion compensation, 0 to 1, in their common area. */
export function differenceAfter({ right, down, grown }: Motion, from: SmallFrame, to: SmallFrame): number {
  const { width, height } = from
  let [sum, count] = [0, 0]
  for (let y = 0; y < height; y++) {
    const row = Math.round(height / 2 + (y - height / 2) * (1 + grown) + down * width)
    if (row < 0 || row >= height) continue
    for (let x = 0; x < width; x++) {
      const column = Math.round(width / 2 + (x - width / 2) * (1 + grown) + right * width)
      if (column < 0 || column >= width) continue
      sum += Math.abs(from.luma[y * width + x]! - to.luma[row * width + column]!)
      count++
    }
  }
  // There is no result without a common area.
  return count < 0.2 * width * height ? 1 : sum / count / 255
}
