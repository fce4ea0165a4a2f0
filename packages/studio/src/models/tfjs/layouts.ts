import type { GraphWriter } from '../onnx/graph-writer.ts'

/**
 * TensorFlow stores a picture as pixels of channels, ONNX as planes. A picture is converted to planes at the input and
 * stays so between operators; it is converted back only where its order matters (a reshape, an output).
 */
export type Layouts = {
  /** Records the name of a node's result, and whether it is in planes. */
  put(node: string, name: string, layout: Layout): void
  layoutOf(node: string): Layout
  /** The name of a node's result in the layout of the operators here. */
  nameOf(node: string): string
  /** The name of a node's result in TensorFlow's layout. */
  originalOf(node: string): string
}

type Layout = 'planes' | 'plain'

/** The permutation of axes between the layouts. */
export const TO_PLANES = [0, 3, 1, 2] as const
const FROM_PLANES = [0, 2, 3, 1] as const

export function createLayouts(graph: GraphWriter): Layouts {
  const results = new Map<string, { name: string; layout: Layout; original?: string }>()
  const resultOf = (node: string) => {
    const result = results.get(node)
    if (!result) throw new Error(`${node} is used before it is made`)
    return result
  }
  return {
    put: (node, name, layout) => void results.set(node, { name, layout }),
    layoutOf: node => resultOf(node).layout,
    nameOf: node => resultOf(node).name,
    originalOf(node) {
      const result = resultOf(node)
      if (result.layout === 'plain') return result.name
      if (!result.original) {
        result.original = `${node}/original`
        graph.add('Transpose', [result.name], result.original, { perm: FROM_PLANES })
      }
      return result.original
    },
  }
}
