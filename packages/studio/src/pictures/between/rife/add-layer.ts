import type { GraphWriter } from '../../../models/onnx/graph-writer.ts'
import { type Layer, parameter } from './read-ncnn.ts'

/**
 * Names of constants for `rife.Warp`: the coordinates of every pixel in GridSample's units, and the size of a pixel.
 */
export const GRID = { places: 'grid', perPixel: 'grid/pixel' } as const

export const weightsName = (layer: Layer): string => `${layer.name}/halves`
export const biasName = (layer: Layer): string => `${layer.name}/bias`

/** The ONNX nodes of a layer. ncnn has no batch dimension, so its channels are axis 1 here. */
export function addLayer(graph: GraphWriter, layer: Layer): void {
  const { kind, name, inputs, outputs } = layer
  const [output = ''] = outputs
  const [input = '', other = ''] = inputs
  switch (kind) {
    case 'Split':
      for (const copy of outputs) graph.add('Identity', inputs, copy)
      return
    case 'Concat':
      return graph.add('Concat', inputs, output, { axis: 1 })
    case 'Convolution':
    case 'Deconvolution':
      return addConvolution(graph, layer, input, output)
    case 'ReLU':
      return graph.add('LeakyRelu', inputs, output, { alpha: parameter(layer, 0) })
    case 'Sigmoid':
      return graph.add('Sigmoid', inputs, output)
    case 'PixelShuffle':
      return graph.add('DepthToSpace', inputs, output, { blocksize: parameter(layer, 0), mode: 'CRD' })
    case 'Interp': {
      const scales = graph.floats([1, 1, parameter(layer, 1), parameter(layer, 2)])
      return graph.add('Resize', [input, '', scales], output, { mode: 'linear' })
    }
    case 'Crop': {
      const [starts = [], ends = []] = [layer.parameters.get(9), layer.parameters.get(10)]
      const bounds = [graph.integers(starts), graph.integers(ends), graph.integers([1])]
      return graph.add('Slice', [input, ...bounds], output)
    }
    case 'BinaryOp':
      return addArithmetic(graph, layer, input, output)
    case 'Eltwise': {
      const [, weight = 1] = layer.parameters.get(1) ?? []
      graph.add('Mul', [other, graph.floats([weight])], `${name}/weighted`)
      return graph.add('Add', [input, `${name}/weighted`], output)
    }
    case 'rife.Warp':
      graph.add('Transpose', [other], `${name}/flow`, { perm: [0, 2, 3, 1] })
      graph.add('Mul', [`${name}/flow`, GRID.perPixel], `${name}/shift`)
      graph.add('Add', [`${name}/shift`, GRID.places], `${name}/place`)
      return graph.add('GridSample', [input, `${name}/place`], output, {
        mode: 'bilinear',
        padding_mode: 'border',
        align_corners: 1,
      })
  }
  throw new Error(`the layer ${name} is a ${kind}, which is not supported`)
}

const ARITHMETIC = new Map([
  [0, 'Add'],
  [1, 'Sub'],
  [2, 'Mul'],
  [3, 'Div'],
  [7, 'Sub'],
])
/** Takes its operands the other way round. */
const REVERSED = 7

function addArithmetic(graph: GraphWriter, layer: Layer, input: string, output: string): void {
  const kind = parameter(layer, 0)
  const operator = ARITHMETIC.get(kind)
  if (!operator) throw new Error(`the layer ${layer.name} has an unsupported calculation`)
  const other = parameter(layer, 1) === 1 ? graph.floats([parameter(layer, 2)]) : (layer.inputs[1] ?? '')
  graph.add(operator, kind === REVERSED ? [other, input] : [input, other], output)
}

const FLOAT32 = 1
const LEAKY = 2

function addConvolution(graph: GraphWriter, layer: Layer, input: string, output: string): void {
  const { kind, name } = layer
  const isBackwards = kind === 'Deconvolution'
  const isLeaky = parameter(layer, 9) === LEAKY
  const [slope = 0] = layer.parameters.get(10) ?? []
  const stride = parameter(layer, 3, 1)
  const pad = parameter(layer, 4)
  const attributes = { strides: [stride, stride], pads: [pad, pad, pad, pad] }
  const plain = isLeaky ? `${name}/plain` : output
  graph.add('Cast', [weightsName(layer)], `${name}/weights`, { to: FLOAT32 })
  // ncnn has outputs before inputs in both kinds, ONNX has inputs first in this one.
  if (isBackwards) graph.add('Transpose', [`${name}/weights`], `${name}/turned`, { perm: [1, 0, 2, 3] })
  const operands = [input, isBackwards ? `${name}/turned` : `${name}/weights`, biasName(layer)]
  graph.add(isBackwards ? 'ConvTranspose' : 'Conv', operands, plain, attributes)
  if (isLeaky) graph.add('LeakyRelu', [plain], output, { alpha: slope })
}
