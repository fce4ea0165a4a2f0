import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder, syncFolder } from './durable-folders.ts'

/**
 * Reads a secret from a file that only its owner can read. If the file is missing, a random secret is generated and
 * written.
 */
export const loadSecretFile = async (path: string): Promise<string> => (await read(path)) || (await create(path))

async function read(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Linking a finished file fails if the name exists: of several first starts one wins, and all read its file. */
async function create(path: string): Promise<string> {
  const folder = dirname(path)
  await makeFolder(folder)
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
  await syncFolder(folder)
  return read(path)
}
