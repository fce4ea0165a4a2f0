/** A layer of an ncnn network: its type, the names of its inputs and outputs, and its parameters by number. */
export type Layer = {
  kind: string
  name: string
  inputs: string[]
  outputs: string[]
  /** Arrays are numbered from -23300 down in the file; here they have the plain number. */
  parameters: ReadonlyMap<number, number[]>
}

/** Weights in the file's format: half floats, and a bias of floats. */
type LayerWeights = { halves: Uint8Array; bias: Uint8Array }

const MAGIC = '7767517'
const ARRAYS = -23_300

/** The text that describes the network. */
export function readLayers(description: string): Layer[] {
  const [magic, , ...lines] = description.trim().split('\n')
  if (magic?.trim() !== MAGIC) throw new Error('this is not an ncnn network')
  return lines.map(line => {
    const [kind = '', name = '', ins, outs, ...rest] = line.trim().split(/\s+/)
    const [inputCount, outputCount] = [Number(ins), Number(outs)]
    const blobs = rest.slice(0, inputCount + outputCount)
    return {
      kind,
      name,
      inputs: blobs.slice(0, inputCount),
      outputs: blobs.slice(inputCount),
      parameters: new Map(rest.slice(inputCount + outputCount).map(parameterOf)),
    }
  })
}

function parameterOf(written: string): [number, number[]] {
  const [key, value = ''] = written.split('=')
  const values = value.split(',').map(Number)
  const id = Number(key)
  // Arrays begin with their length.
  return id <= ARRAYS ? [ARRAYS - id, values.slice(1)] : [id, values]
}

/** The value of a parameter, or its default. */
export const parameter = (layer: Layer, id: number, usual = 0): number => layer.parameters.get(id)?.[0] ?? usual

const HALF_FLOATS = 0x0130_6b47

/** Reads weights in the order of the layers: a tag, half floats padded to four bytes, the bias. */
export function createWeightsReader(file: Buffer) {
  let at = 0
  const take = (bytes: number): Uint8Array => {
    if (at + bytes > file.length) throw new Error('the weights end too early')
    at += bytes
    return file.subarray(at - bytes, at)
  }
  return {
    next(halves: number, biases: number): LayerWeights {
      const mark = file.readUInt32LE(at)
      if (mark !== HALF_FLOATS) throw new Error(`weights of an unknown kind, ${mark.toString(16)}`)
      at += 4
      const data = take(halves * 2)
      at += at % 4 === 0 ? 0 : 4 - (at % 4)
      return { halves: data, bias: take(biases * 4) }
    },
    isAtEnd: (): boolean => at === file.length,
  }
}
