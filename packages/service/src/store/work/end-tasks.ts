import type { Tx } from '../pool.ts'
import { BRIEF_SLOTS, type TaskResult, type TaskState } from '../tasks/task-row.ts'

/** The end of a task. With an attempt, only if it is still current. */
export type End = { id: string; accountId: string; attempt?: number; traceparent?: string } & (
  | { state: 'success'; result: TaskResult; credits?: number }
  | { state: 'failed'; code: string; message: string }
)

export type Ended = {
  id: string
  account_id: string
  state: TaskState
  hold: number
  credits: number
  callback_url: string | null
  traceparent: string | null
  holds_slot: boolean
  holds_brief_slot: boolean
  awaited: boolean
  parent_id: string | null
  part: string | null
}

const END = {
  name: 'work-end',
  text: `
update task set
  state = x.state, err_code = coalesce(x.code, ''), err_msg = coalesce(x.message, ''),
  progress = case when x.state = 'success' then 100 else progress end,
  credits = case when x.state = 'success' then least(coalesce(x.credits, task.hold), task.hold) else 0 end,
  result = coalesce(x.result, task.result), worker_id = null, updated_at = $2, finished_at = $2
from json_to_recordset($1) as x(id bigint, attempt integer, state text, code text, message text, credits bigint, result json)
where task.id = x.id and task.state in ('created', 'queueing', 'processing')
  and (x.attempt is null or (task.attempt = x.attempt and task.state = 'processing'))
returning task.id, account_id, task.state, hold::float8, task.credits::float8, callback_url, traceparent, holds_slot, holds_brief_slot, awaited, parent_id, part`,
}

/** Ends tasks and returns those that changed. A stale attempt changes nothing. */
export const moveToEnd = (tx: Tx, ends: readonly End[], at: Date): Promise<Ended[]> =>
  tx.query<Ended>(END, [JSON.stringify(ends), at])

const SETTLE = {
  name: 'work-settle',
  text: `
with input as materialized (
  select * from json_to_recordset($1) as x(ledger_id bigint, id bigint, account_id bigint, kind text, credits bigint, held bigint, note text, slots integer, brief_slots integer)
), entries as (
  insert into ledger (id, account_id, task_id, kind, credits, held, note, created_at)
  select ledger_id, account_id, id, kind, credits, held, note, $2 from input
)
update account set credits = account.credits + s.credits, held = account.held + s.held,
  unfinished = account.unfinished - s.n, running = account.running - s.slots,
  running_brief = account.running_brief - s.brief_slots
from (select account_id, sum(credits)::bigint as credits, sum(held)::bigint as held, count(*)::integer as n, sum(slots)::integer as slots,
        sum(brief_slots)::integer as brief_slots
      from input group by account_id) s
where account.id = s.account_id`,
}

type Settlement = { ledgerId: string; ended: Ended; note: string }

/** Settles the credits and places of ended tasks: one entry each, however they ended. */
export async function settleEnds(tx: Tx, settlements: readonly Settlement[], at: Date): Promise<void> {
  const input = settlements.map(({ ledgerId, ended, note }) => ({
    ledger_id: ledgerId,
    id: ended.id,
    account_id: ended.account_id,
    kind: ended.state === 'success' ? 'settle' : 'refund',
    credits: -ended.credits,
    held: -ended.hold,
    note,
    slots: ended.holds_slot ? 1 : 0,
    brief_slots: ended.holds_brief_slot ? 1 : 0,
  }))
  await tx.query(SETTLE, [JSON.stringify(input), at])
}

const ADMIT = {
  name: 'work-admit',
  text: `
with free as (
  select id, greatest(0, max_running - running) as slots, greatest(0, ${BRIEF_SLOTS} - running_brief) as brief_slots
  from account where id = any($1::bigint[])
), brief as (
  select t.id from free cross join lateral (
    select id from task where account_id = free.id and state = 'queueing' and not admitted and not off_peak and brief order by id limit free.brief_slots
  ) t
), next as (
  select t.id from free cross join lateral (
    select id from task where account_id = free.id and state = 'queueing' and not admitted and not off_peak
      and id not in (select id from brief) order by id limit free.slots
  ) t
), marked as (
  update task set admitted = true, holds_slot = id in (select id from next), holds_brief_slot = id in (select id from brief)
  where id in (select id from next union all select id from brief) returning id, account_id, holds_slot
), counted as (
  update account set running = running + s.ordinary, running_brief = running_brief + s.brief
  from (select account_id, count(*) filter (where holds_slot)::integer as ordinary, count(*) filter (where not holds_slot)::integer as brief
        from marked group by account_id) s where account.id = s.account_id
)
select id from marked order by id`,
}

/**
 * Gives free slots of these locked accounts to their oldest waiting tasks: first the brief slot, then the ordinary
 * ones, in order of creation. Returns the tasks.
 */
export const admitNext = async (tx: Tx, accountIds: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(ADMIT, [accountIds])).map(row => row.id)

const READY_FILMS = {
  name: 'work-ready-films',
  text: `select id from task film
         where id = any($1::bigint[]) and state = 'processing' and worker_id is null
           and not exists (select 1 from task part where part.parent_id = film.id and part.awaited and part.state in ('created', 'queueing', 'processing'))`,
}

/** Films whose last awaited part has now ended. */
export const findReadyFilms = async (tx: Tx, filmIds: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(READY_FILMS, [filmIds])).map(row => row.id)

const OPEN_PARTS = {
  name: 'work-open-parts',
  text: `select id, account_id from task where parent_id = any($1::bigint[]) and awaited and state in ('created', 'queueing', 'processing')`,
}

/** Unfinished parts of ended films. */
export const findOpenParts = (tx: Tx, filmIds: readonly string[]): Promise<{ id: string; account_id: string }[]> =>
  tx.query<{ id: string; account_id: string }>(OPEN_PARTS, [filmIds])

// The film's own share of progress: reading and design before its parts, and the rest after the last one.
const FILM_PROGRESS = {
  name: 'work-film-progress',
  text: `update task film set progress = greatest(film.progress, s.percent)
         from (select parent_id, 5 + 90 * count(*) filter (where state in ('success', 'failed')) / (count(*) + 1) as percent
               from task where parent_id = any($1::bigint[]) and awaited group by parent_id) s
         where film.id = s.parent_id and film.state = 'processing'`,
}

/** While its parts are made, a film's progress is theirs. */
export const noteFilmProgress = async (tx: Tx, filmIds: readonly string[]): Promise<void> => {
  await tx.query(FILM_PROGRESS, [filmIds])
}

// A composition that was requested later but finished earlier is newer.
const NEWEST_CUTS = {
  name: 'work-newest-cuts',
  text: `update task film set result = x.result, updated_at = $2
         from json_to_recordset($1) as x(cut_id bigint, film_id bigint, result json)
         where film.id = x.film_id
           and not exists (select 1 from task newer where newer.parent_id = film.id and newer.part = 'compose'
                             and newer.id > x.cut_id and newer.state = 'success')`,
}

export type Cut = { cut_id: string; film_id: string; result: TaskResult }

/** A film shows its newest composition; older ones stay beside it. */
export const showNewestCuts = async (tx: Tx, cuts: readonly Cut[], at: Date): Promise<void> => {
  await tx.query(NEWEST_CUTS, [JSON.stringify(cuts), at])
}

const CHOSEN_CUT = { name: 'work-chosen-cut', text: 'update task set result = $2, updated_at = $3 where id = $1' }

/** A film shows the composition that its owner chose, until another is made. */
export const showChosenCut = async (tx: Tx, { film_id, result }: Omit<Cut, 'cut_id'>, at: Date): Promise<void> => {
  await tx.query(CHOSEN_CUT, [film_id, JSON.stringify(result), at])
}
