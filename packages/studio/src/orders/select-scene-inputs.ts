import type { Order } from '@kinora/media/engine/contract'
import type { SceneInput } from '../direct/extract-mentions.ts'

/** The pictures and clips of an order that are to stand in its scene; a frame to begin or end with is none. */
export function selectSceneInputs(order: Extract<Order, { kind: 'video' | 'image' }>): SceneInput[] {
  if (order.kind === 'video' && order.from.kind !== 'references') return []
  return order.inputs.flatMap(({ role, kind, name, description, shows }) =>
    kind === 'sound'
      ? []
      : [{ role, ...(name !== undefined && { name }), ...(description && { description }), ...(shows && { shows }) }],
  )
}
