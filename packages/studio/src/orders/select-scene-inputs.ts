import type { Order } from '@kinora/media/engine/contract'
import type { SceneInput } from '../prompt-parsing/extract-mentions.ts'

/** The pictures and clips of an order that belong in its scene; first and last frames do not. */
export function selectSceneInputs(order: Extract<Order, { kind: 'video' | 'image' }>): SceneInput[] {
  return order.kind === 'video' && order.from.kind !== 'references' ? [] : sceneInputs(order.inputs)
}

/** Pictures and clips in the parser's format: roles, names and descriptions. */
export const sceneInputs = (inputs: Order['inputs']): SceneInput[] =>
  inputs.flatMap(({ role, kind, name, description, shows }) =>
    kind === 'sound'
      ? []
      : [{ role, ...(name !== undefined && { name }), ...(description && { description }), ...(shows && { shows }) }],
  )
