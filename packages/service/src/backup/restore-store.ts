import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../disk/durable-folders.ts'
import { requireEmpty } from './backup-store.ts'
import { copyFile, sumFile } from './copy-file.ts'
import { inParallel } from './in-parallel.ts'
import { type Entry, type Manifest, readBackup } from './manifest.ts'

/** Reads every file of a backup and compares its checksum; throws an error that names missing or damaged files. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const { manifest, entries } = await readBackup(folder)
  const faults: string[] = []
  await inParallel(entries, async ({ path, sha256 }) => {
    const found = await sumFile(join(folder, path)).catch(() => undefined)
    if (found === undefined) faults.push(`${path} is missing`)
    else if (found !== sha256) faults.push(`${path} is damaged`)
  })
  if (faults.length > 0) throw new Error(tellFaults(folder, faults))
  return manifest
}

/**
 * Creates a data folder from a backup, completely or not at all. At the next start, PostgreSQL replays the log up to
 * the end of the backup.
 */
export async function restoreStore(folder: string, dataDir: string): Promise<Manifest> {
  await requireEmpty(dataDir)
  const { manifest, entries } = await readBackup(folder)
  await makeFolder(dataDir)
  try {
    await makeEmptyFolders(folder, dataDir)
    await inParallel(entries, entry => restoreFile(entry, folder, dataDir))
    await syncFolder(dataDir)
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
  return manifest
}

async function restoreFile({ path, sha256 }: Entry, folder: string, dataDir: string): Promise<void> {
  const copied = await copyFile(join(folder, path), join(dataDir, path))
  if (!copied) throw new Error(tellFaults(folder, [`${path} is missing`]))
  if (copied.sha256 !== sha256) throw new Error(tellFaults(folder, [`${path} is damaged`]))
}

/** PostgreSQL requires all its folders, including empty ones. */
async function makeEmptyFolders(folder: string, dataDir: string): Promise<void> {
  const cluster = join(folder, 'postgres')
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await makeFolder(join(dataDir, join(entry.parentPath, entry.name).slice(folder.length + 1)))
}

const MAX_TOLD = 10

const tellFaults = (folder: string, faults: readonly string[]): string => {
  const rest = faults.length - MAX_TOLD
  return `the backup in ${folder} is not as it was made: ${faults.slice(0, MAX_TOLD).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
