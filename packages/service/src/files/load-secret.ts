import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from './durable-folders.ts'

// Below this a secret can be guessed from one signed URL.
const MIN_CHARACTERS = 16

/**
 * The master secret, from which every other key is derived: the environment's, else the one in the data folder, which
 * is made on the first start. The file holds text, so that an operator who adds a machine can copy it into the
 * environment there and gets the same secret.
 */
export async function loadSecret(options: { dataDir: string; fromEnvironment?: string | undefined }): Promise<Buffer> {
  const given = options.fromEnvironment?.trim()
  if (given) return checked(given, 'KINORA_SECRET')
  const path = join(options.dataDir, 'secret')
  const kept = (await read(path)) ?? (await create(options.dataDir, path))
  return checked(kept, path)
}

function checked(secret: string, from: string): Buffer {
  if (secret.length >= MIN_CHARACTERS) return Buffer.from(secret)
  throw new Error(`the secret in ${from} has ${secret.length} characters; it needs at least ${MIN_CHARACTERS}`)
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

async function read(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Linking a finished file fails when the name is taken: of several first starts one wins, and all read the winner's. */
async function create(dataDir: string, path: string): Promise<string> {
  await makeFolder(dataDir)
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
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dataDir)
  return (await readFile(path, 'utf8')).trim()
}
