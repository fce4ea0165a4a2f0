import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
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
 * What another process has made for the same key, is making at this moment, or what is made now. The parts of a film show
 * the same photos, and each may be made by another process: taking one apart costs five times as much as filming it for two
 * seconds.
 */
export async function shareResult<T>(key: string, make: () => Promise<T>, maxBytes = MAX_BYTES): Promise<T> {
  if (folder === undefined) return make()
  const path = join(folder, createHash('sha256').update(key).digest('hex'))
  const found = (await readResult(path)) ?? (await waitForOther(folder, path))
  if (found !== undefined) return found.value as T
  try {
    const value = await make()
    // Only ever a help: what cannot be left is made again.
    await leaveResult(folder, path, value, maxBytes).catch(() => undefined)
    return value
  } finally {
    await rm(`${path}.making`, { force: true })
  }
}

const LOOK_EVERY_MS = 100
// Longer than a photo of 4K takes on a busy machine; then both make it.
const MOST_LOOKS = 1_200

/** The result of whoever makes it already; undefined where nobody does, and from then on it is us. */
async function waitForOther(into: string, path: string): Promise<{ value: unknown } | undefined> {
  const marker = `${path}.making`
  await mkdir(into, { recursive: true, mode: 0o770 }).catch(() => undefined)
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    try {
      await writeFile(marker, String(process.pid), { flag: 'wx', mode: 0o660 })
      // It may have been left between the last look and this one.
      const found = await readResult(path)
      if (found) await rm(marker, { force: true })
      return found
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return undefined
    }
    if (!(await isMaking(marker))) await rm(marker, { force: true })
    else await delay(LOOK_EVERY_MS)
    const found = await readResult(path)
    if (found) return found
  }
  return undefined
}

/** Whether the process that left a marker is still there. */
async function isMaking(marker: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(marker, 'utf8'))
    // Not written to yet: it has just begun.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
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
  const unfinished = `${path}.${process.pid}`
  try {
    await writeFile(unfinished, serialize({ value }), { mode: 0o660 })
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  await removeOldest(into, maxBytes)
}

const isResult = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

async function removeOldest(from: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(from)).filter(isResult).map(async name => {
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
