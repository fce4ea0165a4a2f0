import { createAccount } from '../accounts/create-account.ts'
import { hashKey, isKeyInvalid } from '../accounts/keys.ts'
import type { StoreServices, TaskServices } from '../http/services.ts'
import { findFirstAccountId } from '../store/accounts.ts'
import { findKeysByHash } from '../store/api-keys.ts'
import type { Tx } from '../store/pool.ts'
import type { Settings } from './settings.ts'

export type FirstAccount = {
  id: string
  /** A newly made key; it is shown once. */
  newKey?: string
  /** The operator set the account's key. */
  keyIsSet?: boolean
  /** Why a key that the operator set has no effect. */
  ignored?: string
}

type Ports = Pick<StoreServices, 'db' | 'clock' | 'nextId'> & Pick<TaskServices, 'secretBox'>

/** Finds the first account, or creates it in an empty database. */
export async function openFirstAccount(ports: Ports, settings: Settings): Promise<FirstAccount> {
  const { KINORA_BOOTSTRAP_KEY: key, KINORA_BOOTSTRAP_CREDITS: credits } = settings
  return ports.db.transaction(async tx => {
    // Of several processes that start on an empty database, one creates the account.
    await tx.query({ text: "select pg_advisory_xact_lock(hashtext('kinora bootstrap'))" })
    const found = await findFirstAccountId(tx)
    if (found !== undefined) {
      const why = key ? await whyKeyIgnored(tx, key, ports.clock()) : undefined
      return { id: found, keyIsSet: key !== '' && why === undefined, ...(why && { ignored: why }) }
    }
    const made = await createAccount(
      tx,
      {
        name: 'first account',
        credits,
        callbackSecret: 'key',
        scopes: ['create', 'read', 'admin'],
        ...(key && { key }),
      },
      ports,
    )
    return { id: made.id, ...(key ? { keyIsSet: true } : { newKey: made.key }) }
  })
}

/** A key is added only to an empty database: otherwise a revoked key would come back with the next start. */
async function whyKeyIgnored(tx: Tx, key: string, now: number): Promise<string | undefined> {
  const [known] = (await findKeysByHash(tx, [hashKey(key).toString('hex')])).values()
  const ignored = 'KINORA_BOOTSTRAP_KEY is ignored: it names the key of the first account when that is made, and'
  if (!known) return `${ignored} this database has accounts already, none of them with this key`
  return isKeyInvalid(known, now) ? `${ignored} this key has since been revoked or has expired` : undefined
}
