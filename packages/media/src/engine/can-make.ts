import type { Engine, Order } from './contract.ts'

/**
 * True if an engine makes an order: a scene document needs an engine that renders documents or is guided by them or by
 * a picture of them, unless its prompt says the same.
 */
export const canMake = (engine: Engine, order: Order): boolean =>
  (order.scene === undefined ||
    order.inWords === true ||
    engine.takesScenes === true ||
    engine.guides?.(order) !== undefined ||
    engine.look?.(order) !== undefined) &&
  engine.accepts(order)
