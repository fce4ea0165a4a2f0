import type { Made, Order, OrderFailed } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Route } from '../../engines/routing/route.ts'
import { storableText } from '../../core/text.ts'
import { type KeptOrder, openKeptOrder } from './kept-order.ts'
import { addSpokenWords, conformMade } from './conform-made.ts'
import { guideOrder } from './guide-order.ts'
import { type MakeOrder, paintLook } from './paint-look.ts'
import { type End, runOnEngine, type NamedOrder } from './run-on-engine.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { withOwnVoices } from '../with-own-voices.ts'
import { readFile } from 'node:fs/promises'
import { anything, number, parseShape, type Shape, ShapeMismatch } from '../../core/shape.ts'

/** The result, its engine, and the engines that failed before. */
export type MadeBy = Made & { engine: string; tried: readonly TriedEngine[] }

export type TriedEngine = { engine: string; why: string }

// One retry, for a server that ran out of memory or was interrupted.
const MAX_TRIES_OF_AN_ENGINE = 2

// Verdicts on the request itself: no other engine is tried.
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
 * Makes an order on the first engine that can, and after its failure on the next. The placed order is stored before it
 * is sent, so an attempt after a crash finds the running order.
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
    const directed = await directOrder(name, order, { route, kept }, context)
    const { scene } = directed
    const verdict =
      'failure' in directed
        ? directed.failure
        : await makeRight(route, { name, order: directed.order, kept, hasNext }, context, report)
    if (verdict.state === 'done') {
      route.tell('made')
      if (verdict.cost !== undefined) await countCost(name, verdict.cost, route, context)
      const { state: _state, ...made } = verdict
      const hear = (heard: string, hearing: Order) => runOrder(heard, hearing, context, () => {})
      const told = route.isForeign ? await addSpokenWords(name, made, order, { hear, log: context.log }) : made
      const filmed = scene && !told.scene ? { ...told, scene: { scene, notes: [] } } : told
      return tellHow(await keepScene(name, filmed, context), order, route, kept.tried())
    }
    route.tell(REFUSALS.has(verdict.code) ? 'refused' : 'failed')
    await kept.forget()
    await context.forget(sceneStep(name))
    if (REFUSALS.has(verdict.code)) throw toPlanFailure(verdict)
    // A local fault may pass: the whole task is retried.
    if (!route.isRemote && verdict.retryable) throw toPlanFailure(verdict)
    // The text goes into notes, which must not contain local paths.
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

type Directed = { order: Order; scene?: Scene } | { failure: OrderFailed; scene?: undefined }

/**
 * The order with the look and the guides that its engine asks for. If they cannot be made, another engine makes the
 * order, unless this one may have it already.
 */
async function directOrder(
  name: string,
  order: Order,
  { route, kept }: { route: Route; kept: KeptOrder },
  context: PlanContext,
): Promise<Directed> {
  const make: MakeOrder = (part, ordered) => runOrder(part, ordered, context, () => {})
  try {
    const painted = await paintLook(name, order, route, context, make)
    const guided = await guideOrder(name, painted.order, route, context)
    return { ...painted, ...guided }
  } catch (error) {
    if (!(error instanceof PlanFailure) || error.retryable || REFUSALS.has(error.code) || kept.isResumed()) throw error
    const { code, message } = error
    const failed = code === 'ModelUnavailable' ? code : 'EngineFailure'
    return { failure: { state: 'failed', code: failed, message, retryable: false } }
  }
}

/** Counts what an order cost once, although an attempt after a crash finds the same result. */
async function countCost(name: string, cost: number, route: Route, context: PlanContext): Promise<void> {
  const step = `${name} cost`
  if (context.isDone(step)) return
  await context.step(step, number, async () => cost)
  route.tellCost(cost)
}

async function makeRight(
  route: Route,
  named: NamedOrder,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<End> {
  const verdict = await runOnEngine(route, named, context, report)
  if (verdict.state !== 'done' || !route.isForeign) return verdict
  return conformMade(named.name, verdict, named.order, context)
}

/** Engines that are not tried again: they failed for good, or too often. */
const spent = (tried: readonly (TriedEngine & { again: boolean })[]): string[] =>
  tried
    .filter(
      ({ engine, again }) => !again || tried.filter(one => one.engine === engine).length >= MAX_TRIES_OF_AN_ENGINE,
    )
    .map(({ engine }) => engine)

async function chooseRoute(order: Order, kept: KeptOrder, { router }: PlanContext): Promise<Route> {
  const placedOn = kept.placedOn()
  const found = placedOn === undefined ? undefined : router.find(placedOn, order)
  if (found) return found
  // The engine is no longer in the operator's file.
  if (placedOn !== undefined) await kept.forget()
  const route = await router.choose(order, spent(kept.tried()))
  if (route) return route
  throw new PlanFailure('ModelUnavailable', whyNobody(order), { retryable: false })
}

/** Only the engine that made a caller's own voice can speak with it. */
export function whyNobody(order: Order): string {
  const [own] = order.kind === 'speech' ? Object.entries(order.ownVoices ?? {}) : []
  if (!own && order.scene) return 'no engine of this service films scene documents'
  if (!own) return `no engine makes ${order.kind} orders`
  return `the voice ${own[0]} was made by the engine ${own[1].engine}, which does not speak here`
}

const sceneStep = (name: string): string => `${name} scene`

/** Stores the scene document that was filmed with the task, to explain its result. */
async function keepScene(name: string, made: Made, context: PlanContext): Promise<Made> {
  if (made.scene !== undefined) await context.step(sceneStep(name), anything, async () => made.scene, 'scene')
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

/** Notes on how an engine will make an order. */
export const routeNotes = ({ name, standsIn, engine }: Route, order: Order): string[] => [
  ...(standsIn ? [`this is a stand-in made by ${name}`] : []),
  ...(engine.leavesOut?.(order) ?? []),
]

const toPlanFailure = ({ code, message, retryable }: OrderFailed): PlanFailure =>
  new PlanFailure(code, message, { retryable })

/** An order whose result is an answer: hearing, seeing or watching. */
export type Question = Extract<Order, { kind: 'hearing' | 'seeing' | 'watching' }>

/** Lets an engine answer a question. */
export async function askEngine<T>(name: string, order: Question, shape: Shape<T>, context: PlanContext): Promise<T> {
  const { files } = await runOrder(name, order, context, () => {})
  const answer = files.find(file => file.role === 'result')
  if (!answer)
    throw new PlanFailure('EngineFailure', `the engine did not answer a ${order.kind} order`, { retryable: true })
  try {
    return parseShape(shape, await readFile(answer.path, 'utf8'), `the engine's answer to a ${order.kind} order`)
  } catch (error) {
    if (!(error instanceof ShapeMismatch)) throw error
    throw new PlanFailure('EngineFailure', error.message, { retryable: true })
  }
}
