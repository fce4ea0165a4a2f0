import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../core/clock.ts'
import type { IdSource } from '../core/ids.ts'
import { Refusal } from '../core/errors.ts'
import { findAccount } from '../store/accounts.ts'
import { expireKey, findKey, insertKey, type KeyRow, type NewKey, type Scope } from '../store/api-keys.ts'
import type { Tx } from '../store/pool.ts'

export const noAccount = (id: string): Refusal => new Refusal('NotFound', `there is no account ${id}`)
export const noKey = (id: string): Refusal => new Refusal('NotFound', `there is no key ${id}`)

type KeyRequest = { accountId: string; name: string; scopes: readonly Scope[]; expiresAt: Date | null }

/** The default scopes of a new key. */
export const USUAL_SCOPES: readonly Scope[] = ['create', 'read']

type Ports = { clock: Clock; nextId: IdSource }

/** Creates another key for an account. Only the answer contains the key itself. */
export async function addKey(tx: Tx, request: KeyRequest, { clock, nextId }: Ports): Promise<NewKey & { key: string }> {
  if (!(await findAccount(tx, request.accountId))) throw noAccount(request.accountId)
  const key = makeKey()
  const row: NewKey = {
    id: nextId(),
    ...request,
    sha256: hashKey(key),
    prefix: keyPrefix(key),
    createdAt: new Date(clock()),
  }
  await insertKey(tx, row)
  return { ...row, key }
}

/**
 * Creates a key that replaces an old one, with the same name, scopes and expiry. The old key expires after the overlap.
 */
export async function rotateKey(
  tx: Tx,
  id: string,
  overlapSeconds: number,
  ports: Ports,
): Promise<NewKey & { key: string }> {
  const old = await findKey(tx, id)
  if (!old) throw noKey(id)
  if (isKeyInvalid(old, ports.clock()))
    throw new Refusal('Conflict', `key ${id} is revoked or expired and cannot be rotated`)
  await expireKey(tx, id, new Date(ports.clock() + overlapSeconds * 1000))
  return addKey(tx, { accountId: old.account_id, name: old.name, scopes: old.scopes, expiresAt: old.expires_at }, ports)
}

/** True if a key is revoked or expired. */
export const isKeyInvalid = (key: Pick<KeyRow, 'revoked_at' | 'expires_at'>, now: number): boolean =>
  key.revoked_at !== null || (key.expires_at !== null && key.expires_at.getTime() <= now)

/**
 * A key is `<prefix>_<random>`. The prefix lets secret scanners find leaked keys. It has 256 random bits, so a plain
 * hash is safe.
 */
export const makeKey = (): string => `kn_${randomBytes(32).toString('base64url')}`

// `kn_` and 5 of the 43 random characters, which reveal nothing useful.
const PREFIX_CHARACTERS = 8
// A key given from outside may be short, or a sentence.
const LEAST_CHARACTERS = 40

/** The visible part of a key in lists; empty if it would reveal too much. */
export const keyPrefix = (key: string): string =>
  key.length >= LEAST_CHARACTERS ? key.slice(0, PREFIX_CHARACTERS) : ''

/** The stored form of a key, by which it is looked up. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

export const makeCallbackSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
