import type { GraphModel, GraphNode, StoredTensor } from '../../../src/models/tfjs/graph-model.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const sizes = (shape: readonly number[]) => ({ dim: shape.map(side => ({ size: `${side}` })) })

/** A graph model of a few nodes, as TensorFlow.js would have written it. Weights are float32 and int32. */
export function createSmallModel(input: readonly number[]) {
  const node: GraphNode[] = [{ name: 'picture', op: 'Placeholder' }]
  const stored: StoredTensor[] = []
  const bytes: Buffer[] = []
  return {
    constant(name: string, shape: number[], values: Float32Array | Int32Array): string {
      node.push({ name, op: 'Const' })
      stored.push({ name, shape, dtype: values instanceof Int32Array ? 'int32' : 'float32' })
      bytes.push(Buffer.from(values.buffer))
      return name
    },
    add(
      name: string,
      op: string,
      input: string[],
      {
        texts = {},
        lists = {},
        fused = [],
      }: { texts?: Record<string, string>; lists?: Record<string, number[]>; fused?: string[] } = {},
    ): string {
      const attr = {
        ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { s: base64(text) }])),
        ...Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, { list: { i: list.map(String) } }])),
        fused_ops: { list: { s: fused.map(base64) } },
      }
      node.push({ name, op, input, attr })
      return name
    },
    /** Nodes are turned around: a file may have them in any order. */
    finish(output: string, shape: readonly number[]): [GraphModel, Buffer] {
      node.push({ name: 'Identity', op: 'Identity', input: [output] })
      const model: GraphModel = {
        modelTopology: { node: node.toReversed() },
        weightsManifest: [{ weights: stored }],
        signature: {
          inputs: { picture: { name: 'picture:0', tensorShape: sizes([-1, ...input]) } },
          outputs: { made: { name: 'Identity:0', tensorShape: sizes([-1, ...shape]) } },
        },
      }
      return [model, Buffer.concat(bytes)]
    },
  }
}

/** A picture as TensorFlow has it: rows of pixels of channels. */
export type Pixels = { rows: number; columns: number; channels: number; values: Float32Array }

type Window = { side: number; stride: number; isSame: boolean }

/** Every window of a picture, in the plain way: `each` gives a value per output channel from the places it may see. */
export function slid(
  from: Pixels,
  { side, stride, isSame }: Window,
  channels: number,
  each: (at: (row: number, column: number, channel: number) => number | undefined, channel: number) => number,
): Pixels {
  const outOf = (length: number): number => Math.ceil((isSame ? length : length - side + 1) / stride)
  const beforeOf = (length: number): number =>
    isSame ? Math.floor(Math.max(0, (outOf(length) - 1) * stride + side - length) / 2) : 0
  const [rows, columns] = [outOf(from.rows), outOf(from.columns)]
  const values = new Float32Array(rows * columns * channels)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = (row: number, column: number, channel: number): number | undefined => {
        const [inY, inX] = [y * stride + row - beforeOf(from.rows), x * stride + column - beforeOf(from.columns)]
        const isOutside = inY < 0 || inX < 0 || inY >= from.rows || inX >= from.columns
        return isOutside ? undefined : from.values[(inY * from.columns + inX) * from.channels + channel]!
      }
      for (let channel = 0; channel < channels; channel++)
        values[(y * columns + x) * channels + channel] = each(at, channel)
    }
  }
  return { rows, columns, channels, values }
}
