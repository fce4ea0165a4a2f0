import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { MB } from '@kinora/media/core/units'

// Some fifteen photos at 720p.
const MAX_BYTES = 256 * MB

let folder: string | undefined

/** The folder in which the processes of one worker share results of models; none by default. */
export function shareResultsIn(path: string | undefined): void {
  folder = path
}

/**
 * Returns the result of another process for the same key, waits for one in progress, or computes it. The parts of a
 * film show the same photos in different processes, and analysing a photo costs five times as much as rendering two
 * seconds.
 */
export async function shareResult<T>(key: string, make: () => Promise<T>, maxBytes = MAX_BYTES): Promise<T> {
  if (folder === undefined) return make()
  const path = join(folder, createHash('sha256').update(key).digest('hex'))
  const found = (await readResult(path)) ?? (await waitForOther(folder, path))
  if (found !== undefined) return found.value as T
  try {
    const value = await make()
    // Best effort: a result that cannot be shared is computed again.
    await leaveResult(folder, path, value, maxBytes).catch(() => undefined)
    return value
  } finally {
    await rm(`${path}.making`, { force: true })
  }
}

const LOOK_EVERY_MS = 100
// Longer than the analysis of a 4K photo on a busy machine. After it both processes compute the result.
const MAX_LOOKS = 1_200

/** The result of the process that is computing it; undefined if there is none, and then this process claims it. */
async function waitForOther(into: string, path: string): Promise<{ value: unknown } | undefined> {
  const marker = `${path}.making`
  await mkdir(into, { recursive: true, mode: 0o770 }).catch(() => undefined)
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    try {
      await writeFile(marker, String(process.pid), { flag: 'wx', mode: 0o660 })
      // It may have been finished since the last check.
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

/** True if the process of a marker still runs. */
async function isMaking(marker: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(marker, 'utf8'))
    // Not written yet: it has just begun.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readResult(path: string): Promise<{ value: unknown } | undefined> {
  try {
    const found = deserialize(await readFile(path)) as { value: unknown }
    // The file's time is its last use.
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
