import { float, message, number, text } from './protobuf.ts'

export type Attribute = number | string | readonly number[]
export type Node = {
  operator: string
  inputs: readonly string[]
  output: string
  attributes?: Readonly<Record<string, Attribute>>
}
export type Constant = { name: string; type: keyof typeof ELEMENT_TYPES; shape: readonly number[]; bytes: Uint8Array }
type Value = { name: string; shape: readonly number[] }
type Graph = { nodes: Node[]; constants: Constant[]; inputs: Value[]; outputs: Value[] }

const ELEMENT_TYPES = { float32: 1, int64: 7, float16: 10 } as const
const ATTRIBUTE_TYPES = { integer: 2, text: 3, integers: 7, float: 1 } as const
// The first operator set with GridSample is 16; format 8 is the one that was current with it.
const OPERATOR_SET = 17
const FORMAT = 8

/** Encodes a model. Integer attributes are written as integers, others as floats. */
export function encodeOnnxModel({ nodes, constants, inputs, outputs }: Graph): Buffer {
  const graph = [
    ...nodes.map(node => message(1, nodeOf(node))),
    text(2, 'graph'),
    ...constants.map(constant => message(5, constantOf(constant))),
    ...inputs.map(value => message(11, valueOf(value))),
    ...outputs.map(value => message(12, valueOf(value))),
  ]
  return Buffer.concat([number(1, FORMAT), message(7, graph), message(8, [text(1, ''), number(2, OPERATOR_SET)])])
}

function nodeOf({ operator, inputs, output, attributes = {} }: Node): Buffer[] {
  return [
    ...inputs.map(input => text(1, input)),
    text(2, output),
    text(3, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => message(5, [text(1, name), ...attributeOf(value)])),
  ]
}

function attributeOf(value: Attribute): Buffer[] {
  if (typeof value === 'string') return [text(4, value), number(20, ATTRIBUTE_TYPES.text)]
  if (typeof value !== 'number') return [...value.map(part => number(8, part)), number(20, ATTRIBUTE_TYPES.integers)]
  if (Number.isInteger(value)) return [number(3, value), number(20, ATTRIBUTE_TYPES.integer)]
  return [float(2, value), number(20, ATTRIBUTE_TYPES.float)]
}

const constantOf = ({ name, type, shape, bytes }: Constant): Buffer[] => [
  ...shape.map(side => number(1, side)),
  number(2, ELEMENT_TYPES[type]),
  text(8, name),
  message(9, [bytes]),
]

function valueOf({ name, shape }: Value): Buffer[] {
  const sides = shape.map(side => message(1, [number(1, side)]))
  const tensor = [number(1, ELEMENT_TYPES.float32), message(2, sides)]
  return [text(1, name), message(2, [message(1, tensor)])]
}
