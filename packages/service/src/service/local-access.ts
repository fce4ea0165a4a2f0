import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addKey, hashKey, isKeyInvalid } from '../accounts/keys.ts'
import type { StoreServices } from '../http/services.ts'
import { findKeysByHash } from '../store/api-keys.ts'
import type { FirstAccount } from './first-account.ts'
import { announceService } from './running-services.ts'
import type { Settings } from './settings.ts'
import { parseShape, record, type Shape, text } from '../core/shape.ts'

type Ports = Pick<StoreServices, 'db' | 'clock' | 'nextId' | 'log'>

/**
 * Lets commands of the same user on this machine find and use the service. The file holds the address and a key of the
 * first account, and only its owner can read it. A revoked key is not replaced. A file that cannot be written, for
 * example on a full disk, does not stop the service.
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
      ports.log.warn({ reason: error.message }, 'could not write the file by which local commands find the service'),
    )
  const unannounced = (error: Error): undefined => {
    ports.log.warn(
      { reason: error.message },
      'could not write the file by which commands in other folders find the service',
    )
  }
  await write({ ...kept, url })
  const announced = settings.KINORA_SANDBOX ? undefined : await announceService(settings).catch(unannounced)
  return {
    // The key stays for the next start. If another process has started meanwhile, the file is its own.
    async close() {
      await announced?.close()
      if ((await readAccess(path))?.url === url) await write(kept)
    },
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Keeps a valid key, returns none if it was revoked, and makes one if there is no file or the database is another. */
async function chooseKey(known: LocalAccess | undefined, accountId: string, ports: Ports): Promise<string | undefined> {
  if (known && known.key === undefined) return undefined
  const [found] = known?.key ? (await findKeysByHash(ports.db, [hashKey(known.key).toString('hex')])).values() : []
  if (found) return isKeyInvalid(found, ports.clock()) ? undefined : known?.key
  const request = { accountId, name: 'commands on this machine', scopes: ['create', 'read'] as const, expiresAt: null }
  return (await ports.db.transaction(tx => addKey(tx, request, ports))).key
}

/** Written atomically, and readable only by its owner. */
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

/** In the data folder. */
export const ACCESS_FILE = 'command-line.json'

/** The address of a running service on this machine and, unless revoked, a key for it. */
export type LocalAccess = { url?: string; key?: string }

const localAccess: Shape<LocalAccess> = record({}, { url: text, key: text })

/** Reads the file; undefined without one. A file that others can read or write is rejected. */
export async function readAccess(path: string): Promise<LocalAccess | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  if (found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} must belong to you and be readable to nobody else (chmod 600)`)
  return parseShape(localAccess, await readFile(path, 'utf8'), path)
}
