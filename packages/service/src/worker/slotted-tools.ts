import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { Engine, Order } from '@kinora/media/engine/contract'
import type { ComposeJob } from '@kinora/media/film/compose-job'
import type { FinishJob } from '@kinora/media/finish/finish-job'
import { estimateCompose } from '../films/making/estimate-compose.ts'
import { sizeFor } from '../tasks/lane-for.ts'
import type { PlanContext } from '../plans/plan.ts'
import type { FairGate } from './fair-gate.ts'
import type { Seat } from './render-slots.ts'
import type { Ask } from './schedule.ts'

type Tools = Pick<PlanContext, 'engine' | 'download' | 'inspect' | 'finish' | 'compose' | 'store'>

type Means = {
  account: string
  seat: Seat
  signal: AbortSignal
  /** What all accounts share besides slots. */
  downloads: FairGate
  inspections: FairGate
}

// Seconds of one core for looking at a result, making its cover and its copies.
const [FINISH_BASE, FINISH_PER_SECOND] = [0.5, 0.25]

/**
 * A plan's tools, which see to it that the attempt has a render slot when something is rendered here, and none while it
 * waits for somebody else: plans know nothing of slots.
 */
export function slottedTools(tools: Tools, { account, seat, signal, downloads, inspections }: Means): Tools {
  const { engine, download, inspect, finish, compose, store } = tools
  const need = (seconds: number, stage: Ask['stage']): Promise<void> => seat.need(sizeFor(seconds), { stage, signal })
  return {
    engine: slotted(engine, {
      local: order => need(estimateOrder(order), 'begun'),
      remote: () => seat.leave(),
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

type Needs = { local(order: Order): Promise<void>; remote(): void }

/** An order that another machine makes needs no slot, however many of them there are. */
const slotted = (engine: Engine, needs: Needs): Engine => ({
  ...engine,
  async start(order, context) {
    if (engine.isRemote?.(order)) needs.remote()
    else await needs.local(order)
    return engine.start(order, context)
  },
})

const finishSeconds = ({ ordered }: FinishJob): number =>
  FINISH_BASE + FINISH_PER_SECOND * ('seconds' in ordered ? (ordered.seconds ?? 0) : 0)

const filmSeconds = ({ timeline }: ComposeJob): number => timeline.frames / timeline.framesPerSecond
