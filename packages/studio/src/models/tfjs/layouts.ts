import type { GraphWriter } from '../onnx/graph-writer.ts'

/**
 * TensorFlow has a picture as rows of pixels of channels, ONNX as planes. So a picture is turned into planes where it
 * comes in and stays planes from one operator to the next; only where its values are counted through (a new shape, an
 * output) is it turned back.
 */
export type Layouts = {
  /** Says under which name a node's result is found, and whether it is planes. */
  put(node: string, name: string, layout: Layout): void
  layoutOf(node: string): Layout
  /** The name of a node's result as the operators here have it. */
  nameOf(node: string): string
  /** The name of a node's result in TensorFlow's order. */
  originalOf(node: string): string
}

type Layout = 'planes' | 'plain'

/** What each axis of the one layout is in the other. */
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
