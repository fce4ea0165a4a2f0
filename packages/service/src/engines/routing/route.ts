import type { Engine, Order } from '@kinora/media/engine/contract'

/** How an order ended on an engine: it decides whether the engine is used again. */
export type Verdict = 'made' | 'refused' | 'failed' | 'unanswered'

/** An engine that may make an order, and under which conditions. */
export type Route = {
  name: string
  engine: Engine
  /** Another machine makes it: what is under way there is found again after a restart. */
  isRemote: boolean
  /** Results of an external engine: size, length and format are corrected afterwards. */
  isForeign: boolean
  /** An order that may have been taken is given again, or fails. */
  ambiguous: 'again' | 'fail'
  /** How long an order may take from its placing. */
  timeMs: number
  /** Waits for a place among those that the engine has in work. */
  enter(signal: AbortSignal): Promise<{ leave(): void }>
  tell(verdict: Verdict): void
  /** Counted and shown: an order that may have been taken. */
  tellAmbiguous(): void
  /** The order was given to it: what it costs counts from now on. */
  tellStarted(order: Order): Promise<void>
  /** Whether it is worth asking again now. */
  isAvailable(): boolean
  /** The server's price of the order. */
  tellCost(cost: number): void
  /** It only stands in for engines that failed. */
  standsIn: boolean
  /** The engines that come before it, and why they were passed over. */
  passedOver: readonly { engine: string; why: string }[]
}

/** The router of orders to engines. */
export type Router = {
  accepts(order: Order): boolean
  /** What the first engine in line would leave out. */
  leavesOut(order: Order): string[]
  /** Chooses the engine, after those that failed. */
  choose(order: Order, tried: readonly string[]): Promise<Route | undefined>
  /** The engine of that name, for an order that it has under way. */
  find(name: string, order: Order): Route | undefined
}

/** The counts of an engine over all processes and days. */
export type EngineCounts = {
  orders?: number
  spent?: number
  ambiguous?: number
  failed?: number
  /** Orders that it should have had and that went to the next one. */
  passedOver?: number
  /** Orders that it had because all others had failed. */
  stoodIn?: number
}

/** Where engines are counted: shown to operators, and what a day may cost is held against it. */
export type EngineLedger = {
  spentToday(engine: string): Promise<number>
  add(engine: string, counts: EngineCounts): Promise<void>
}
