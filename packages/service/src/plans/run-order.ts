import type { Made, Order, OrderFailed } from '@kinora/media/engine/contract'
import type { Route } from '../engines/routing/route.ts'
import { storableText } from '../core/storable-text.ts'
import { SHOTS } from '../store/work/steps.ts'
import { type KeptOrder, openKeptOrder } from './kept-order.ts'
import { addSpokenWords, conformMade } from './conform-made.ts'
import { type End, makeOn, type NamedOrder } from './make-on.ts'
import { type PlanContext, PlanFailure } from './plan.ts'
import { withOwnVoices } from './with-own-voices.ts'

/** What was made, by whom, and by whom it was not. */
export type MadeBy = Made & { engine: string; tried: readonly TriedEngine[] }

export type TriedEngine = { engine: string; why: string }

// One more after the first: a far side that ran out of memory, or that somebody else interrupted.
const MOST_TRIES_OF_AN_ENGINE = 2

// Verdicts on what was asked for: nobody else is asked in the hope of another one.
const REFUSALS: ReadonlySet<string> = new Set([
  'AudioFormatInvalid',
  'CreationPolicyViolation',
  'FieldInvalid',
  'ImageFormatInvalid',
  'ImageSizeInvalid',
  'TaskPromptPolicyViolation',
  'UserCancelled',
  'VideoFormatInvalid',
])

/**
 * Has an engine make something: the first that can, and after a verdict against it the next. What was placed is kept before
 * anything is sent, so an attempt that comes after a crash finds the order that is under way.
 */
export async function runOrder(
  name: string,
  drafted: Order,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<MadeBy> {
  const named: Order = { ...drafted, generator: context.task.type, model: context.task.model }
  const order = await withOwnVoices(named, context)
  const kept = await openKeptOrder(name, context)
  for (;;) {
    const route = await chooseRoute(order, kept, context)
    const hasNext = (await context.router.choose(order, [...spent(kept.tried()), route.name])) !== undefined
    const verdict = await makeRight(route, { name, order, kept, hasNext }, context, report)
    if (verdict.state === 'done') {
      route.tell('made')
      if (verdict.cost !== undefined) route.tellCost(verdict.cost)
      const { state: _state, ...made } = verdict
      const hear = (heard: string, hearing: Order) => runOrder(heard, hearing, context, () => {})
      const told = route.isForeign ? await addSpokenWords(name, made, order, { hear, log: context.log }) : made
      return tellHow(await keepShots(name, told, context), order, route, kept.tried())
    }
    route.tell(REFUSALS.has(verdict.code) ? 'refused' : 'failed')
    await kept.forget()
    await context.forget(name + SHOTS)
    if (REFUSALS.has(verdict.code)) throw toPlanFailure(verdict)
    // What this machine could not make now it may another time: the task is tried again as a whole.
    if (!route.isRemote && verdict.retryable) throw toPlanFailure(verdict)
    // It goes into notes, which tell nothing of our disk.
    const why = storableText(verdict.message.replaceAll(context.folder, 'its folder'))
    await kept.addTry({ engine: route.name, why, again: verdict.retryable })
    if (!(await context.router.choose(order, spent(kept.tried())))) {
      throw new PlanFailure(verdict.code, verdict.message, { retryable: false })
    }
    context.log.warn(
      { task: context.task.id, engine: route.name, reason: verdict.message },
      'an engine failed an order',
    )
  }
}

async function makeRight(
  route: Route,
  named: NamedOrder,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<End> {
  const verdict = await makeOn(route, named, context, report)
  if (verdict.state !== 'done' || !route.isForeign) return verdict
  return conformMade(named.name, verdict, named.order, context)
}

/** Engines that are not asked again: those that failed for good, or often enough. */
const spent = (tried: readonly (TriedEngine & { again: boolean })[]): string[] =>
  tried
    .filter(
      ({ engine, again }) => !again || tried.filter(one => one.engine === engine).length >= MOST_TRIES_OF_AN_ENGINE,
    )
    .map(({ engine }) => engine)

async function chooseRoute(order: Order, kept: KeptOrder, { router }: PlanContext): Promise<Route> {
  const placedOn = kept.placedOn()
  const found = placedOn === undefined ? undefined : router.find(placedOn, order)
  if (found) return found
  // Of an engine that is no longer in the operator's file nothing can be asked.
  if (placedOn !== undefined) await kept.forget()
  const route = await router.choose(order, spent(kept.tried()))
  if (route) return route
  throw new PlanFailure('ModelUnavailable', whyNobody(order), { retryable: false })
}

/** A voice of the caller's own is spoken with by whoever made it. */
export function whyNobody(order: Order): string {
  const [own] = order.kind === 'speech' ? Object.entries(order.ownVoices ?? {}) : []
  if (!own) return `no engine makes ${order.kind} orders`
  return `the voice ${own[0]} was made by the engine ${own[1].engine}, which does not speak here`
}

/** What the engine understood stays with the task, for whoever asks why its result looks as it does. */
async function keepShots(name: string, made: Made, context: PlanContext): Promise<Made> {
  if (made.shots !== undefined) await context.step(name + SHOTS, async () => made.shots)
  return made
}

function tellHow(made: Made, order: Order, route: Route, tried: readonly TriedEngine[]): MadeBy {
  const notes = [
    ...[...tried, ...route.passedOver].map(({ engine, why }) => `the engine ${engine} did not make it: ${why}`),
    ...routeNotes(route, order),
    ...(made.notes ?? []),
  ]
  return { ...made, ...(notes.length > 0 && { notes }), engine: route.name, tried }
}

/** What can be said of how an engine makes an order before it does. */
export const routeNotes = ({ name, standsIn, engine }: Route, order: Order): string[] => [
  ...(standsIn ? [`this is a stand-in made by ${name}`] : []),
  ...(engine.leavesOut?.(order) ?? []),
]

const toPlanFailure = ({ code, message, retryable }: OrderFailed): PlanFailure =>
  new PlanFailure(code, message, { retryable })
