import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { ConnectionSettings } from '../../packages/service/src/store/pool.ts'
import { HOLD, REQUEST } from './sample.ts'

export type Caller = { accountId: string; key: string }

// Every id that a service makes today is far above these.
const FIRST_ACCOUNT = 1_000
const FIRST_TASK = 1_000_000_000

export async function withClient<T>(connection: ConnectionSettings, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Accounts that can pay for everything and have no quota, each with a key. */
export async function addCallers(connection: ConnectionSettings, count: number): Promise<Caller[]> {
  const callers = Array.from({ length: count }, (_, index) => ({
    accountId: String(FIRST_ACCOUNT + index),
    key: `kn_bench_${index}`,
  }))
  const hashes = callers.map(one => createHash('sha256').update(one.key).digest())
  await withClient(connection, client =>
    client.query(
      `with input as (select id, sha256 from unnest($1::bigint[], $2::bytea[]) as x(id, sha256)), accounts as (
         insert into account (id, name, credits, max_unfinished, callback_secret, created_at)
         select id, 'bench', 1e15, 2e9, '', now() from input)
       insert into api_key (id, account_id, sha256, name, scopes, created_at)
       select id, id, sha256, 'bench', '{create,read}', now() from input`,
      [callers.map(one => one.accountId), hashes],
    ),
  )
  return callers
}

// The first caller has every other task, the rest is spread over all of them.
const CALLER_OF = 'case when n % 2 = 0 then 0 else n / 2 % $2::integer end'
const callerOf = (n: number, callers: number): number => (n % 2 === 0 ? 0 : Math.floor(n / 2) % callers)

/** Leaves exactly this many tasks, each with its hold. */
export function refill(connection: ConnectionSettings, callers: readonly Caller[], count: number): Promise<void> {
  return withClient(connection, async client => {
    // The ledger is append-only for everybody but a replica.
    await client.query("set session_replication_role = 'replica'")
    await client.query('truncate task, step, ledger, idempotency, callback')
    await client.query(
      `insert into task (id, account_id, type, state, model, resolution, request, hold, credits, created_at, updated_at)
       select ${FIRST_TASK} + n, ${FIRST_ACCOUNT} + ${CALLER_OF}, 'text2video', 'processing', $3, $4, $5, $6, $6, now(), now()
       from generate_series(1, $1::integer) n`,
      [count, callers.length, REQUEST.model, REQUEST.resolution, REQUEST, HOLD],
    )
    await client.query(
      `insert into ledger (id, account_id, task_id, kind, credits, held, created_at)
       select id, account_id, id, 'hold', 0, hold, created_at from task`,
    )
    await client.query('vacuum analyze')
    // So that no round pays for writing out what was filled in before it.
    await client.query('checkpoint')
  })
}

export type Polled = { id: string; key: string }

// Requests are made up beforehand; this many reach every part of a large table.
const MAX_POLLED = 20_000
// A prime, so that no usual count shares a factor with it and the steps come by every place.
const STEP = 99_991

/** Tasks all over the stored ones, in no order; of the first caller only, or of all. */
export function polledOf(count: number, callers: readonly Caller[], hot: boolean): Polled[] {
  const polled: Polled[] = []
  for (let step = 0; step < count && polled.length < MAX_POLLED; step++) {
    const n = 1 + ((step * STEP) % count)
    const caller = callerOf(n, callers.length)
    if (!hot || caller === 0) polled.push({ id: String(FIRST_TASK + n), key: callers[caller]?.key ?? '' })
  }
  return polled
}
