import type { Token } from '@kinora/media/engine/contract'
import type { Route } from '../../engines/routing/route.ts'
import type { PlanContext } from '../plan.ts'
import { flag, number, record, type Shape, text } from '../../core/shape.ts'

/** A placed order: the engine, its ids and the time. */
export type PlacedOrder = { engine: string; token: Token; at: number }

const keptToken: Shape<Token> = {
  schema: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
}
const placedOrder: Shape<PlacedOrder> = record({ engine: text, token: keptToken, at: number })

const failedTry: Shape<Try> = record({ engine: text, why: text, again: flag })

type Try = { engine: string; why: string; again: boolean }

/** The stored state of an order on another machine, written before it is sent. */
export type KeptOrder = {
  /** The engine that has it, as far as an earlier attempt knows. */
  placedOn(): string | undefined
  /** True if an earlier attempt placed it and so may have sent it. */
  isResumed(): boolean
  place(route: Route, mint: () => Promise<Token>): Promise<PlacedOrder>
  /** The order's token if it is known to be running. */
  startedToken(): Token | undefined
  keepStarted(token: Token): Promise<void>
  /** Deletes the stored state. */
  forget(): Promise<void>
  tried(): readonly Try[]
  addTry(one: Try): Promise<void>
}

/**
 * Opens the stored state of the order of this name. Orders made here store nothing, unless their engine can find them
 * again.
 */
export async function openKeptOrder(name: string, context: PlanContext): Promise<KeptOrder> {
  const [placedName, startedName] = [`${name} placed`, `${name} started`]
  let resumed = context.isDone(placedName)
  let isKept = resumed
  let placed = resumed ? await recall(placedName, placedOrder, context) : undefined
  let started = context.isDone(startedName) ? await recall(startedName, keptToken, context) : undefined
  const tried: Try[] = []
  while (context.isDone(triedName(name, tried.length)))
    tried.push(await recall(triedName(name, tried.length), failedTry, context))

  return {
    placedOn: () => placed?.engine,
    isResumed: () => resumed,
    async place(route, mint) {
      if (placed) return placed
      const minted = { engine: route.name, token: await mint(), at: context.clock() }
      isKept = route.isRemote || route.engine.isResumable === true
      placed = isKept ? await context.step(placedName, placedOrder, async () => minted) : minted
      return placed
    },
    startedToken: () => started,
    async keepStarted(token) {
      started = await context.step(startedName, keptToken, async () => token)
    },
    async forget() {
      const [hadStarted, hadPlaced] = [started, isKept]
      resumed = false
      isKept = false
      placed = undefined
      started = undefined
      if (hadStarted) await context.forget(startedName)
      if (hadPlaced) await context.forget(placedName)
    },
    tried: () => tried,
    async addTry(one) {
      await context.step(triedName(name, tried.length), failedTry, async () => one)
      tried.push(one)
    },
  }
}

const triedName = (name: string, index: number): string => `${name} tried ${index + 1}`

/** The stored result of an earlier attempt's step. */
const recall = <T>(name: string, shape: Shape<T>, context: PlanContext): Promise<T> =>
  context.step(name, shape, () => Promise.reject(new Error(`${name} was not kept`)))
