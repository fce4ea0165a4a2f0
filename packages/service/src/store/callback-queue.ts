import type { CallbackEvent, Try } from './callbacks.ts'
import type { Tx } from './pool.ts'

/** A receiver of one account. The unit of fairness: a slow or dead lane does not delay the others. */
export type Lane = { account_id: string; origin: string }

export type ClaimedCallback = Lane & {
  id: string
  task_id: string
  event: CallbackEvent
  url: string
  attempt: number
  /** The trace span of its event. */
  traceparent: string | null
  /** Sealed. The old secret is present while it still signs. */
  secret: Buffer
  old_secret: Buffer | null
  /** The end of this process's lease. A changed lease means that another process has the callback. */
  lease: Date
}

type Claim = {
  now: Date
  lease: Date
  /** Where the round of lanes continues; `ROUND_START` at its start. */
  after: Lane
  most: number
  /** Lanes per claim, which bounds its cost whatever is in the outbox. */
  mostLanes: number
  /** Rows per lane, except for the exceptions and for restricted accounts (none). */
  perLane: number
  /** By lane key. */
  exceptions: readonly (readonly [key: string, rows: number])[]
  restricted: readonly string[]
}

type Claimed = {
  rows: ClaimedCallback[]
  /** Where the next claim continues. */
  next: Lane
}

/** The key of a lane in a claim's exceptions; the statement builds the same key. */
export const laneKey = ({ account_id, origin }: Lane): string => `${account_id} ${origin}`

export const ROUND_START: Lane = { account_id: '0', origin: '' }

// The recursion jumps from lane to lane over the index of ready rows, so a lane with a hundred thousand rows costs as
// much as one with a single row. A final event waits for its task's `processing`, which has one attempt: this keeps the
// order per task.
const CLAIM = {
  name: 'callback-claim',
  text: `
    with recursive lane as (
      select $1::bigint as account_id, $2::text collate "C" as origin, 0 as nth
      union all
      select next.account_id, next.origin, lane.nth + 1
      from lane cross join lateral (
        select account_id, origin from callback
        where state = 'pending' and ready and (account_id, origin) > (lane.account_id, lane.origin)
        order by account_id, origin limit 1
      ) next
      where lane.nth < $3
    ), picked as (
      select due.id, lane.nth
      from lane cross join lateral (
        select c.id from callback c
        where c.state = 'pending' and c.ready and c.account_id = lane.account_id and c.origin = lane.origin
          and (c.event = 'processing' or not exists (
            select from callback before
            where before.task_id = c.task_id and before.event = 'processing' and before.state = 'pending'
          ))
        order by c.id
        limit coalesce(
          ($4::jsonb ->> (lane.account_id || ' ' || lane.origin))::int,
          case when lane.account_id = any($5::bigint[]) then 0 else $6 end
        )
        for update skip locked
      ) due
      where lane.nth > 0
      limit $7
    ), claimed as (
      update callback c set ready = false, due_at = $8
      from picked, account a
      where c.id = picked.id and a.id = c.account_id
      returning c.id, c.task_id, c.account_id, c.origin, c.event, c.url, c.attempt, c.traceparent, c.due_at as lease, picked.nth,
                a.callback_secret as secret,
                case when a.old_callback_secret_until > $9 then a.old_callback_secret end as old_secret
    ), last as (
      select account_id as last_account, origin as last_origin, nth as lanes from lane order by nth desc limit 1
    )
    select * from last left join claimed on true order by claimed.nth, claimed.id`,
}

type ClaimRow = { last_account: string; last_origin: string; lanes: number; id: string | null } & ClaimedCallback

/** Leases due callbacks to this process: the lanes in turn, a few rows of each. */
export async function claimCallbacks(tx: Tx, claim: Claim): Promise<Claimed> {
  const { after, exceptions, most, mostLanes } = claim
  const found = await tx.query<ClaimRow>(CLAIM, [
    after.account_id,
    after.origin,
    mostLanes,
    // An object, not a joined list: one lookup per lane, however many there are.
    JSON.stringify(Object.fromEntries(exceptions)),
    claim.restricted,
    claim.perLane,
    most,
    claim.lease,
    claim.now,
  ])
  const rows = found.filter(row => row.id !== null)
  const [first, last] = [found[0], rows.at(-1)]
  if (last && rows.length >= most) return { rows, next: { account_id: last.account_id, origin: last.origin } }
  if (first && first.lanes >= mostLanes) {
    return { rows, next: { account_id: first.last_account, origin: first.last_origin } }
  }
  return { rows, next: ROUND_START }
}

/** The outcome of an attempt: `pending` with the time of the next one, or an end. */
export type Finish = {
  id: string
  lease: Date
  tried: Try
  state: 'pending' | 'delivered' | 'failed'
  dueAt: Date
}

// Without our lease the row was resent by an operator or taken over because we were too slow: the attempt is recorded,
// the rest is left to the new holder.
const OURS = `c.due_at = one.lease and not c.ready and c.state = 'pending'`

const FINISH = {
  name: 'callback-finish',
  text: `
    update callback c set
      tries = c.tries || one.tried,
      attempt = case when ${OURS} then c.attempt + 1 else c.attempt end,
      state = case when ${OURS} then one.state else c.state end,
      due_at = case when ${OURS} then one.due_at else c.due_at end
    from unnest($1::bigint[], $2::timestamptz[], $3::jsonb[], $4::text[], $5::timestamptz[])
           as one (id, lease, tried, state, due_at)
    where c.id = one.id`,
}

/** Records attempts. Ids must be unique. */
export async function finishCallbacks(tx: Tx, many: readonly Finish[]): Promise<void> {
  await tx.query(FINISH, [
    many.map(one => one.id),
    many.map(one => one.lease),
    many.map(one => JSON.stringify(one.tried)),
    many.map(one => one.state),
    many.map(one => one.dueAt),
  ])
}

const RELEASE = {
  name: 'callback-release',
  text: `update callback c set ready = true
         from unnest($1::bigint[], $2::timestamptz[]) as one (id, lease)
         where c.id = one.id and ${OURS}`,
}

/** Returns claimed callbacks that were not tried. */
export async function releaseCallbacks(tx: Tx, many: readonly { id: string; lease: Date }[]): Promise<void> {
  await tx.query(RELEASE, [many.map(one => one.id), many.map(one => one.lease)])
}

const POSTPONE = {
  name: 'callback-postpone',
  text: `update callback set due_at = $3 where id = $1 and due_at = $2 and not ready and state = 'pending'`,
}

/** Delays a claimed callback that was not tried. */
export async function postponeCallback(tx: Tx, { id, lease }: { id: string; lease: Date }, until: Date): Promise<void> {
  await tx.query(POSTPONE, [id, lease, until])
}

// Bounds a statement's locks; the rest waits for the next look.
const MAX_WAKENED = 1_000

const WAKE = {
  name: 'callback-wake',
  text: `update callback set ready = true where id = any(array(
           select id from callback where state = 'pending' and not ready and due_at <= $1
           order by due_at limit ${MAX_WAKENED} for update skip locked
         ) || array(
           select id from callback where state = 'pending' and not ready and due_at > $2
           order by due_at desc limit ${MAX_WAKENED} for update skip locked
         )) returning 1`,
}

/**
 * Makes callbacks ready whose retry is due or whose process died, and those due later than possible, which were written
 * while a clock was ahead. Returns whether there may be more.
 */
export const wakeCallbacks = async (tx: Tx, now: Date, farthest?: Date): Promise<boolean> =>
  (await tx.query(WAKE, [now, farthest ?? null])).length >= MAX_WAKENED
