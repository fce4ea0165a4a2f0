import type { RgbaPicture } from '@kinora/media/frames/size'
import { type MouthMap, smoothTable, STEPS } from './mouth-map.ts'

// In mouth units: a mouth with a smaller gap is closed; and the maximum error of the face mesh.
const CLOSED_GAP = 0.22
const OFF = 0.14
// Search steps on each side, and the costs in luma levels: of the squared distance from the guess, and of each step of
// change between columns.
const SIDE_STEPS = 14
const OFF_COST = 0.12
const BEND_COST = 3

/** The line at which the mouth is opened, and the current gap between the lips. */
export type Seam = { line: Float32Array; gap: number; isClosed: boolean }

/**
 * The seam between the lips. The face mesh gives it to within one or two pixels of the reduced picture; the exact line
 * is the darkest path nearby. In an open mouth it follows the dark area between the upper and lower teeth.
 */
export function traceSeam(picture: RgbaPicture, map: MouthMap): Seam {
  const { upperEdge, lowerEdge } = map
  const gap = Math.max(...upperEdge.map((upper, step) => lowerEdge[step]! - upper))
  const isClosed = gap < CLOSED_GAP
  const guess = upperEdge.map((upper, step) => (upper + lowerEdge[step]!) / 2)
  // Search the whole gap except its edges, which belong to the lips.
  const reach = upperEdge.map((upper, step) => (isClosed ? OFF : 0.03 + 0.36 * (lowerEdge[step]! - upper)))
  const offsets = darkestPath(picture, map, guess, reach)
  return {
    line: smoothTable(
      guess.map((y, step) => y + offsets[step]!),
      2,
    ),
    gap: Math.max(0, gap),
    isClosed,
  }
}

/** Finds the lowest-cost path between the corners of the mouth. Dark pixels, closeness to the guess and straightness lower the cost. */
function darkestPath(picture: RgbaPicture, map: MouthMap, guess: Float32Array, reach: Float32Array): Float32Array {
  const rows = 2 * SIDE_STEPS + 1
  const costs = new Float32Array((STEPS + 1) * rows)
  const from = new Uint8Array(costs.length)
  for (let step = 0; step <= STEPS; step++) {
    for (let row = 0; row < rows; row++) {
      const off = row - SIDE_STEPS
      const x = (2 * step) / STEPS - 1
      const cost = lumaAt(picture, map, x, guess[step]! + (off / SIDE_STEPS) * reach[step]!) + OFF_COST * off * off
      let best = step === 0 ? 0 : Infinity
      if (step > 0) {
        for (let before = Math.max(0, row - 2); before <= Math.min(rows - 1, row + 2); before++) {
          const total = costs[(step - 1) * rows + before]! + BEND_COST * Math.abs(row - before)
          if (total >= best) continue
          best = total
          from[step * rows + row] = before
        }
      }
      costs[step * rows + row] = best + cost
    }
  }
  const offsets = new Float32Array(STEPS + 1)
  let row = costs.subarray(STEPS * rows).reduce((best, cost, at, last) => (cost < last[best]! ? at : best), 0)
  for (let step = STEPS; step >= 0; step--) {
    offsets[step] = ((row - SIDE_STEPS) / SIDE_STEPS) * reach[step]!
    row = from[step * rows + row]!
  }
  return offsets
}

function lumaAt({ rgba, width, height }: RgbaPicture, map: MouthMap, x: number, y: number): number {
  const { middle, across, down } = map
  const column = Math.min(width - 1, Math.max(0, Math.floor(middle.x + x * across.x + y * down.x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(middle.y + x * across.y + y * down.y)))
  const at = (row * width + column) * 4
  return 0.2126 * rgba[at]! + 0.7152 * rgba[at + 1]! + 0.0722 * rgba[at + 2]!
}
