import { dirname, join } from 'node:path'
import { type Client, ConnectionLost, createClient } from '@kinora/client'
import { ACCESS_FILE, type LocalAccess, readAccess } from '../../service/read-access.ts'
import { readSettings } from '../../service/settings.ts'
import type { Environment } from '../command.ts'
import { NoAccess } from './exit-codes.ts'

// Longer than a busy service takes to say that it is there.
const REACH_MS = 20_000

/** A client of the service that the environment names, or of the one that runs from the data folder. */
export async function findService(env: Environment, cwd: string): Promise<Client> {
  const access = await findAccess(env, cwd)
  await reach(access.url)
  return createClient(access)
}

/** Where that service is, and a key for it. */
export async function findAccess(env: Environment, cwd: string): Promise<{ url: string; key: string }> {
  const { KINORA_URL, KINORA_KEY } = readSettings(env)
  const local = KINORA_URL && KINORA_KEY ? undefined : await findLocal(env, cwd)
  const url = KINORA_URL || local?.url
  const key = KINORA_KEY || (KINORA_URL && KINORA_URL !== local?.url ? undefined : local?.key)
  if (url === undefined)
    throw new NoAccess(
      'no service runs here: start one (`npm start`, `npx kinora serve`) or set KINORA_URL and KINORA_KEY',
    )
  if (key === undefined) throw new NoAccess(`KINORA_KEY must be set: a key for ${url}`)
  return { url, key }
}

/** Whether anybody is there is told at once; that somebody who was is away for a while is waited out. */
async function reach(url: string): Promise<void> {
  try {
    await fetch(new URL('healthz', `${url.replace(/\/+$/, '')}/`), { signal: AbortSignal.timeout(REACH_MS) })
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new ConnectionLost(`${url}: ${message}`, { cause: error })
  }
}

/** Of the data folder that is named; else of the nearest `data` of this folder and those above it, as Git looks for its own. */
async function findLocal(env: Environment, cwd: string): Promise<LocalAccess | undefined> {
  if (env.KINORA_DATA_DIR) return readAccess(join(readSettings(env).KINORA_DATA_DIR, ACCESS_FILE))
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = await readAccess(join(folder, 'data', ACCESS_FILE))
    if (found || folder === dirname(folder)) return found
  }
}
