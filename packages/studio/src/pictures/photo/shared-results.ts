import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MB } from '@kinora/media/core/units'

// Some fifteen photos at 720p.
const MAX_BYTES = 256 * MB

let folder: string | undefined

/** Where processes of one worker leave for each other what the networks found in pictures; nowhere unless told. */
export function shareResultsIn(path: string | undefined): void {
  folder = path
}

/**
 * What another process has made for the same key, or what is made now. The parts of a film show the same photos, and each
 * may be made by another process: taking one apart costs five times as much as filming it for two seconds.
 */
export async function shareResult<T>(key: string, make: () => Promise<T>, maxBytes = MAX_BYTES): Promise<T> {
  if (folder === undefined) return make()
  const path = join(folder, createHash('sha256').update(key).digest('hex'))
  const found = await readResult(path)
  if (found !== undefined) return found.value as T
  const value = await make()
  // Only ever a help: what cannot be left is made again.
  await leaveResult(folder, path, value, maxBytes).catch(() => undefined)
  return value
}

async function readResult(path: string): Promise<{ value: unknown } | undefined> {
  try {
    const found = deserialize(await readFile(path)) as { value: unknown }
    // The time of a file is when it was last wanted.
    await utimes(path, new Date(), new Date())
    return found
  } catch {
    return undefined
  }
}

async function leaveResult(into: string, path: string, value: unknown, maxBytes: number): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o770 })
  const unfinished = `${path}.${process.pid}`
  try {
    await writeFile(unfinished, serialize({ value }), { mode: 0o660 })
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  await removeOldest(into, maxBytes)
}

async function removeOldest(from: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(from)).map(async name => {
      const { size, mtimeMs } = await stat(join(from, name))
      return { path: join(from, name), size, mtimeMs }
    }),
  )
  let bytes = 0
  for (const { path, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size
    if (bytes > maxBytes) await rm(path, { force: true })
  }
}
