import type { Engine, Order } from './contract.ts'

/**
 * True if an engine makes an order. An order with a scene document needs an engine that renders documents or is guided
 * by them or by their picture, unless its prompt has the same content.
 */
export const canMake = (engine: Engine, order: Order): boolean =>
  (order.scene === undefined ||
    order.inWords === true ||
    engine.takesScenes === true ||
    engine.guides?.(order) !== undefined ||
    engine.look?.(order) !== undefined) &&
  engine.accepts(order)
