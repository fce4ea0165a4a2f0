import type { Clock } from '../core/clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { SecretBox } from '../files/secret-box.ts'
import { adjustCredits } from './credits.ts'
import { insertAccount } from '../store/accounts.ts'
import { insertKey, type Scope } from '../store/api-keys.ts'
import type { Tx } from '../store/pool.ts'
import { hashKey, keyPrefix, makeCallbackSecret, makeKey } from './keys.ts'

export type AccountPorts = { clock: Clock; nextId: IdSource; secretBox: SecretBox }

type AccountRequest = {
  name: string
  credits: number
  /** `key`: callbacks are signed with the account's first key, for receivers that verify with the API key. */
  callbackSecret: 'generated' | 'key'
  scopes: readonly Scope[]
  /** The first key, if it is given from outside. */
  key?: string
}

export type NewAccount = { id: string; name: string; credits: number; key: string; callbackSecret: string }

/** Creates an account with its first key. Key and secret are shown once, in the answer. */
export async function createAccount(
  tx: Tx,
  request: AccountRequest,
  { clock, nextId, secretBox }: AccountPorts,
): Promise<NewAccount> {
  const [id, key, at] = [nextId(), request.key ?? makeKey(), new Date(clock())]
  const callbackSecret = request.callbackSecret === 'key' ? key : makeCallbackSecret()
  await insertAccount(tx, { id, name: request.name, callbackSecret: secretBox.seal(callbackSecret), createdAt: at })
  await insertKey(tx, {
    id: nextId(),
    accountId: id,
    sha256: hashKey(key),
    prefix: keyPrefix(key),
    name: 'first key',
    scopes: request.scopes,
    createdAt: at,
    expiresAt: null,
  })
  if (request.credits > 0)
    await adjustCredits(
      tx,
      { accountId: id, amount: request.credits, note: 'opening balance', at, kind: 'grant' },
      nextId,
    )
  return { id, name: request.name, credits: request.credits, key, callbackSecret }
}
