import type { Zooms } from '../../../src/pictures/between/create-warp.ts'
import { type Flow, mixAt } from '../../../src/pictures/between/flow.ts'
import type { YuvFrame } from '../../../../media/src/frames/yuv-frame.ts'

type Plane = { width: number; height: number; values: Uint8Array | Float32Array }

/** A number between pixels; beyond the edges these go on. */
function between({ width, height, values }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let sum = 0
  for (const [column, row] of [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ] as const) {
    const weight = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
    const [inside, down] = [Math.min(width - 1, Math.max(0, column)), Math.min(height - 1, Math.max(0, row))]
    sum += weight * values[down * width + inside]!
  }
  return sum
}

function planesOf({ width, height, pixels }: YuvFrame): [luma: Plane, blue: Plane, red: Plane] {
  const [columns, rows, area] = [width / 2, height / 2, width * height]
  const colours = { width: columns, height: rows }
  return [
    { width, height, values: pixels.subarray(0, area) },
    { ...colours, values: pixels.subarray(area, area + columns * rows) },
    { ...colours, values: pixels.subarray(area + columns * rows) },
  ]
}

/** What createWarp's kernels do, a number at a time and without any trick. */
export function plainWarp(
  first: YuvFrame,
  last: YuvFrame,
  flows: readonly Flow[],
  time: number,
  zooms: Zooms,
): Uint8Array {
  const { width, height } = first
  const [columns, rows] = [width / 2, height / 2]
  const mix = mixAt(
    flows.map(flow => flow.time),
    time,
  )
  const [before, after] = [flows[mix.before]!, flows[mix.after]!]
  const area = before.width * before.height
  const out = new Uint8Array(first.pixels.length)
  const frames = [planesOf(first), planesOf(last)]
  const plane = (values: Float32Array): Plane => ({ width: before.width, height: before.height, values })
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.min(before.width - 1, Math.max(0, ((column + 0.5) * before.width) / columns - 0.5))
      const y = Math.min(before.height - 1, Math.max(0, ((row + 0.5) * before.height) / rows - 0.5))
      const known = (which: number, [early, late]: readonly [number, number]): number =>
        early * between(plane(before.flow.subarray(which * area, (which + 1) * area)), x, y) +
        late * between(plane(after.flow.subarray(which * area, (which + 1) * area)), x, y)
      const share =
        mix.share +
        mix.shares[0] * between(plane(before.share), x, y) +
        mix.shares[1] * between(plane(after.share), x, y)
      const sums = [0, 0, 0, 0, 0, 0]
      for (const [which, planes] of frames.entries()) {
        const closer = 1 / (which === 0 ? zooms.first : zooms.last) - 1
        const shares = which === 0 ? mix.toFirst : mix.toLast
        const wayX = known(2 * which, shares) * (width / before.width)
        const wayY = known(2 * which + 1, shares) * (height / before.height)
        const fromX = Math.min(width - 2, Math.max(0, 2 * column + (2 * column + 1 - columns) * closer + wayX))
        const fromY = Math.min(height - 2, Math.max(0, 2 * row + (2 * row + 1 - rows) * closer + wayY))
        const weight = which === 0 ? share : 1 - share
        for (let pixel = 0; pixel < 4; pixel++)
          sums[pixel]! += weight * between(planes[0], fromX + (pixel & 1), fromY + (pixel >> 1))
        sums[4]! += weight * between(planes[1], fromX / 2, fromY / 2)
        sums[5]! += weight * between(planes[2], fromX / 2, fromY / 2)
      }
      for (let pixel = 0; pixel < 4; pixel++)
        out[(2 * row + (pixel >> 1)) * width + 2 * column + (pixel & 1)] = Math.round(sums[pixel]!)
      out[width * height + row * columns + column] = Math.round(sums[4]!)
      out[width * height + columns * rows + row * columns + column] = Math.round(sums[5]!)
    }
  }
  return out
}
