import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sync-folder.ts'

export const PASSWORD_FILE = 'postgres-password'

/**
 * The password of the embedded server, made at the first start. It lies beside the cluster and not in it: the cluster
 * belongs to the account that the server runs as, and other processes of that account must not read it.
 */
export async function loadPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, PASSWORD_FILE)
  return (await read(path)) || (await create(dataDir, path))
}

async function read(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Linking a finished file fails when the name is taken: of several first starts one wins, and all read the winner's. */
async function create(dataDir: string, path: string): Promise<string> {
  const unfinished = `${path}.${randomBytes(8).toString('hex')}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dataDir)
  const kept = await read(path)
  if (kept === '') throw new Error(`${path} is empty; remove it, and a new password is made`)
  return kept
}
