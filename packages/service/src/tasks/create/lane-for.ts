import type { OrderKind } from '@kinora/media/engine/contract'
import type { PlanName } from '../../catalog/declare.ts'
import type { Lane } from '../../store/tasks/task-row.ts'
import { findPlan } from '../plans.ts'

// Quick: a sentence, a picture, one look at a picture, for which somebody waits at the page. Short: a few lines, a 4K
// picture, a composition of half a minute, the shortest clips. A clip of five seconds at 720p takes 11.5 seconds.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 11

/** The size of work that takes this many seconds of one core. */
export const sizeFor = (seconds: number): Exclude<Lane, 'free'> =>
  seconds <= QUICK_SECONDS ? 'quick' : seconds <= SHORT_SECONDS ? 'short' : 'long'

export type LanePorts = {
  /** Whether an external engine is first in line for an order. */
  isMadeElsewhere: (asked: { kind: OrderKind; generator: string; model: string }) => boolean
}

type LaneRequest = { plan: PlanName; generator: string; model: string; request: object }

/** The lane of a task by the work of its plan on this machine: `free` if only its parts or other machines work. */
export function laneFor({ plan, generator, model, request }: LaneRequest, { isMadeElsewhere }: LanePorts): Lane {
  const { estimateSeconds, orders } = findPlan(plan)
  if (!estimateSeconds) return 'free'
  const kinds = orders?.(request) ?? []
  const isElsewhere = kinds.length > 0 && kinds.every(kind => isMadeElsewhere({ kind, generator, model }))
  return isElsewhere ? 'free' : sizeFor(estimateSeconds(request))
}

/** Whether a task takes seconds once it begins, wherever it is made. Plans without an estimate are films. */
export function isBrief({ plan, request }: Pick<LaneRequest, 'plan' | 'request'>): boolean {
  const { estimateSeconds } = findPlan(plan)
  return estimateSeconds !== undefined && sizeFor(estimateSeconds(request)) !== 'long'
}
