import type { Tx } from './pool.ts'

export type AccountRow = {
  id: string
  name: string
  /** The operator's name for the class of customer; metrics use it as a label. */
  class: string
  credits: number
  held: number
  unfinished: number
  /** Ordinary slots in use, of `max_running`. */
  running: number
  /** Slots for brief work in use, of `BRIEF_SLOTS`. */
  running_brief: number
  max_running: number
  max_unfinished: number
  created_at: Date
}

const COLUMNS =
  'id, name, class, credits::float8, held::float8, unfinished, running, running_brief, max_running, max_unfinished, created_at'

const LOCK = {
  name: 'account-lock',
  text: `select ${COLUMNS} from account where id = any($1::bigint[]) order by id for update`,
}

/** Locks the accounts' rows in id order, which prevents deadlocks. */
export const lockAccounts = (tx: Tx, ids: readonly string[]): Promise<AccountRow[]> => tx.query<AccountRow>(LOCK, [ids])

const FIND = { name: 'account-find', text: `select ${COLUMNS} from account where id = $1` }

export const findAccount = async (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  (await tx.query<AccountRow>(FIND, [id]))[0]

const SECRETS = {
  name: 'account-callback-secrets',
  text: `select callback_secret as secret,
                case when old_callback_secret_until > $2 then old_callback_secret end as "oldSecret"
         from account where id = $1`,
}

/** The sealed secrets that sign an account's callbacks; the old one is present while it still signs. */
export async function findCallbackSecrets(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ secret: Buffer; oldSecret: Buffer | null }> {
  const [found] = await tx.query<{ secret: Buffer; oldSecret: Buffer | null }>(SECRETS, [id, now])
  if (!found) throw new RangeError(`there is no account ${id}`)
  return found
}

const LIST = {
  name: 'account-list',
  text: `select ${COLUMNS} from account where ($1::bigint is null or id > $1) order by id limit $2`,
}

export const listAccounts = (tx: Tx, after: string | undefined, limit: number): Promise<AccountRow[]> =>
  tx.query<AccountRow>(LIST, [after ?? null, limit])

const INSERT = {
  name: 'account-insert',
  text: 'insert into account (id, name, callback_secret, created_at) values ($1, $2, $3, $4)',
}

/** A new account has no credits; they come through the ledger. The callback secret is sealed. */
export async function insertAccount(
  tx: Tx,
  account: { id: string; name: string; callbackSecret: Buffer; createdAt: Date },
): Promise<void> {
  await tx.query(INSERT, [account.id, account.name, account.callbackSecret, account.createdAt])
}

const CHANGE_LIMITS = {
  name: 'account-change-limits',
  text: `update account set max_running = coalesce($2, max_running), max_unfinished = coalesce($3, max_unfinished),
           class = coalesce($4, class)
         where id = $1 returning ${COLUMNS}`,
}

export const changeLimits = async (
  tx: Tx,
  id: string,
  limits: { maxRunning: number | undefined; maxUnfinished: number | undefined; accountClass: string | undefined },
): Promise<AccountRow | undefined> =>
  (
    await tx.query<AccountRow>(CHANGE_LIMITS, [
      id,
      limits.maxRunning ?? null,
      limits.maxUnfinished ?? null,
      limits.accountClass ?? null,
    ])
  )[0]

const FIRST = { name: 'account-first', text: 'select id from account order by id limit 1' }

export const findFirstAccountId = async (tx: Tx): Promise<string | undefined> =>
  (await tx.query<{ id: string }>(FIRST))[0]?.id

const CHANGE_SECRET = {
  name: 'account-change-callback-secret',
  text: `update account set old_callback_secret = callback_secret, old_callback_secret_until = $3, callback_secret = $2
         where id = $1 returning id`,
}

export const changeCallbackSecret = async (tx: Tx, id: string, sealed: Buffer, oldUntil: Date): Promise<boolean> =>
  (await tx.query(CHANGE_SECRET, [id, sealed, oldUntil])).length > 0
