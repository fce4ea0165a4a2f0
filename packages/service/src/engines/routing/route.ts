import type { Engine, Order } from '@kinora/media/engine/contract'

/** The outcome of an order on an engine; it decides whether the engine is used again. */
export type Verdict = 'made' | 'refused' | 'failed' | 'unanswered'

/** An engine that may make an order, and its conditions. */
export type Route = {
  name: string
  engine: Engine
  /** Another machine makes it, so a running order is found again after a restart. */
  isRemote: boolean
  /** Results of an external engine: size, length and format are corrected afterwards. */
  isForeign: boolean
  /** Whether an order that may have been accepted is sent again, or fails. */
  ambiguous: 'again' | 'fail'
  /** The time limit of an order, from its placing. */
  timeMs: number
  /** Waits until the engine has capacity for another order. */
  enter(signal: AbortSignal): Promise<{ leave(): void }>
  tell(verdict: Verdict): void
  /** Records an order that may have been accepted, for operators. */
  tellAmbiguous(): void
  /** The order was sent: its cost counts from now on. */
  tellStarted(order: Order): Promise<void>
  /** True if another request is worthwhile now. */
  isAvailable(): boolean
  /** The server's price of the order. */
  tellCost(cost: number): void
  /** It replaces engines that failed. */
  standsIn: boolean
  /** The engines before it, and why they were skipped. */
  passedOver: readonly { engine: string; why: string }[]
}

/** The router of orders to engines. */
export type Router = {
  accepts(order: Order): boolean
  /** Parts of the order that the first engine would not support. */
  leavesOut(order: Order): string[]
  /** Chooses the engine, excluding those that failed. */
  choose(order: Order, tried: readonly string[]): Promise<Route | undefined>
  /** The engine of that name, for an order that it has in progress. */
  find(name: string, order: Order): Route | undefined
}

/** The counts of an engine over all processes and days. */
export type EngineCounts = {
  orders?: number
  spent?: number
  ambiguous?: number
  failed?: number
  /** Orders that were routed to it and went to the next engine. */
  passedOver?: number
  /** Orders that it got because all others had failed. */
  stoodIn?: number
}

/** Counts the use of engines, for operators and for daily budgets. */
export type EngineLedger = {
  spentToday(engine: string): Promise<number>
  add(engine: string, counts: EngineCounts): Promise<void>
}
