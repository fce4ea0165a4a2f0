import type { Size } from '@kinora/media/frames/size'
import { addLayer, biasName, GRID, weightsName } from './add-layer.ts'
import { createGraphWriter } from '../../../models/onnx/graph-writer.ts'
import { type Constant, encodeOnnxModel } from '../../../models/onnx/encode-onnx-model.ts'
import { createWeightsReader, type Layer, parameter, readLayers } from './read-ncnn.ts'

/** The model's inputs: two pictures and the time between them, each as planes from 0 to 1. */
export const INPUTS = { first: 'in0', last: 'in1', time: 'in2' } as const
/**
 * The model's outputs: for each pixel the source position in the first picture (x, y) and in the last, in pixels, and
 * the weight of the first. Both are intermediate blobs; the final blend is done here at full size.
 */
export const OUTPUTS = { flow: '327', share: '332' } as const

/** Sides must be multiples of this. */
export const STEP = 32

/** RIFE 4.6 as an ONNX model for pictures of one size, made from its ncnn files. */
export function buildRifeModel(description: string, weights: Buffer, size: Size): Buffer {
  const layers = readLayers(description)
  const needed = neededOf(layers)
  const reader = createWeightsReader(weights)
  const graph = createGraphWriter()
  graph.constants.push(...gridOf(size))
  for (const layer of layers) {
    // The weights of unused layers are read too, because those of the others follow.
    const read = layer.kind === 'Convolution' || layer.kind === 'Deconvolution' ? weightsOf(layer, reader) : []
    if (!needed.has(layer)) continue
    graph.constants.push(...read)
    addLayer(graph, layer)
  }
  if (!reader.isAtEnd()) throw new Error('there are more weights than layers')
  const valueOf = (name: string, planes: number) => ({ name, shape: [1, planes, size.height, size.width] })
  return encodeOnnxModel({
    nodes: graph.nodes,
    constants: graph.constants,
    inputs: [valueOf(INPUTS.first, 3), valueOf(INPUTS.last, 3), valueOf(INPUTS.time, 1)],
    outputs: [valueOf(OUTPUTS.flow, 4), valueOf(OUTPUTS.share, 1)],
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

/** In GridSample's units, -1 and 1 are the centres of the outermost pixels. */
function gridOf({ width, height }: Size): Constant[] {
  const places = new Float32Array(width * height * 2)
  for (let at = 0; at < width * height; at++) {
    places[2 * at] = ((at % width) * 2) / (width - 1) - 1
    places[2 * at + 1] = (Math.floor(at / width) * 2) / (height - 1) - 1
  }
  const perPixel = Float32Array.of(2 / (width - 1), 2 / (height - 1))
  return [
    { name: GRID.places, type: 'float32', shape: [1, height, width, 2], bytes: new Uint8Array(places.buffer) },
    { name: GRID.perPixel, type: 'float32', shape: [2], bytes: new Uint8Array(perPixel.buffer) },
  ]
}

function weightsOf(layer: Layer, reader: ReturnType<typeof createWeightsReader>): Constant[] {
  const [outputs, side, count] = [parameter(layer, 0), parameter(layer, 1), parameter(layer, 6)]
  const { halves, bias } = reader.next(count, outputs)
  const shape = [outputs, count / outputs / side / side, side, side]
  return [
    { name: weightsName(layer), type: 'float16', shape, bytes: halves },
    { name: biasName(layer), type: 'float32', shape: [outputs], bytes: bias },
  ]
}
