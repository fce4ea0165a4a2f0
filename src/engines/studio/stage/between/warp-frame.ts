import type { Size } from '../../../../media/size.ts'
import type { YuvFrame } from '../../../../media/yuv-frame.ts'
import type { Flow } from './flow.ts'
import { createFlowRows } from './flow-rows.ts'

/** A frame's planes with one column and one row more, which repeat the last ones. */
export type PaddedFrame = Size & { planes: [luma: Padded, blue: Padded, red: Padded] }
type Padded = { stride: number; values: Uint8Array }

export function paddedFrameOf({ width, height, pixels }: YuvFrame): PaddedFrame {
  const [columns, rows] = [width / 2, height / 2]
  const [blueAt, redAt] = [width * height, width * height + columns * rows]
  return {
    width,
    height,
    planes: [
      padded(pixels.subarray(0, blueAt), width, height),
      padded(pixels.subarray(blueAt, redAt), columns, rows),
      padded(pixels.subarray(redAt), columns, rows),
    ],
  }
}

function padded(from: Uint8Array, width: number, height: number): Padded {
  const stride = width + 1
  const values = new Uint8Array(stride * (height + 1) + 1)
  for (let y = 0; y <= height; y++) {
    const row = Math.min(y, height - 1) * width
    values.set(from.subarray(row, row + width), y * stride)
    values[y * stride + width] = from[row + width - 1]!
  }
  return { stride, values }
}

/** How much larger a picture is seen around the middle of the frame. */
export type Zooms = { first: number; last: number }

/**
 * Mixes two frames as a flow says, in their own size. The flow is looked up once for each two by two pixels, which is a
 * colour's pixel; all of them are moved alike. Three in four of a frame's milliseconds go by in here, so the rows below
 * are plain loops over numbers.
 */
export function warpFrame(first: PaddedFrame, last: PaddedFrame, flow: Flow, zooms: Zooms, into: Uint8Array): void {
  const columns = first.width / 2
  const rows = first.height / 2
  const ways = createFlowRows(flow, columns, rows)
  const sums = new Float32Array(columns * 6)
  for (let row = 0; row < rows; row++) {
    ways.read(row)
    sums.fill(0.5)
    addRow(first, row, 1 / zooms.first - 1, ways.u0, ways.v0, ways.share, sums)
    addRow(last, row, 1 / zooms.last - 1, ways.u1, ways.v1, ways.rest, sums)
    storeRow(sums, first, row, into)
  }
}

/** Adds a row of cells, four pixels of luma and one of each colour, times its weight. */
function addRow(
  frame: PaddedFrame,
  row: number,
  closer: number,
  ways: Float32Array,
  waysDown: Float32Array,
  weights: Float32Array,
  sums: Float32Array,
): void {
  const { width, height } = frame
  const luma = frame.planes[0].values
  const blue = frame.planes[1].values
  const red = frame.planes[2].values
  const stride = frame.planes[0].stride
  const chromaStride = frame.planes[1].stride
  const columns = width / 2
  const rowY = 2 * row + (2 * row + 1 - height / 2) * closer
  for (let i = 0; i < columns; i++) {
    const weight = weights[i]!
    if (weight === 0) continue
    const placeX = 2 * i + (2 * i + 1 - columns) * closer + ways[i]!
    const placeY = rowY + waysDown[i]!
    const x = placeX < 0 ? 0 : placeX > width - 2 ? width - 2 : placeX
    const y = placeY < 0 ? 0 : placeY > height - 2 ? height - 2 : placeY
    const left = x | 0
    const top = y | 0
    const fx = x - left
    const fy = y - top
    const a = (1 - fx) * (1 - fy) * weight
    const b = fx * (1 - fy) * weight
    const c = (1 - fx) * fy * weight
    const d = fx * fy * weight
    const at = top * stride + left
    const under = at + stride
    const below = under + stride
    const l1 = luma[at + 1]!
    const m0 = luma[under]!
    const m1 = luma[under + 1]!
    const m2 = luma[under + 2]!
    const n1 = luma[below + 1]!
    const to = i * 6
    sums[to]! += a * luma[at]! + b * l1 + c * m0 + d * m1
    sums[to + 1]! += a * l1 + b * luma[at + 2]! + c * m1 + d * m2
    sums[to + 2]! += a * m0 + b * m1 + c * luma[below]! + d * n1
    sums[to + 3]! += a * m1 + b * m2 + c * n1 + d * luma[below + 2]!
    const half = x / 2
    const halfY = y / 2
    const column = half | 0
    const line = halfY | 0
    const gx = half - column
    const gy = halfY - line
    const e = (1 - gx) * (1 - gy) * weight
    const f = gx * (1 - gy) * weight
    const g = (1 - gx) * gy * weight
    const h = gx * gy * weight
    const chroma = line * chromaStride + column
    const lower = chroma + chromaStride
    sums[to + 4]! += e * blue[chroma]! + f * blue[chroma + 1]! + g * blue[lower]! + h * blue[lower + 1]!
    sums[to + 5]! += e * red[chroma]! + f * red[chroma + 1]! + g * red[lower]! + h * red[lower + 1]!
  }
}

function storeRow(sums: Float32Array, { width, height }: Size, row: number, into: Uint8Array): void {
  const columns = width / 2
  const blue = width * height + row * columns
  const red = blue + (width * height) / 4
  for (let i = 0; i < columns; i++) {
    const at = 2 * row * width + 2 * i
    const from = i * 6
    into[at] = sums[from]!
    into[at + 1] = sums[from + 1]!
    into[at + width] = sums[from + 2]!
    into[at + width + 1] = sums[from + 3]!
    into[blue + i] = sums[from + 4]!
    into[red + i] = sums[from + 5]!
  }
}
