import type { Tx } from '../pool.ts'
import type { Lane, Slot } from './task-row.ts'

/** A new task; `ledgerId` is the id of its hold's ledger entry. */
export type NewTask = {
  id: string
  ledgerId: string
  accountId: string
  /** The key of the request, if it has not been checked yet. */
  unprovedKeyId?: string
  type: string
  parentId?: string
  part?: string
  partIndex?: number
  /** A part after the last of its name. Its index is found when it is created. */
  isFurtherPart?: true
  model: string
  resolution: string
  request: Record<string, unknown>
  payload: string
  callbackUrl?: string
  offPeak: boolean
  bgm: boolean
  hold: number
  lane: Lane
  createdAt: string
  idempotency?: { key: string; sha256: Buffer }
  /** True if it takes seconds, by its plan's estimate. It may then also use the account's slot for brief work. */
  brief: boolean
  /** The slot that it gets now, if any; otherwise it waits for one. Parts need none. */
  slot?: Slot
  /** True if a worker may claim it: it has a slot, or needs none. */
  admitted: boolean
  /** A part that its film waits for. It runs in the film's slot. */
  awaited?: true
  /** The trace that it belongs to. */
  traceparent?: string
  /** The create answer, stored for repeated requests with the same key. */
  answer: string
}

// One statement with one parameter for the whole batch: task, hold, first answer and the account's figures. Its cost
// per task limits the number of creates a second, so it is one round trip for any number of tasks.
const INSERT = {
  name: 'task-insert',
  text: `
with input as materialized (
  select * from json_to_recordset($1) as x(
    id bigint, ledger_id bigint, account_id bigint, type text, parent_id bigint, part text, part_index integer, model text,
    resolution text, request json, payload text, callback_url text, off_peak boolean, bgm boolean, admitted boolean, awaited boolean, brief boolean, slot text, hold bigint,
    lane text, created_at timestamptz, key text, sha256 text, answer text, traceparent text)
), tasks as (
  insert into task (id, account_id, type, state, parent_id, part, part_index, model, resolution, request, payload,
    callback_url, off_peak, bgm, admitted, awaited, brief, holds_slot, holds_brief_slot, hold, credits, lane, traceparent, created_at, updated_at)
  select id, account_id, type, 'queueing', parent_id, part, part_index, model, resolution, request, payload,
    callback_url, off_peak, bgm, admitted, awaited, brief, coalesce(slot = 'ordinary', false), coalesce(slot = 'brief', false), hold, hold, lane, traceparent, created_at, created_at
  from input
), holds as (
  insert into ledger (id, account_id, task_id, kind, credits, held, created_at)
  select ledger_id, account_id, id, 'hold', 0, hold, created_at from input
), answers as (
  insert into idempotency (account_id, key, request_sha256, answer, created_at)
  select account_id, key, decode(sha256, 'hex'), answer, created_at from input where key is not null
)
update account set held = held + s.hold, unfinished = unfinished + s.n, running = running + s.ordinary, running_brief = running_brief + s.brief
from (select account_id, sum(hold)::bigint as hold, count(*)::integer as n,
        count(*) filter (where slot = 'ordinary')::integer as ordinary, count(*) filter (where slot = 'brief')::integer as brief
      from input group by account_id) s
where account.id = s.account_id`,
}

export async function insertTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  const input = tasks.map(task => ({
    id: task.id,
    ledger_id: task.ledgerId,
    account_id: task.accountId,
    type: task.type,
    parent_id: task.parentId,
    part: task.part,
    part_index: task.partIndex,
    model: task.model,
    resolution: task.resolution,
    request: task.request,
    payload: task.payload,
    callback_url: task.callbackUrl,
    off_peak: task.offPeak,
    bgm: task.bgm,
    admitted: task.admitted,
    awaited: task.awaited === true,
    brief: task.brief,
    slot: task.slot,
    hold: task.hold,
    lane: task.lane,
    traceparent: task.traceparent,
    created_at: task.createdAt,
    ...(task.idempotency && {
      key: task.idempotency.key,
      sha256: task.idempotency.sha256.toString('hex'),
      answer: task.answer,
    }),
  }))
  await tx.query(INSERT, [JSON.stringify(input)])
}
