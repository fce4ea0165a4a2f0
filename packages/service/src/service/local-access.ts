import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addKey, isKeyInvalid } from '../accounts/keys.ts'
import { hashKey } from '../accounts/make-key.ts'
import type { Services } from '../http/services.ts'
import { findKeysByHash } from '../store/api-keys.ts'
import type { FirstAccount } from './first-account.ts'
import { ACCESS_FILE, type LocalAccess, readAccess } from './read-access.ts'
import { announceService } from './running-services.ts'
import type { Settings } from './settings.ts'

type Ports = Pick<Services, 'db' | 'clock' | 'nextId' | 'log'>

/**
 * Lets commands of the same user on this machine find the service and use it: where it listens and a key of the first
 * account, in a file that only its owner can read. A key that the operator revoked does not come back. A file that cannot be
 * written (the disk is full) keeps no service from starting or stopping.
 */
export async function openLocalAccess(
  { id: accountId }: FirstAccount,
  url: string,
  settings: Settings,
  ports: Ports,
): Promise<{ close(): Promise<void> }> {
  const path = join(settings.KINORA_DATA_DIR, ACCESS_FILE)
  if (!settings.KINORA_LOCAL_ACCESS || !isLoopback(settings.KINORA_HOST)) {
    await rm(path, { force: true })
    return { close: async () => {} }
  }
  const key = await chooseKey(await readAccess(path), accountId, ports)
  const kept = key === undefined ? {} : { key }
  const write = (access: LocalAccess): Promise<void> =>
    writeAccess(path, access).catch((error: Error) =>
      ports.log.warn({ reason: error.message }, 'commands on this machine could not be told where the service is'),
    )
  const unannounced = (error: Error): undefined => {
    ports.log.warn({ reason: error.message }, 'commands in other folders could not be told where the service is')
  }
  await write({ ...kept, url })
  const announced = settings.KINORA_SANDBOX ? undefined : await announceService(settings).catch(unannounced)
  return {
    // The key stays for the next start. Another process may have begun meanwhile, and is then the one that is told.
    async close() {
      await announced?.close()
      if ((await readAccess(path))?.url === url) await write(kept)
    },
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** The one that is there while it is good; none where it was revoked; a new one where there is no file, or another database. */
async function chooseKey(known: LocalAccess | undefined, accountId: string, ports: Ports): Promise<string | undefined> {
  if (known && known.key === undefined) return undefined
  const [found] = known?.key ? (await findKeysByHash(ports.db, [hashKey(known.key).toString('hex')])).values() : []
  if (found) return isKeyInvalid(found, ports.clock()) ? undefined : known?.key
  const request = { accountId, name: 'commands on this machine', scopes: ['create', 'read'] as const, expiresAt: null }
  return (await ports.db.transaction(tx => addKey(tx, request, ports))).key
}

/** Whole or not at all, and never readable to others. */
async function writeAccess(path: string, access: LocalAccess): Promise<void> {
  const unfinished = `${path}.${randomBytes(8).toString('hex')}`
  try {
    await writeFile(unfinished, `${JSON.stringify(access)}\n`, { mode: 0o600, flag: 'wx' })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
