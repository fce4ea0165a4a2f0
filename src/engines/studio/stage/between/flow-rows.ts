import type { Flow } from './flow.ts'

/** A row of a flow: ways to the first picture and to the last in frame pixels, the share of the first and what is left. */
export type FlowRows = {
  u0: Float32Array
  v0: Float32Array
  u1: Float32Array
  v1: Float32Array
  share: Float32Array
  rest: Float32Array
  /** Puts the row of so many into the lists above. */
  read(row: number): void
}

/** Rows of a flow in another size, between its pixels. There are two frame pixels to a column and to a row. */
export function createFlowRows({ width, height, flow, share }: Flow, columns: number, rows: number): FlowRows {
  const area = width * height
  const [scaleX, scaleY] = [(2 * columns) / width, (2 * rows) / height]
  const lefts = new Int32Array(columns)
  const weights = new Float32Array(columns)
  for (let i = 0; i < columns; i++) {
    // Short of the last pixel, so that there is always one to the right of it.
    const place = Math.min(width - 1.001, Math.max(0, ((i + 0.5) * width) / columns - 0.5))
    lefts[i] = Math.floor(place)
    weights[i] = place - Math.floor(place)
  }
  const list = (): Float32Array => new Float32Array(columns)
  const made = { u0: list(), v0: list(), u1: list(), v1: list(), share: list(), rest: list() }

  function readInto(to: Float32Array, from: Float32Array, start: number, down: number, scale: number): void {
    const top = Math.floor(down)
    const fy = down - top
    const upper = start + top * width
    for (let i = 0; i < columns; i++) {
      const at = upper + lefts[i]!
      const fx = weights[i]!
      const above = from[at]! * (1 - fx) + from[at + 1]! * fx
      const below = from[at + width]! * (1 - fx) + from[at + width + 1]! * fx
      to[i] = scale * (above * (1 - fy) + below * fy)
    }
  }

  return {
    ...made,
    read(row) {
      const down = Math.min(height - 1.001, Math.max(0, ((row + 0.5) * height) / rows - 0.5))
      readInto(made.u0, flow, 0, down, scaleX)
      readInto(made.v0, flow, area, down, scaleY)
      readInto(made.u1, flow, 2 * area, down, scaleX)
      readInto(made.v1, flow, 3 * area, down, scaleY)
      readInto(made.share, share, 0, down, 1)
      for (let i = 0; i < columns; i++) made.rest[i] = 1 - made.share[i]!
    },
  }
}
