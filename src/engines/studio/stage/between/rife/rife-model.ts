import type { Size } from '../../../../../media/size.ts'
import { type Constant, type Graph, type Node, onnxModelOf } from './onnx-model.ts'
import { createWeightsReader, type Layer, parameter, readLayers } from './read-ncnn.ts'

/** What the model takes: two pictures and the time between them, each as planes from 0 to 1. */
export const INPUTS = { first: 'in0', last: 'in1', time: 'in2' } as const
/**
 * What is taken from it: where each place comes from in the first picture (x, y) and in the last, in pixels, and which
 * share of the first it has. Both are blobs before the end; the mixing after them is done here, in full size.
 */
export const OUTPUTS = { flow: '327', share: '332' } as const

/** Sides must be multiples of this. */
export const STEP = 32

type Writer = Pick<Graph, 'nodes' | 'constants'> & { node(node: Node): void; floats(values: readonly number[]): string }

/** RIFE 4.6 as an ONNX model for pictures of one size, made from its ncnn files. */
export function rifeModelOf(description: string, weights: Buffer, size: Size): Buffer {
  const layers = readLayers(description)
  const needed = neededOf(layers)
  const reader = createWeightsReader(weights)
  const writer = createWriter()
  addGrid(writer, size)
  for (const layer of layers) {
    // Weights are read also where a layer is not wanted: the others' come after them.
    const read = layer.kind === 'Convolution' || layer.kind === 'Deconvolution' ? weightsOf(layer, reader) : []
    if (!needed.has(layer)) continue
    writer.constants.push(...read)
    addLayer(writer, layer)
  }
  if (!reader.isAtEnd()) throw new Error('there are more weights than layers')
  const area = [size.height, size.width]
  return onnxModelOf({
    ...writer,
    inputs: [
      { name: INPUTS.first, shape: [1, 3, ...area] },
      { name: INPUTS.last, shape: [1, 3, ...area] },
      { name: INPUTS.time, shape: [1, 1, ...area] },
    ],
    outputs: [
      { name: OUTPUTS.flow, shape: [1, 4, ...area] },
      { name: OUTPUTS.share, shape: [1, 1, ...area] },
    ],
  })
}

function neededOf(layers: readonly Layer[]): Set<Layer> {
  const blobs = new Set<string>(Object.values(OUTPUTS))
  const needed = new Set<Layer>()
  for (const layer of layers.toReversed()) {
    if (layer.kind === 'Input' || !layer.outputs.some(output => blobs.has(output))) continue
    needed.add(layer)
    for (const input of layer.inputs) blobs.add(input)
  }
  return needed
}

function createWriter(): Writer {
  const nodes: Node[] = []
  const constants: Constant[] = []
  return {
    nodes,
    constants,
    node: node => void nodes.push(node),
    floats(values) {
      const name = `floats/${values.join(',')}`
      if (!constants.some(constant => constant.name === name)) {
        const bytes = new Uint8Array(Float32Array.from(values).buffer)
        constants.push({ name, type: 'float32', shape: [values.length], bytes })
      }
      return name
    },
  }
}

/** In GridSample's measure, -1 and 1 are the middles of the outermost pixels. */
function addGrid({ constants }: Writer, { width, height }: Size): void {
  const grid = Float32Array.from({ length: width * height * 2 }, (_, at) =>
    at % 2 === 0
      ? (((at / 2) % width) * 2) / (width - 1) - 1
      : (Math.floor(at / 2 / width) * 2) / (height - 1) - 1,
  )
  const perPixel = Float32Array.of(2 / (width - 1), 2 / (height - 1))
  constants.push(
    { name: 'grid', type: 'float32', shape: [1, height, width, 2], bytes: new Uint8Array(grid.buffer) },
    { name: 'grid/pixel', type: 'float32', shape: [2], bytes: new Uint8Array(perPixel.buffer) },
  )
}

function weightsOf(layer: Layer, reader: ReturnType<typeof createWeightsReader>): Constant[] {
  const [outputs, side, count] = [parameter(layer, 0), parameter(layer, 1), parameter(layer, 6)]
  const { halves, bias } = reader.next(count, outputs)
  const shape = [outputs, count / outputs / side / side, side, side]
  return [
    { name: `${layer.name}/halves`, type: 'float16', shape, bytes: halves },
    { name: `${layer.name}/bias`, type: 'float32', shape: [outputs], bytes: bias },
  ]
}

function addLayer(writer: Writer, layer: Layer): void {
  const { kind, name, inputs, outputs } = layer
  const [output = ''] = outputs
  const [input = ''] = inputs
  const { node, floats } = writer
  switch (kind) {
    case 'Split':
      for (const copy of outputs) node({ operator: 'Identity', inputs, output: copy })
      return
    case 'Concat':
      return node({ operator: 'Concat', inputs, output, attributes: { axis: 1 } })
    case 'Convolution':
    case 'Deconvolution':
      return addConvolution(writer, layer, input, output)
    case 'ReLU':
      return node({ operator: 'LeakyRelu', inputs, output, attributes: { alpha: parameter(layer, 0) } })
    case 'Sigmoid':
      return node({ operator: 'Sigmoid', inputs, output })
    case 'PixelShuffle':
      return node({ operator: 'DepthToSpace', inputs, output, attributes: { blocksize: parameter(layer, 0), mode: 'CRD' } })
    case 'Interp': {
      const scales = floats([1, 1, parameter(layer, 1), parameter(layer, 2)])
      return node({ operator: 'Resize', inputs: [input, '', scales], output, attributes: { mode: 'linear' } })
    }
    case 'Crop': {
      const [starts = [], ends = []] = [layer.parameters.get(9), layer.parameters.get(10)]
      return node({
        operator: 'Slice',
        inputs: [input, integers(writer, starts), integers(writer, ends), integers(writer, [1])],
        output,
      })
    }
    case 'BinaryOp': {
      const operator = ['Add', 'Sub', 'Mul', 'Div', , , , 'Sub'][parameter(layer, 0)]
      if (!operator) break
      const other = parameter(layer, 1) === 1 ? floats([parameter(layer, 2)]) : (inputs[1] ?? '')
      // The last kind takes its operands the other way round.
      return node({ operator, inputs: parameter(layer, 0) === 7 ? [other, input] : [input, other], output })
    }
    case 'Eltwise': {
      const [, weight = 1] = layer.parameters.get(1) ?? []
      node({ operator: 'Mul', inputs: [inputs[1] ?? '', floats([weight])], output: `${name}/weighted` })
      return node({ operator: 'Add', inputs: [input, `${name}/weighted`], output })
    }
    case 'rife.Warp':
      node({ operator: 'Transpose', inputs: [inputs[1] ?? ''], output: `${name}/flow`, attributes: { perm: [0, 2, 3, 1] } })
      node({ operator: 'Mul', inputs: [`${name}/flow`, 'grid/pixel'], output: `${name}/shift` })
      node({ operator: 'Add', inputs: [`${name}/shift`, 'grid'], output: `${name}/place` })
      return node({
        operator: 'GridSample',
        inputs: [input, `${name}/place`],
        output,
        attributes: { mode: 'bilinear', padding_mode: 'border', align_corners: 1 },
      })
  }
  throw new Error(`the layer ${name} is a ${kind}, which is not known here`)
}

function integers({ constants }: Writer, values: readonly number[]): string {
  const name = `integers/${values.join(',')}`
  if (!constants.some(constant => constant.name === name)) {
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer)
    constants.push({ name, type: 'int64', shape: [values.length], bytes })
  }
  return name
}

const FLOAT32 = 1
const LEAKY = 2

function addConvolution({ node }: Writer, layer: Layer, input: string, output: string): void {
  const { kind, name } = layer
  const stride = parameter(layer, 3, 1)
  const pad = parameter(layer, 4)
  const isLeaky = parameter(layer, 9) === LEAKY
  const [activation] = layer.parameters.get(10) ?? []
  const plain = isLeaky ? `${name}/plain` : output
  node({ operator: 'Cast', inputs: [`${name}/halves`], output: `${name}/weights`, attributes: { to: FLOAT32 } })
  let weights = `${name}/weights`
  if (kind === 'Deconvolution') {
    // ncnn has outputs before inputs here as well, ONNX the other way round.
    node({ operator: 'Transpose', inputs: [weights], output: `${name}/turned`, attributes: { perm: [1, 0, 2, 3] } })
    weights = `${name}/turned`
  }
  node({
    operator: kind === 'Deconvolution' ? 'ConvTranspose' : 'Conv',
    inputs: [input, weights, `${name}/bias`],
    output: plain,
    attributes: { strides: [stride, stride], pads: [pad, pad, pad, pad] },
  })
  if (isLeaky) node({ operator: 'LeakyRelu', inputs: [plain], output, attributes: { alpha: activation ?? 0 } })
}
