import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Made, Order, OrderFailed, OrderLost, OrderUnsure, Token } from '@kinora/media/engine/contract'
import { followOrder, pause } from '@kinora/media/engine/follow-order'
import type { Route } from '../../engines/routing/route.ts'
import type { KeptOrder, PlacedOrder } from './kept-order.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

export type End = ({ state: 'done' } & Made) | OrderFailed

export type NamedOrder = {
  name: string
  order: Order
  kept: KeptOrder
  /** True if another engine could make it. */
  hasNext: boolean
}

// Limits how often an order that the server lost is placed again.
const MAX_PLACINGS = 3
// How often an unreachable server is tried before another engine is.
const MAX_UNANSWERED_STARTS = 4

/** Makes an order on one engine, resuming an earlier attempt, until there is a verdict. */
export async function runOnEngine(
  route: Route,
  named: NamedOrder,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<End> {
  const place = await route.enter(context.signal)
  try {
    let lost: OrderLost | undefined
    for (let placing = 1; placing <= MAX_PLACINGS; placing++) {
      const end = await placeOnce(route, named, context, report)
      if (end.state !== 'lost') return end
      lost = end
      context.log.info({ task: context.task.id, engine: route.name, reason: end.message }, 'an engine lost an order')
      await named.kept.forget()
    }
    return failed(`it was lost ${MAX_PLACINGS} times: ${lost?.message ?? ''}`)
  } finally {
    place.leave()
  }
}

async function placeOnce(
  route: Route,
  { name, order, kept, hasNext }: NamedOrder,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<End | OrderLost> {
  const { engine } = route
  const { signal, log, clock } = context
  const folder = await emptyFolder(join(context.folder, `${name.replaceAll(' ', '-')}-made`))
  const own = { signal, folder, log }
  const placed = await kept.place(route, () => engine.place(order))
  const deadline = placed.at + route.timeMs
  const begun = await begin(route, { order, kept, placed, deadline, hasNext }, { ...own, clock })
  if (begun.state !== 'started') return begun
  const verdict = await followOrder(engine, { token: begun.token, order }, own, {
    report,
    deadline,
    clock,
    unanswered: () => route.tell('unanswered'),
  })
  if (verdict.state === 'failed' && clock() >= deadline) await giveUp(route, begun.token, order)
  if (verdict.state === 'unsure') return decide(route, verdict)
  if (verdict.state !== 'done') return verdict
  // An earlier attempt's files went with its folder, although the engine still lists them: they are made again.
  if (verdict.files.every(file => existsSync(file.path))) return verdict
  return { state: 'lost', message: 'the engine no longer has its result' }
}

type Begun = { state: 'started'; token: Token } | OrderFailed | OrderLost

type ToBegin = Omit<NamedOrder, 'name'> & { placed: PlacedOrder; deadline: number }

/** Starts the order unless it is running, and retries while the server does not answer. */
async function begin(
  route: Route,
  { order, kept, placed, deadline, hasNext }: ToBegin,
  { clock, ...context }: Pick<PlanContext, 'signal' | 'folder' | 'log' | 'clock'>,
): Promise<Begun> {
  const known = kept.startedToken()
  if (known) return { state: 'started', token: known }
  let again = kept.isResumed()
  if (!again) await route.tellStarted(order)
  for (let asked = 0; ; asked++) {
    context.signal.throwIfAborted()
    const started = await route.engine.start(placed.token, order, { ...context, again })
    again = true
    if (started.state === 'started' && route.isRemote) await kept.keepStarted(started.token)
    if (started.state === 'unsure') return decide(route, started)
    if (started.state !== 'unreachable') return started
    route.tell('unanswered')
    // A server that was never reached has not accepted the order: another engine may make it.
    const isEnough = asked + 1 >= MAX_UNANSWERED_STARTS || !route.isAvailable()
    if (hasNext && isEnough && !kept.isResumed()) return failed(started.message, 'ModelUnavailable')
    if (clock() >= deadline) return failed(`no answer: ${started.message}`)
    await pause(asked, { until: deadline - clock(), signal: context.signal, seconds: started.retryAfterSeconds })
  }
}

/**
 * The operator chooses whether an order that may have been accepted is placed again: it may be made, and cost, twice.
 */
function decide(route: Route, { message }: OrderUnsure): OrderFailed | OrderLost {
  route.tellAmbiguous()
  if (route.ambiguous === 'again') return { state: 'lost', message }
  throw new PlanFailure('EngineFailure', `it is unknown whether the engine accepted the order: ${message}`, notAgain)
}

const notAgain = { retryable: false }

/** Cancels an order that took too long. If it costs money no other engine is tried, since it may still be made. */
async function giveUp(route: Route, token: Token, order: Order): Promise<void> {
  await route.engine.cancel?.(token, order).catch(() => undefined)
  if (route.ambiguous === 'fail')
    throw new PlanFailure('EngineFailure', 'the engine took longer than its time limit', notAgain)
}

const failed = (message: string, code: OrderFailed['code'] = 'EngineFailure'): OrderFailed => ({
  state: 'failed',
  code,
  message,
  retryable: false,
})

async function emptyFolder(path: string): Promise<string> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path)
  return path
}
