import type { OrderKind } from '@kinora/media/engine/contract'
import type { PlanName } from '../../catalog/declare.ts'
import type { Lane } from '../../store/tasks/task-row.ts'
import { findPlan } from '../plans.ts'

// Quick: a sentence, a picture, the analysis of a picture, for which a user waits in the console. Short: a composition
// of half a minute, the shortest clips. A clip of five seconds at 720p takes 11.5 seconds.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 11
// Callers of speech, voices and pictures wait for the response, as OpenAI's clients do. Speech with this estimate has about
// 2,000 letters or 600 Chinese characters; no picture takes longer.
const WAITED_FOR_SECONDS = 135
const WAITED_FOR: ReadonlySet<OrderKind> = new Set<OrderKind>(['speech', 'voice', 'image'])

/** The size of work with this many core seconds, by its kinds of order. */
export function sizeFor(seconds: number, kinds: readonly OrderKind[]): Exclude<Lane, 'free'> {
  if (seconds <= QUICK_SECONDS) return 'quick'
  const isWaitedFor = kinds.length > 0 && kinds.every(kind => WAITED_FOR.has(kind))
  return seconds <= (isWaitedFor ? WAITED_FOR_SECONDS : SHORT_SECONDS) ? 'short' : 'long'
}

export type LanePorts = {
  /** True if the first engine in an order's route is external. */
  usesExternalEngine: (asked: { kind: OrderKind; generator: string; model: string }) => boolean
}

type LaneRequest = { plan: PlanName; generator: string; model: string; request: object }

/**
 * The lane of a task, by the work of its plan on this machine: `free` if only its parts or other machines do the work.
 */
export function laneFor({ plan, generator, model, request }: LaneRequest, { usesExternalEngine }: LanePorts): Lane {
  const { estimateSeconds, orders } = findPlan(plan)
  if (!estimateSeconds) return 'free'
  const kinds = orders?.(request) ?? []
  const isElsewhere = kinds.length > 0 && kinds.every(kind => usesExternalEngine({ kind, generator, model }))
  if (isElsewhere) return 'free'
  // No caller waits for a part of a film: the narrations and short clips of five films would take the slots of all other
  // short work.
  const size = sizeFor(estimateSeconds(request), plan === 'film-part' ? [] : kinds)
  return plan === 'film-part' && size === 'short' ? 'long' : size
}

/** True if a task is short work, on any engine. Plans without an estimate are films. */
export function isBrief({ plan, request }: Pick<LaneRequest, 'plan' | 'request'>): boolean {
  const { estimateSeconds, orders } = findPlan(plan)
  return estimateSeconds !== undefined && sizeFor(estimateSeconds(request), orders?.(request) ?? []) !== 'long'
}
