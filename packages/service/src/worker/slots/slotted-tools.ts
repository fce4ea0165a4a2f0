import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { Order, OrderKind } from '@kinora/media/engine/contract'
import type { Lane } from '../../store/tasks/task-row.ts'
import type { ComposeJob } from '@kinora/media/film/compose-job'
import type { FinishJob } from '@kinora/media/finish/finish-job'
import { estimateCompose } from '../../films/making/compose/compose-film.ts'
import { type Metrics, NO_METRICS } from '../../metrics/metrics.ts'
import { currentTraceparent, type Span, type Tracing, withTraceparent } from '../../tracing/tracing.ts'
import type { Route, Router } from '../../engines/routing/route.ts'
import { sizeFor } from '../../tasks/create/lane-for.ts'
import type { PlanContext } from '../../plans/plan.ts'
import type { FairGate } from './fair-gate.ts'
import type { Seat } from './render-slots.ts'
import type { Ask } from './schedule.ts'

type Tools = Pick<PlanContext, 'router' | 'download' | 'inspect' | 'finish' | 'conform' | 'compose' | 'store'>

type SlotOptions = {
  account: string
  /** The task's lane. Speech of films is not short work, even if the task that orders it is short. */
  lane: Lane
  seat: Seat
  /** Called with the name of an engine that makes something. */
  madeBy: (engine: string) => void
  signal: AbortSignal
  /** Shared by all accounts, besides slots. */
  downloads: FairGate
  inspections: FairGate
  metrics?: Metrics
  tracing?: Tracing | undefined
}

// Core seconds for checking a result and making its cover and copies.
const [FINISH_BASE, FINISH_PER_SECOND] = [0.5, 0.25]
// Core seconds for conforming a clip of an external engine.
const [CONFORM_BASE, CONFORM_PER_SECOND] = [0.5, 0.7]
const PIXELS_720P = 1_280 * 720

/**
 * A plan's tools with slot handling: the attempt holds a render slot while it renders here and none while it waits.
 * Plans know nothing of slots.
 */
export function slottedTools(tools: Tools, means: SlotOptions): Tools {
  const { account, lane, seat, madeBy, signal, downloads, inspections, metrics = NO_METRICS, tracing } = means
  const { router, download, inspect, finish, conform, compose, store } = tools
  const need = (seconds: number, stage: Ask['stage'], kinds: readonly OrderKind[] = []): Promise<void> =>
    seat.need(sizeFor(seconds, kinds), { stage, signal })
  return {
    router: slotted(router, {
      local: order => need(estimateOrder(order), 'begun', lane === 'quick' || lane === 'short' ? [order.kind] : []),
      remote: () => seat.leave(),
      madeBy,
      metrics,
      tracing,
    }),
    download(url, options) {
      seat.leave()
      return downloads(account, signal, () => download(url, options))
    },
    inspect: (path, rules, options) => inspections(account, signal, () => inspect(path, rules, options)),
    ...(finish && {
      async finish(job, options) {
        await need(finishSeconds(job), 'ending')
        return finish(job, options)
      },
    }),
    ...(conform && {
      async conform(job, options) {
        await need(conformSeconds(job.order), 'ending')
        return conform(job, options)
      },
    }),
    ...(compose && {
      async compose(job, options) {
        await need(estimateCompose(filmSeconds(job)), 'ending')
        return compose(job, options)
      },
    }),
    store(path, extension) {
      seat.leave()
      return store(path, extension)
    },
  }
}

type Needs = {
  local: (order: Order) => Promise<void>
  remote: () => void
  madeBy: (engine: string) => void
  metrics: Metrics
  tracing: Tracing | undefined
}

/** Orders that another machine makes need no slot. */
function slotted(router: Router, { local, remote, madeBy, metrics, tracing }: Needs): Router {
  const withSlot = (route: Route, kind: string): Route => {
    let span: Span | undefined
    // Requests of an engine to others belong to its order's trace span.
    const within = <T>(work: () => Promise<T>): Promise<T> => (span ? withTraceparent(span.traceparent, work) : work())
    return {
      ...route,
      async enter(signal) {
        if (route.isRemote) remote()
        const place = await route.enter(signal)
        const began = performance.now()
        span = tracing?.start(`order ${kind}`, {
          kind: 'client',
          parent: currentTraceparent(),
          attributes: { 'kinora.engine': route.name, 'kinora.order': kind },
        })
        return {
          leave() {
            place.leave()
            span?.end()
            metrics.observe('kinora_order_seconds', { engine: route.name, kind }, (performance.now() - began) / 1_000)
          },
        }
      },
      engine: {
        ...route.engine,
        async start(token, order, context) {
          if (route.isRemote) remote()
          else await local(order)
          madeBy(route.name)
          return within(() => route.engine.start(token, order, context))
        },
        poll: (token, order, context) => within(() => route.engine.poll(token, order, context)),
        ...(route.engine.stills && {
          async stills(order, wanted, context) {
            await local(order)
            return route.engine.stills?.(order, wanted, context)
          },
        }),
        ...(route.engine.passes && {
          async passes(order, wanted, context) {
            await local(order)
            return route.engine.passes?.(order, wanted, context)
          },
        }),
      },
    }
  }
  return {
    ...router,
    async choose(order, tried) {
      const route = await router.choose(order, tried)
      return route && withSlot(route, order.kind)
    },
    find(name, order) {
      const route = router.find(name, order)
      return route && withSlot(route, order.kind)
    },
  }
}

const finishSeconds = ({ ordered }: FinishJob): number =>
  FINISH_BASE + FINISH_PER_SECOND * ('seconds' in ordered ? (ordered.seconds ?? 0) : 0)

/** Decoding and encoding; pictures and sounds cost little beside clips. */
const conformSeconds = (order: Order): number =>
  order.kind === 'video'
    ? CONFORM_BASE + (CONFORM_PER_SECOND * order.seconds * order.width * order.height) / PIXELS_720P
    : CONFORM_BASE

const filmSeconds = ({ timeline }: ComposeJob): number => timeline.frames / timeline.framesPerSecond
