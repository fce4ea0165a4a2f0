import { addConvolution } from './add-convolution.ts'
import { type Conversion, nodeInput, readPadding, perPlane, addTensor, findTensor } from './conversion.ts'
import { flagAttribute, type GraphNode, numbersAttribute, textsAttribute } from './graph-model.ts'
import { TO_PLANES } from './layouts.ts'

/** Adds the ONNX form of a node. Only operators of the models used here are supported; others are rejected by name. */
export function addNode(conversion: Conversion, node: GraphNode): void {
  const add = OPERATORS[node.op]
  if (!add) throw new Error(`the operator ${node.op} is not supported`)
  add(conversion, node)
}

type Add = (conversion: Conversion, node: GraphNode) => void

const OPERATORS: Readonly<Record<string, Add>> = {
  // Written at its use, in the layout that its user needs.
  Const: () => {},
  Placeholder({ graph, layouts }, { name }) {
    graph.add('Transpose', [name], `${name}/planes`, { perm: TO_PLANES })
    layouts.put(name, `${name}/planes`, 'planes')
  },
  Identity({ graph, layouts }, node) {
    graph.add('Identity', [layouts.originalOf(nodeInput(node, 0))], node.name)
    layouts.put(node.name, node.name, 'plain')
  },
  _FusedConv2D: (conversion, node) => addConvolution(conversion, node, false),
  FusedDepthwiseConv2dNative: (conversion, node) => addConvolution(conversion, node, true),
  DepthwiseConv2dNative: (conversion, node) => addConvolution(conversion, node, true),
  AddV2: elementwise('Add'),
  Mul: elementwise('Mul'),
  Sub: elementwise('Sub'),
  Relu: elementwise('Relu'),
  Sigmoid: elementwise('Sigmoid'),
  Prelu(conversion, node) {
    const { graph, layouts } = conversion
    const [from, slope] = [nodeInput(node, 0), nodeInput(node, 1)]
    graph.add('PRelu', [layouts.nameOf(from), perPlane(conversion, slope)], node.name)
    layouts.put(node.name, node.name, layouts.layoutOf(from))
  },
  MaxPool: pooling('MaxPool'),
  AvgPool: pooling('AveragePool'),
  Pad({ graph, layouts, tensors }, node) {
    const sides = findTensor(tensors, nodeInput(node, 1)).values
    const [before, after] = [0, 1].map(end => TO_PLANES.map(axis => sides[2 * axis + end]!)) as [number[], number[]]
    graph.add('Pad', [layouts.nameOf(nodeInput(node, 0)), graph.integers([...before, ...after])], node.name)
    layouts.put(node.name, node.name, 'planes')
  },
  Reshape({ graph, layouts, tensors }, node) {
    const shape = graph.integers([...findTensor(tensors, nodeInput(node, 1)).values])
    graph.add('Reshape', [layouts.originalOf(nodeInput(node, 0)), shape], node.name)
    layouts.put(node.name, node.name, 'plain')
  },
  Squeeze({ graph, layouts }, node) {
    const axes = graph.integers(numbersAttribute(node, 'squeeze_dims'))
    graph.add('Squeeze', [layouts.originalOf(nodeInput(node, 0)), axes], node.name)
    layouts.put(node.name, node.name, 'plain')
  },
  _FusedMatMul(conversion, node) {
    const { graph, layouts, tensors } = conversion
    const isPlain = !flagAttribute(node, 'transpose_a') && !flagAttribute(node, 'transpose_b')
    if (!isPlain || textsAttribute(node, 'fused_ops').join() !== 'BiasAdd') {
      throw new Error(`${node.name} is a product of an unsupported kind`)
    }
    const [weights, bias] = [1, 2].map(index => {
      const { shape, values } = findTensor(tensors, nodeInput(node, index))
      return addTensor(graph, `${node.name}/${index}`, shape, values)
    }) as [string, string]
    graph.add('Gemm', [layouts.nameOf(nodeInput(node, 0)), weights, bias], node.name)
    layouts.put(node.name, node.name, 'plain')
  },
  // Along the last axis in both formats.
  Softmax({ graph, layouts }, node) {
    graph.add('Softmax', [layouts.originalOf(nodeInput(node, 0))], node.name)
    layouts.put(node.name, node.name, 'plain')
  },
}

/** Elementwise operators are the same in both layouts. A constant must be a scalar. */
function elementwise(operator: string): Add {
  return ({ graph, layouts, tensors }, node) => {
    const computed = (node.input ?? []).filter(input => !tensors.has(input))
    const layout = layouts.layoutOf(computed[0] ?? '')
    const inputs = (node.input ?? []).map(input => {
      const tensor = tensors.get(input)
      if (!tensor) return layouts.nameOf(input)
      if (tensor.values.length !== 1) throw new Error(`${node.name} takes a constant of an unsupported size`)
      return graph.floats([...tensor.values])
    })
    if (computed.some(input => layouts.layoutOf(input) !== layout)) throw new Error(`${node.name} mixes layouts`)
    graph.add(operator, inputs, node.name)
    layouts.put(node.name, node.name, layout)
  }
}

function pooling(operator: string): Add {
  return ({ graph, layouts }, node) => {
    const [, ...kernel_shape] = numbersAttribute(node, 'ksize').slice(0, 3)
    const [, ...strides] = numbersAttribute(node, 'strides').slice(0, 3)
    graph.add(operator, [layouts.nameOf(nodeInput(node, 0))], node.name, {
      kernel_shape,
      strides,
      ...readPadding(node),
    })
    layouts.put(node.name, node.name, 'planes')
  }
}
