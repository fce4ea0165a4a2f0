import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** A file by its name within the entry. */
export type CachedFile = { name: string; path: string }

/**
 * A file cache in a folder of limited size. Several processes may share it: an entry appears completely or not at all,
 * never changes, and may disappear at any time.
 */
export type FileCache = {
  /** Copies an entry's files into a folder and returns their names; undefined without such an entry. */
  take(key: string, into: string): Promise<string[] | undefined>
  has(key: string): Promise<boolean>
  /** Stores copies of files, unless they exceed a quarter of the cache. */
  keep(key: string, files: readonly CachedFile[]): Promise<void>
}

// Two digits, as for blobs.
const KEY = /^[0-9a-f]{64}$/
const UNFINISHED = 'unfinished'
// The cache is checked again after this share of the limit in new bytes.
const LOOK_AFTER = 1 / 16

export function openFileCache({ folder, maxBytes }: { folder: string; maxBytes: number }): FileCache {
  let unlookedBytes = Number.POSITIVE_INFINITY
  let looking: Promise<void> | undefined

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`${key} is not the key of kept files`)
    return join(folder, key.slice(0, 2), key)
  }

  async function take(key: string, into: string): Promise<string[] | undefined> {
    const entry = pathOf(key)
    try {
      const names = await readdir(entry)
      for (const name of names) await copyFile(join(entry, name), join(into, name))
      // The folder's time is its last use.
      await utimes(entry, new Date(), new Date())
      return names
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async function keep(key: string, files: readonly CachedFile[]): Promise<void> {
    const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (bytes > maxBytes / 4) return
    await mkdir(join(folder, UNFINISHED), { recursive: true, mode: 0o700 })
    const made = await mkdtemp(join(folder, UNFINISHED, 'entry-'))
    try {
      for (const { name, path } of files) await copyFile(path, join(made, name))
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 })
      // Another process may have stored the same entry; then that one stays.
      await rename(made, pathOf(key)).catch(async error => {
        if (!(await stat(pathOf(key)).catch(() => undefined))) throw error
      })
    } finally {
      await rm(made, { recursive: true, force: true })
    }
    unlookedBytes += bytes
    if (unlookedBytes < maxBytes * LOOK_AFTER) return
    unlookedBytes = 0
    await (looking ??= removeOldest().finally(() => (looking = undefined)))
  }

  /** Removes the least recently used entries until the size is within the limit. */
  async function removeOldest(): Promise<void> {
    const entries = (await entriesOf(folder)).toSorted((one, other) => other.wantedAt - one.wantedAt)
    let bytes = 0
    for (const entry of entries) {
      bytes += entry.bytes
      if (bytes > maxBytes) await rm(entry.path, { recursive: true, force: true })
    }
  }

  return { take, keep, has: async key => (await stat(pathOf(key)).catch(() => undefined)) !== undefined }
}

type Entry = { path: string; bytes: number; wantedAt: number }

// Unfinished entries of ended processes are deleted after this time.
const LONGEST_UNFINISHED_MS = 3_600_000

async function entriesOf(folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const group of await readdir(folder))
    for (const name of await readdir(join(folder, group))) {
      const path = join(folder, group, name)
      const entry = await entryOf(path).catch(error => {
        if (!isMissing(error)) throw error
      })
      if (!entry) continue
      if (group !== UNFINISHED) entries.push(entry)
      else if (entry.wantedAt < Date.now() - LONGEST_UNFINISHED_MS) await rm(path, { recursive: true, force: true })
    }
  return entries
}

async function entryOf(path: string): Promise<Entry> {
  const files = await Promise.all((await readdir(path)).map(name => stat(join(path, name))))
  return { path, bytes: files.reduce((sum, { size }) => sum + size, 0), wantedAt: (await stat(path)).mtimeMs }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
