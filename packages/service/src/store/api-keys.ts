import type { Tx } from './pool.ts'

export type Scope = 'create' | 'read' | 'admin'

export type KeyRow = {
  id: string
  account_id: string
  name: string
  /** The first characters of the key; empty if unknown. */
  prefix: string
  scopes: Scope[]
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}

const COLUMNS = 'id, account_id, name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at'

const BY_HASH = {
  name: 'key-by-hash',
  text: `select encode(sha256, 'hex') as sha256, id, account_id, scopes, expires_at, revoked_at from api_key where sha256 = any($1::bytea[])`,
}

export type ActiveKey = Pick<KeyRow, 'id' | 'account_id' | 'scopes' | 'expires_at' | 'revoked_at'>

/** The keys with these hashes, by hash. */
export async function findKeysByHash(tx: Tx, hashes: Iterable<string>): Promise<Map<string, ActiveKey>> {
  const asked = Array.from(new Set(hashes), hash => Buffer.from(hash, 'hex'))
  const rows = await tx.query<ActiveKey & { sha256: string }>(BY_HASH, [asked])
  return new Map(rows.map(row => [row.sha256, row]))
}

const INSERT = {
  name: 'key-insert',
  text: `insert into api_key (id, account_id, sha256, name, scopes, created_at, expires_at, prefix) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

export type NewKey = {
  id: string
  accountId: string
  sha256: Buffer
  prefix: string
  name: string
  scopes: readonly Scope[]
  createdAt: Date
  expiresAt: Date | null
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  const { id, accountId, sha256, name, scopes, createdAt, expiresAt, prefix } = key
  await tx.query(INSERT, [id, accountId, sha256, name, scopes, createdAt, expiresAt, prefix])
}

const FIND = { name: 'key-find', text: `select ${COLUMNS} from api_key where id = $1 for update` }

/** Finds and locks a key's row. */
export const findKey = async (tx: Tx, id: string): Promise<KeyRow | undefined> =>
  (await tx.query<KeyRow>(FIND, [id]))[0]

const FIND_BY_ID = { name: 'key-find-by-id', text: `select ${COLUMNS} from api_key where id = $1` }

export const findKeyById = async (tx: Tx, id: string): Promise<KeyRow | undefined> =>
  (await tx.query<KeyRow>(FIND_BY_ID, [id]))[0]

const LIST = {
  name: 'key-list',
  text: `select ${COLUMNS} from api_key where account_id = $1 and ($2::bigint is null or id > $2) order by id limit $3`,
}

export const listKeys = (tx: Tx, accountId: string, after: string | undefined, limit: number): Promise<KeyRow[]> =>
  tx.query<KeyRow>(LIST, [accountId, after ?? null, limit])

const REVOKE = {
  name: 'key-revoke',
  text: 'update api_key set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id',
}

export const revokeKey = async (tx: Tx, id: string, at: Date): Promise<boolean> =>
  (await tx.query(REVOKE, [id, at])).length > 0

const CHANGE_SCOPES = { name: 'key-change-scopes', text: 'update api_key set scopes = $2 where id = $1' }

export async function changeScopes(tx: Tx, id: string, scopes: readonly Scope[]): Promise<void> {
  await tx.query(CHANGE_SCOPES, [id, scopes])
}

const EXPIRE = {
  name: 'key-expire',
  text: 'update api_key set expires_at = least(expires_at, $2) where id = $1',
}

export async function expireKey(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(EXPIRE, [id, at])
}

const ENDED = {
  name: 'key-ended',
  text: `select asked.id::text from unnest($1::bigint[]) as asked(id) left join api_key on api_key.id = asked.id
         where api_key.id is null or revoked_at is not null or expires_at <= $2`,
}

/** The keys that are revoked or expired. */
export const findEndedKeys = async (tx: Tx, ids: readonly string[], now: Date): Promise<string[]> =>
  (await tx.query<{ id: string }>(ENDED, [ids, now])).map(row => row.id)

const CREATING = {
  name: 'key-creating',
  text: `select id from api_key
         where id = any($1::bigint[]) and revoked_at is null and (expires_at is null or expires_at > $2) and 'create' = any(scopes)`,
}

/** The keys that may create. */
export const findCreatingKeys = async (tx: Tx, ids: readonly string[], now: Date): Promise<string[]> =>
  (await tx.query<{ id: string }>(CREATING, [ids, now])).map(row => row.id)

const TOUCH = { name: 'key-touch', text: 'update api_key set last_used_at = $2 where id = any($1::bigint[])' }

export async function touchKeys(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.query(TOUCH, [ids, at])
}
