import type { Token } from '@kinora/media/engine/contract'
import type { Route } from '../engines/routing/route.ts'
import type { PlanContext } from './plan.ts'

/** An order as it was placed: with whom, under which ids, and when. */
export type PlacedOrder = { engine: string; token: Token; at: number }

type Try = { engine: string; why: string; again: boolean }

/** What is kept of an order that other machines make, from before it is sent. */
export type KeptOrder = {
  /** The engine that has it, as far as an earlier attempt knows. */
  placedOn(): string | undefined
  /** Whether an earlier attempt placed it, and so may have sent it. */
  isResumed(): boolean
  place(route: Route, mint: () => Promise<Token>): Promise<PlacedOrder>
  /** The token of the order if it is known to be under way. */
  startedToken(): Token | undefined
  keepStarted(token: Token): Promise<void>
  /** It is not there any more. */
  forget(): Promise<void>
  tried(): readonly Try[]
  addTry(one: Try): Promise<void>
}

/**
 * Opens what earlier attempts have kept of the order of this name. Of an order that is made here nothing is kept, unless
 * its engine finds it again.
 */
export async function openKeptOrder(name: string, context: PlanContext): Promise<KeptOrder> {
  const [placedName, startedName] = [`${name} placed`, `${name} started`]
  let resumed = context.isDone(placedName)
  let isKept = resumed
  let placed = resumed ? await recall<PlacedOrder>(placedName, context) : undefined
  let started = context.isDone(startedName) ? await recall<Token>(startedName, context) : undefined
  const tried: Try[] = []
  while (context.isDone(triedName(name, tried.length))) tried.push(await recall(triedName(name, tried.length), context))

  return {
    placedOn: () => placed?.engine,
    isResumed: () => resumed,
    async place(route, mint) {
      if (placed) return placed
      const minted = { engine: route.name, token: await mint(), at: context.clock() }
      isKept = route.isRemote || route.engine.isResumable === true
      placed = isKept ? await context.step(placedName, async () => minted) : minted
      return placed
    },
    startedToken: () => started,
    async keepStarted(token) {
      started = await context.step(startedName, async () => token)
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
      await context.step(triedName(name, tried.length), async () => one)
      tried.push(one)
    },
  }
}

const triedName = (name: string, index: number): string => `${name} tried ${index + 1}`

/** A step that an earlier attempt did. */
const recall = <T>(name: string, context: PlanContext): Promise<T> =>
  context.step<T>(name, () => Promise.reject(new Error(`${name} was not kept`)))
