import type { Engine, Order } from './contract.ts'

/** Whether an engine makes an order: an order with a scene document needs an engine that films those. */
export const canMake = (engine: Engine, order: Order): boolean =>
  (order.scene === undefined || engine.takesScenes === true) && engine.accepts(order)
