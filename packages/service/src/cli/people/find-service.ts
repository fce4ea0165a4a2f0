import { dirname, join } from 'node:path'
import { type Client, ConnectionLost, createClient } from '@kinora/client'
import { ACCESS_FILE, type LocalAccess, readAccess } from '../../service/local-access.ts'
import { announcedFolders } from '../../service/running-services.ts'
import { readSettings } from '../../service/settings.ts'
import type { Environment } from '../command.ts'
import { NoAccess } from './exit-codes.ts'

// Longer than a busy service takes to answer.
const REACH_MS = 20_000

/** A client of the service that the environment names, or of the local service of the data folder. */
export async function findService(env: Environment, cwd: string): Promise<Client> {
  const access = await findAccess(env, cwd)
  await reach(access.url)
  return createClient(access)
}

/** The address of that service, and a key. */
export async function findAccess(env: Environment, cwd: string): Promise<{ url: string; key: string }> {
  const { KINORA_URL, KINORA_KEY } = readSettings(env)
  const local = KINORA_URL && KINORA_KEY ? undefined : await findLocal(env, cwd)
  const url = KINORA_URL || local?.url
  const key = KINORA_KEY || (KINORA_URL && KINORA_URL !== local?.url ? undefined : local?.key)
  if (url === undefined) throw new NoAccess(nothingRuns(env))
  if (key === undefined) throw new NoAccess(`KINORA_KEY must be set: a key for ${url}`)
  return { url, key }
}

function nothingRuns(env: Environment): string {
  const where = env.KINORA_DATA_DIR ? `from ${readSettings(env).KINORA_DATA_DIR} (KINORA_DATA_DIR)` : 'here'
  return `no service runs ${where}: start one (\`npm start\`, \`npx kinora serve\`), set KINORA_DATA_DIR to the data folder of one that runs, or KINORA_URL and KINORA_KEY`
}

/** A missing service is reported at once; one that is briefly unavailable is waited for. */
async function reach(url: string): Promise<void> {
  try {
    await fetch(new URL('healthz', `${url.replace(/\/+$/, '')}/`), { signal: AbortSignal.timeout(REACH_MS) })
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new ConnectionLost(`${url}: ${message}`, { cause: error })
  }
}

/**
 * The service of the named data folder; otherwise of the nearest `data` folder in this folder or its parents, as Git
 * searches; otherwise the only service that this user runs elsewhere.
 */
async function findLocal(env: Environment, cwd: string): Promise<LocalAccess | undefined> {
  if (env.KINORA_DATA_DIR) return readAccess(join(readSettings(env).KINORA_DATA_DIR, ACCESS_FILE))
  let stopped: LocalAccess | undefined
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = await readAccess(join(folder, 'data', ACCESS_FILE))
    if (found?.url !== undefined) return found
    stopped ??= found
    if (folder === dirname(folder)) return (await findElsewhere(env)) ?? stopped
  }
}

async function findElsewhere(env: Environment): Promise<LocalAccess | undefined> {
  const folders = await announcedFolders(readSettings(env))
  const found = await Promise.all(
    folders.map(async folder => {
      const access = await readAccess(join(folder, ACCESS_FILE)).catch(() => undefined)
      return access?.url !== undefined && (await isUp(access.url)) ? { folder, access } : undefined
    }),
  )
  const [first, ...others] = found.filter(one => one !== undefined)
  if (others.length === 0) return first?.access
  const names = [first, ...others].map(one => `KINORA_DATA_DIR=${one?.folder} (${one?.access.url})`)
  throw new NoAccess(`several services run: set one of ${names.join(', ')}`)
}

// A killed service could not remove its entry; a local one answers at once.
const UP_MS = 3_000

const isUp = (url: string): Promise<boolean> =>
  fetch(new URL('healthz', `${url}/`), { signal: AbortSignal.timeout(UP_MS) }).then(
    () => true,
    () => false,
  )
