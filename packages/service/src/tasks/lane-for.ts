import type { OrderKind } from '@kinora/media/engine/contract'
import type { PlanName } from '../catalog/declare.ts'
import type { Lane } from '../store/tasks/task-row.ts'
import { findPlan } from './plans.ts'

// One sentence, a picture, a look at one: what somebody waits for with the page open. And what is over before anybody gets
// up: a line or two, a picture in 4K, a composition of half a minute, the shortest clips. A clip of five seconds at 720p takes
// 11.5.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 11

/** The size of work that takes about so many seconds of one core. */
export const sizeFor = (seconds: number): Exclude<Lane, 'free'> =>
  seconds <= QUICK_SECONDS ? 'quick' : seconds <= SHORT_SECONDS ? 'short' : 'long'

export type LanePorts = {
  /** Whether another machine is the first to be asked for an order. */
  isMadeElsewhere: (asked: { kind: OrderKind; generator: string; model: string }) => boolean
}

type LaneRequest = { plan: PlanName; generator: string; model: string; request: object }

/** The lane of a task: what its plan takes of this machine, or nothing where only its parts or other machines take any. */
export function laneFor({ plan, generator, model, request }: LaneRequest, { isMadeElsewhere }: LanePorts): Lane {
  const { estimateSeconds, orders } = findPlan(plan)
  if (!estimateSeconds) return 'free'
  const kinds = orders?.(request) ?? []
  const isElsewhere = kinds.length > 0 && kinds.every(kind => isMadeElsewhere({ kind, generator, model }))
  return isElsewhere ? 'free' : sizeFor(estimateSeconds(request))
}

/** Whether a task is over in seconds once it is begun, wherever it is made. What tells no estimate is a film. */
export function isBrief({ plan, request }: Pick<LaneRequest, 'plan' | 'request'>): boolean {
  const { estimateSeconds } = findPlan(plan)
  return estimateSeconds !== undefined && sizeFor(estimateSeconds(request)) !== 'long'
}
