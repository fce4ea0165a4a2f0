/** The part of TensorFlow.js' file format that is used here. */
export type GraphModel = {
  modelTopology: { node: readonly GraphNode[] }
  weightsManifest: readonly { weights: readonly StoredTensor[] }[]
  signature?: Signature
  userDefinedMetadata?: { signature?: Signature }
}

export type GraphNode = {
  name: string
  op: string
  input?: readonly string[]
  attr?: Readonly<Record<string, GraphAttribute>>
}

/** Numbers are strings, and strings are base64. */
type GraphAttribute = {
  s?: string
  b?: boolean
  list?: { i?: readonly string[]; s?: readonly string[] }
}

/** The constants in the weights, in order. */
export type StoredTensor = {
  name: string
  shape: readonly number[]
  dtype: string
  quantization?: { dtype: string; min?: number; scale?: number }
}

type Signature = { inputs: Record<string, SignedValue>; outputs: Record<string, SignedValue> }
type SignedValue = { name: string; tensorShape: { dim: readonly { size: string }[] } }

export const textAttribute = ({ attr }: GraphNode, name: string): string | undefined => {
  const text = attr?.[name]?.s
  return text === undefined ? undefined : plain(text)
}

export const textsAttribute = ({ attr }: GraphNode, name: string): string[] => (attr?.[name]?.list?.s ?? []).map(plain)

export const numbersAttribute = ({ attr }: GraphNode, name: string): number[] =>
  (attr?.[name]?.list?.i ?? []).map(Number)

export const flagAttribute = ({ attr }: GraphNode, name: string): boolean => attr?.[name]?.b ?? false

const plain = (base64: string): string => Buffer.from(base64, 'base64').toString('latin1')

/** Names and shapes of inputs and outputs. One picture at a time: an open dimension is 1. */
export function readSignature({ signature, userDefinedMetadata }: GraphModel) {
  const found = signature ?? userDefinedMetadata?.signature
  if (!found) throw new Error('the model has no signature')
  const values = (side: Record<string, SignedValue>) =>
    Object.values(side).map(({ name, tensorShape }) => ({
      name: name.replace(/:0$/, ''),
      shape: tensorShape.dim.map(({ size }) => Math.max(1, Number(size))),
    }))
  return { inputs: values(found.inputs), outputs: values(found.outputs) }
}
