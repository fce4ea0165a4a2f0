import type { Order } from '../contract.ts'

/** The pictures and clips of an order that are to stand in its scene; a frame to begin or end with is none. */
export function castOf(order: Extract<Order, { kind: 'video' | 'image' }>): { role: string; name?: string }[] {
  if (order.kind === 'video' && order.from.kind !== 'references') return []
  return order.inputs.flatMap(({ role, kind, name }) =>
    kind === 'sound' ? [] : [{ role, ...(name !== undefined && { name }) }],
  )
}
