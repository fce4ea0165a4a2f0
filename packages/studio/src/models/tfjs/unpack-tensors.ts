import type { StoredTensor } from './graph-model.ts'

export type UnpackedTensor = { shape: readonly number[]; values: Float32Array | Int32Array }

/** The constants of a model by name, from all of its weights in one piece. */
export function unpackTensors(stored: readonly StoredTensor[], weights: Uint8Array): Map<string, UnpackedTensor> {
  const unpacked = new Map<string, UnpackedTensor>()
  let at = 0
  for (const tensor of stored) {
    const count = tensor.shape.reduce((product, side) => product * side, 1)
    const kind = tensor.quantization?.dtype ?? tensor.dtype
    const width = BYTES[kind]
    if (width === undefined) throw new Error(`weights of type ${kind} are not supported`)
    if (at + count * width > weights.length) throw new Error(`the weights end before ${tensor.name}`)
    // A copy, because typed arrays need alignment.
    const bytes = Uint8Array.from(weights.subarray(at, at + count * width))
    unpacked.set(tensor.name, { shape: tensor.shape, values: valuesOf(tensor, kind, bytes) })
    at += count * width
  }
  if (at !== weights.length) throw new Error('there are more weights than the model has names for')
  return unpacked
}

const BYTES: Readonly<Record<string, number>> = { float32: 4, int32: 4, float16: 2, uint8: 1 }

function valuesOf({ quantization }: StoredTensor, kind: string, bytes: Uint8Array): Float32Array | Int32Array {
  if (kind === 'int32') return new Int32Array(bytes.buffer)
  if (kind === 'float32') return new Float32Array(bytes.buffer)
  if (kind === 'float16') return Float32Array.from(new Uint16Array(bytes.buffer), halfOf)
  const { min = 0, scale = 1 } = quantization ?? {}
  return Float32Array.from(bytes, code => code * scale + min)
}

/** The value of a half-precision number; no model has one that is infinite. */
function halfOf(code: number): number {
  const sign = code & 0x8000 ? -1 : 1
  const [exponent, fraction] = [(code >> 10) & 31, code & 1023]
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
