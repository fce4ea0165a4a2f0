import { asList, type GltfFile, numbersOr } from './gltf-file.ts'
import { fromColumns } from './matrices.ts'
import { MODEL_LIMITS, ModelRefused, requireAtMost, requireCount } from './model.ts'
import type { Node } from './skeleton.ts'

const AS_IT_IS = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

/** All nodes with their parents; each has at most one, and there are no cycles. */
export function readNodes(file: GltfFile): Node[] {
  const entries = file.list('nodes')
  requireAtMost(entries.length, 'nodes', MODEL_LIMITS.nodes)
  const parents: (number | undefined)[] = entries.map(() => undefined)
  for (const [index, { children }] of entries.entries()) {
    for (const child of asList(children)) {
      const at = requireCount(child, 'a child', entries.length - 1)
      if (parents[at] !== undefined || at === index) throw new ModelRefused(`has nodes[${at}] below more than one node`)
      parents[at] = index
    }
  }
  for (const start of entries.keys()) {
    let depth = 0
    for (let at = parents[start]; at !== undefined; at = parents[at]) {
      if (++depth > MODEL_LIMITS.depth)
        throw new ModelRefused(`has nodes more than ${MODEL_LIMITS.depth} deep, or below themselves`)
    }
  }
  return entries.map(({ translation, rotation, scale, matrix }, index) => ({
    parent: parents[index],
    at: numbersOr(translation, [0, 0, 0]),
    turn: numbersOr(rotation, [0, 0, 0, 1]),
    scale: numbersOr(scale, [1, 1, 1]),
    ...(matrix !== undefined && { matrix: fromColumns(numbersOr(matrix, AS_IT_IS)) }),
  }))
}

/** The visible nodes: those of the default scene, with their descendants. */
export function findSeenNodes(file: GltfFile, nodes: readonly Node[]): number[] {
  const scenes = file.list('scenes')
  const shown = scenes[typeof file.document['scene'] === 'number' ? file.document['scene'] : 0]
  if (!shown) return [...nodes.keys()]
  const roots = new Set(asList(shown['nodes']))
  return [...nodes.keys()].filter(start => {
    for (let at: number | undefined = start; at !== undefined; at = nodes[at]!.parent) if (roots.has(at)) return true
    return false
  })
}
