import { type Conversion, nodeInput, readPadding, perPlane, addTensor, findTensor } from './conversion.ts'
import { type GraphNode, numbersAttribute, textsAttribute } from './graph-model.ts'
import type { UnpackedTensor } from './unpack-tensors.ts'

/** A convolution with its bias and activation: TensorFlow.js has them in one node. */
export function addConvolution(conversion: Conversion, node: GraphNode, isByChannel: boolean): void {
  const { graph, layouts, tensors } = conversion
  const fused = textsAttribute(node, 'fused_ops')
  const hasBias = fused[0] === 'BiasAdd'
  const activation = hasBias ? fused[1] : fused[0]
  const kernel = isByChannel
    ? byChannel(findTensor(tensors, nodeInput(node, 1)))
    : planar(findTensor(tensors, nodeInput(node, 1)))
  const inputs = [
    layouts.nameOf(nodeInput(node, 0)),
    addTensor(graph, `${node.name}/kernel`, kernel.shape, kernel.values),
  ]
  if (hasBias) {
    const { shape, values } = findTensor(tensors, nodeInput(node, 2))
    inputs.push(addTensor(graph, `${node.name}/bias`, shape, values))
  }
  const summed = activation ? `${node.name}/summed` : node.name
  graph.add('Conv', inputs, summed, {
    kernel_shape: kernel.shape.slice(2),
    strides: numbersAttribute(node, 'strides').slice(1, 3),
    dilations: numbersAttribute(node, 'dilations').slice(1, 3),
    group: isByChannel ? kernel.shape[0]! : 1,
    ...readPadding(node),
  })
  if (activation === 'Relu') graph.add('Relu', [summed], node.name)
  else if (activation === 'Relu6') graph.add('Clip', [summed, limit(conversion, 0), limit(conversion, 6)], node.name)
  else if (activation === 'Prelu') graph.add('PRelu', [summed, perPlane(conversion, nodeInput(node, 3))], node.name)
  else if (activation) throw new Error(`${node.name} ends with the unsupported activation ${activation}`)
  layouts.put(node.name, node.name, 'planes')
}

/** Clip takes scalars. */
function limit({ graph }: Conversion, value: number): string {
  const name = `limit/${value}`
  if (!graph.constants.some(constant => constant.name === name)) addTensor(graph, name, [], Float32Array.of(value))
  return name
}

/** From rows, columns, inputs, outputs to outputs, inputs, rows, columns. */
function planar({ shape, values }: UnpackedTensor): { shape: number[]; values: Float32Array } {
  const [rows, columns, inputs, outputs] = shape as [number, number, number, number]
  const made = new Float32Array(values.length)
  const area = rows * columns
  for (let place = 0; place < area; place++) {
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        made[(output * inputs + input) * area + place] = values[(place * inputs + input) * outputs + output]!
      }
    }
  }
  return { shape: [outputs, inputs, rows, columns], values: made }
}

/** A depthwise kernel: the input channels become outputs with one input each. */
function byChannel({ shape, values }: UnpackedTensor): { shape: number[]; values: Float32Array } {
  const [rows, columns, channels, each] = shape as [number, number, number, number]
  if (each !== 1) throw new Error('a channel with several kernels is not supported')
  return planar({ shape: [rows, columns, 1, channels], values })
}
