import { createGraphWriter } from '../onnx/graph-writer.ts'
import { encodeOnnxModel } from '../onnx/encode-onnx-model.ts'
import { type GraphModel, type GraphNode, readSignature } from './graph-model.ts'
import { addNode } from './add-node.ts'
import { createLayouts } from './layouts.ts'
import { unpackTensors } from './unpack-tensors.ts'

/**
 * Converts a TensorFlow.js graph model to ONNX. Inputs and outputs keep their names, shapes and order: pictures are
 * rows of pixels of channels.
 */
export function convertToOnnx(model: GraphModel, weights: Uint8Array): Buffer {
  const { inputs, outputs } = readSignature(model)
  const tensors = unpackTensors(
    model.weightsManifest.flatMap(group => group.weights),
    weights,
  )
  const graph = createGraphWriter()
  const layouts = createLayouts(graph)
  for (const node of inOrder(model.modelTopology.node, outputs)) addNode({ graph, layouts, tensors }, node)
  return encodeOnnxModel({ nodes: graph.nodes, constants: graph.constants, inputs, outputs })
}

/** The nodes that the outputs need, in topological order. */
function inOrder(nodes: readonly GraphNode[], outputs: readonly { name: string }[]): GraphNode[] {
  const byName = new Map(nodes.map(node => [node.name, node]))
  const ordered = new Set<GraphNode>()
  const visit = (name: string): void => {
    const node = byName.get(name)
    if (!node) throw new Error(`the model has no ${name}`)
    if (ordered.has(node)) return
    // A name after ^ is a control dependency.
    node.input?.filter(input => !input.startsWith('^')).forEach(visit)
    ordered.add(node)
  }
  for (const { name } of outputs) visit(name)
  return [...ordered]
}
