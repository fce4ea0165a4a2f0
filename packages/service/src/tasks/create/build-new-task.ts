import type { PlanName } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { formatIsoTime } from '../../core/clock.ts'
import type { ForcedOutcome } from '../../core/forced-outcome.ts'
import { type IdSource, timeOfId } from '../../core/ids.ts'
import type { KeyedRequest } from '../../store/idempotency.ts'
import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import { MODEL_CREDITS, OUTCOME } from '../../store/tasks/find-tasks.ts'
import { traceHeaders } from '../../tracing/tracing.ts'
import { isBrief, laneFor, type LanePorts } from './lane-for.ts'

/** The task's account, its Idempotency-Key, and its forced outcome in a sandbox. */
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
  /** The part of the hold that belongs to language models. */
  modelCredits?: number
  /** The catalogue's spelling; the request keeps the caller's. */
  model: string
  values: Values
  parentId?: string
  part?: string
  partIndex?: number
  isFurtherPart?: true
}

/** Builds the row of a request; values with their own column are stored once. */
export function buildNewTask(
  { accountId, unprovedKeyId, keyed, outcome }: TaskOwner,
  { values, plan, model, modelCredits = 0, ...parts }: TaskParts,
  { nextId, usesExternalEngine }: LanePorts & { nextId: IdSource },
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
    request: {
      ...request,
      ...(outcome && { [OUTCOME]: outcome }),
      ...(modelCredits > 0 && { [MODEL_CREDITS]: modelCredits }),
    },
    payload: textOf(payload),
    ...(typeof callback_url === 'string' && { callbackUrl: callback_url }),
    offPeak: values.off_peak === true,
    bgm: values.bgm === true,
    admitted: false,
    brief: isBrief({ plan, request }),
    lane: laneFor({ plan, generator: parts.type, model, request }, { usesExternalEngine }),
    // The time in the id: lists filter by ids, so both must agree.
    createdAt: formatIsoTime(timeOfId(id)),
    ...traceHeaders(),
    ...(keyed && { idempotency: { key: keyed.key, sha256: keyed.sha256 } }),
    answer: '',
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
