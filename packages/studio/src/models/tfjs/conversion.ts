import type { GraphWriter } from '../onnx/graph-writer.ts'
import { type GraphNode, textAttribute } from './graph-model.ts'
import type { Layouts } from './layouts.ts'
import type { UnpackedTensor } from './unpack-tensors.ts'

/** The context of a conversion. */
export type Conversion = { graph: GraphWriter; layouts: Layouts; tensors: ReadonlyMap<string, UnpackedTensor> }

/** With odd padding, TensorFlow also puts the larger part at the end. */
export function readPadding(node: GraphNode): { auto_pad: string } {
  const padding = textAttribute(node, 'padding')
  if (padding === 'SAME') return { auto_pad: 'SAME_UPPER' }
  if (padding === 'VALID') return { auto_pad: 'VALID' }
  throw new Error(`${node.name} has the unsupported padding ${padding}`)
}

/** A constant with one value per channel. */
export function perPlane({ graph, tensors }: Conversion, name: string): string {
  const { values } = findTensor(tensors, name)
  return addTensor(graph, `${name}/planes`, [values.length, 1, 1], values)
}

export function nodeInput({ name, input }: GraphNode, index: number): string {
  const found = input?.[index]
  if (found === undefined) throw new Error(`${name} has no input ${index}`)
  return found
}

export function findTensor(tensors: Conversion['tensors'], name: string): UnpackedTensor {
  const tensor = tensors.get(name)
  if (!tensor) throw new Error(`there are no weights ${name}`)
  return tensor
}

export function addTensor(
  graph: GraphWriter,
  name: string,
  shape: readonly number[],
  values: Float32Array | Int32Array,
): string {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  graph.constants.push({ name, type: 'float32', shape, bytes })
  return name
}
