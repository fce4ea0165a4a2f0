import type { OrderKind } from '@kinora/media/engine/contract'
import type { PlanName } from '../../catalog/declare.ts'
import type { Lane } from '../../store/tasks/task-row.ts'
import { findPlan } from '../plans.ts'

// Quick: a sentence, a picture, one look at a picture, for which somebody waits at the page. Short: a composition of half
// a minute, the shortest clips. A clip of five seconds at 720p takes 11.5 seconds.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 11
// For speech and pictures callers wait at the request, as OpenAI's clients do. Speech of this estimate has some 2,000
// letters or 600 Chinese characters; no picture takes longer.
const WAITED_FOR_SECONDS = 135
const WAITED_FOR: ReadonlySet<OrderKind> = new Set<OrderKind>(['speech', 'image'])

/** The size of work that takes this many seconds of one core, by the kinds of orders in it. */
export function sizeFor(seconds: number, kinds: readonly OrderKind[]): Exclude<Lane, 'free'> {
  if (seconds <= QUICK_SECONDS) return 'quick'
  const isWaitedFor = kinds.length > 0 && kinds.every(kind => WAITED_FOR.has(kind))
  return seconds <= (isWaitedFor ? WAITED_FOR_SECONDS : SHORT_SECONDS) ? 'short' : 'long'
}

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
  // Nobody waits for the narration of a film; those of five films would hold up the speech of all others.
  return isElsewhere ? 'free' : sizeFor(estimateSeconds(request), plan === 'film-part' ? [] : kinds)
}

/** Whether a task is short work of its account, wherever it is made. Plans without an estimate are films. */
export function isBrief({ plan, request }: Pick<LaneRequest, 'plan' | 'request'>): boolean {
  const { estimateSeconds, orders } = findPlan(plan)
  return estimateSeconds !== undefined && sizeFor(estimateSeconds(request), orders?.(request) ?? []) !== 'long'
}
