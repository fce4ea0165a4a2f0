import type { Engine, Order } from '@kinora/media/engine/contract'

/** What is known of an order when it ended on an engine: for whoever decides whether the engine is asked again. */
export type Verdict = 'made' | 'refused' | 'failed' | 'unanswered'

/** An engine that may make an order, and under which conditions. */
export type Route = {
  name: string
  engine: Engine
  /** Another machine makes it: what is under way there is found again after a restart. */
  isRemote: boolean
  /** What is made is somebody else's idea of what was ordered: size, length and format are made right afterwards. */
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
  /** What the far side says that the order cost. */
  tellCost(cost: number): void
  /** It only stands in for engines that failed. */
  standsIn: boolean
  /** Those that would have been asked before it, and why they were not. */
  passedOver: readonly { engine: string; why: string }[]
}

/** The router of orders to engines. */
export type Router = {
  accepts(order: Order): boolean
  /** What the engine that would be asked first is going to leave out. */
  leavesOut(order: Order): string[]
  /** Who is to make it, after those that were tried in vain. */
  choose(order: Order, tried: readonly string[]): Promise<Route | undefined>
  /** The engine of that name, for an order that it has under way. */
  find(name: string, order: Order): Route | undefined
}
