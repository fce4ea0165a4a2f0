import type { Tx } from './pool.ts'

export type KeyedRequest = { accountId: string; key: string; sha256: Buffer }
type FirstAnswer = { account_id: string; key: string; request_sha256: string; answer: string }

const FIND = {
  name: 'idempotency-find',
  text: `select account_id, key, encode(request_sha256, 'hex') as request_sha256, answer
         from idempotency
         where (account_id, key) in (select * from unnest($1::bigint[], $2::text[])) and created_at > $3`,
}

/** Stored answers to earlier requests with these keys. */
export const findFirstAnswers = (tx: Tx, requests: readonly KeyedRequest[], since: Date): Promise<FirstAnswer[]> =>
  tx.query<FirstAnswer>(FIND, [requests.map(one => one.accountId), requests.map(one => one.key), since])

const FORGET_KEYS = {
  name: 'idempotency-forget-keys',
  text: `delete from idempotency
         where (account_id, key) in (select * from unnest($1::bigint[], $2::text[])) and created_at <= $3`,
}

/** Deletes expired answers of keys that are used again. */
export async function forgetOldAnswers(tx: Tx, requests: readonly KeyedRequest[], until: Date): Promise<void> {
  await tx.query(FORGET_KEYS, [requests.map(one => one.accountId), requests.map(one => one.key), until])
}

const INSERT = {
  name: 'idempotency-insert',
  text: `insert into idempotency (account_id, key, request_sha256, answer, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning key`,
}

/** Waits for a transaction that writes the same key; false if that one was first. */
export const insertFirstAnswer = async (tx: Tx, request: KeyedRequest, answer: string, at: Date): Promise<boolean> =>
  (await tx.query(INSERT, [request.accountId, request.key, request.sha256, answer, at])).length > 0

const CHANGE = {
  name: 'idempotency-change',
  text: 'update idempotency set answer = $4 where account_id = $1 and key = $2 and request_sha256 = $3',
}

/** Replaces a stored answer by a more complete one. */
export async function changeFirstAnswer(
  tx: Tx,
  { accountId, key, sha256 }: KeyedRequest,
  answer: string,
): Promise<void> {
  await tx.query(CHANGE, [accountId, key, sha256, answer])
}

const SWEEP = {
  name: 'idempotency-sweep',
  text: 'delete from idempotency where ctid in (select ctid from idempotency where created_at <= $1 limit 5000)',
}

export async function sweepAnswers(tx: Tx, until: Date): Promise<void> {
  await tx.query(SWEEP, [until])
}
