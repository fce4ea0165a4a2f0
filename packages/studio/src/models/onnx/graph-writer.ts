import type { Attribute, Constant, Node } from './encode-onnx-model.ts'

/** Collects the nodes and constants of a graph. */
export type GraphWriter = {
  nodes: Node[]
  constants: Constant[]
  add: (operator: string, inputs: readonly string[], output: string, attributes?: Record<string, Attribute>) => void
  /** The name of a constant with these values; equal ones are shared. */
  floats: (values: readonly number[]) => string
  integers: (values: readonly number[]) => string
}

export function createGraphWriter(): GraphWriter {
  const nodes: Node[] = []
  const constants: Constant[] = []
  const named = (type: 'float32' | 'int64', values: readonly number[]): string => {
    const name = `${type}/${values.join(',')}`
    if (!constants.some(constant => constant.name === name)) {
      const list = type === 'float32' ? Float32Array.from(values) : BigInt64Array.from(values, BigInt)
      constants.push({ name, type, shape: [values.length], bytes: new Uint8Array(list.buffer) })
    }
    return name
  }
  return {
    nodes,
    constants,
    add: (operator, inputs, output, attributes = {}) => void nodes.push({ operator, inputs, output, attributes }),
    floats: values => named('float32', values),
    integers: values => named('int64', values),
  }
}
