import type { PlanName } from '../catalog/declare.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { formatIsoTime } from '../core/clock.ts'
import type { ForcedOutcome } from '../core/forced-outcome.ts'
import { type IdSource, timeOfId } from '../core/ids.ts'
import type { KeyedRequest } from '../store/idempotency.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import { OUTCOME } from '../store/tasks/find-tasks.ts'
import { traceHeaders } from '../tracing/tracing.ts'
import { isBrief, laneFor, type LanePorts } from './lane-for.ts'

/** Whose task it is, the Idempotency-Key that it came with, and what a sandbox shall make of it. */
export type TaskOwner = {
  accountId: string
  unprovedKeyId?: string | undefined
  keyed: KeyedRequest | undefined
  outcome?: ForcedOutcome | undefined
}

export type TaskParts = {
  type: string
  plan: PlanName
  hold: number
  /** As the catalogue spells it; the request keeps the caller's spelling. */
  model: string
  values: Values
  parentId?: string
  part?: string
  partIndex?: number
}

/** The row of a request; what has a column of its own is not kept twice. */
export function buildNewTask(
  { accountId, unprovedKeyId, keyed, outcome }: TaskOwner,
  { values, plan, model, ...parts }: TaskParts,
  { nextId, isMadeElsewhere }: LanePorts & { nextId: IdSource },
): NewTask {
  const { payload, callback_url, ...request } = values
  const id = nextId()
  return {
    ...parts,
    id,
    ledgerId: nextId(),
    accountId,
    ...(unprovedKeyId !== undefined && { unprovedKeyId }),
    model,
    resolution: textOf(values.resolution),
    request: outcome ? { ...request, [OUTCOME]: outcome } : request,
    payload: textOf(payload),
    ...(typeof callback_url === 'string' && { callbackUrl: callback_url }),
    offPeak: values.off_peak === true,
    bgm: values.bgm === true,
    admitted: false,
    brief: isBrief({ plan, request }),
    lane: laneFor({ plan, generator: parts.type, model, request }, { isMadeElsewhere }),
    // The id's own moment: lists are filtered by ids, and a task is among those of its own time.
    createdAt: formatIsoTime(timeOfId(id)),
    ...traceHeaders(),
    ...(keyed && { idempotency: { key: keyed.key, sha256: keyed.sha256 } }),
    answer: '',
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
