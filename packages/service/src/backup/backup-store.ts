import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../disk/durable-folders.ts'
import type { Database } from '../store/pool.ts'
import { backupCluster } from './backup-cluster.ts'
import { copyFile } from './copy-file.ts'
import { type Entry, formatSums, MANIFEST, type Manifest, SUMS } from './manifest.ts'
import { isBlobKey } from '../files/blob-key.ts'
import { inParallel } from './in-parallel.ts'

type BackupOptions = {
  db: Database
  dataDir: string
  target: string
  version: string
  filesIn: Manifest['files_in']
  clock: () => number
}

// The secret decrypts values in the database. The password gives access to the restored server.
const SECRETS = ['secret', 'postgres-password']

/** Backs up a data folder with its embedded database, which may be running. */
export async function backupStore(options: BackupOptions): Promise<Manifest & { damaged: string[] }> {
  const { db, dataDir, target, version, filesIn, clock } = options
  await requireEmpty(target)
  await makeFolder(target)
  const began = new Date(clock()).toISOString()
  const cluster = await backupCluster(db, join(dataDir, 'postgres'), join(target, 'postgres'))
  const files =
    filesIn === 'disk'
      ? await backupFiles(join(dataDir, 'files'), join(target, 'files'))
      : { entries: [], bytes: 0, damaged: [] }
  const secrets: Entry[] = []
  for (const name of SECRETS) {
    const copied = await copyFile(join(dataDir, name), join(target, name))
    if (copied) secrets.push({ path: name, sha256: copied.sha256 })
  }
  const entries = [...cluster.entries, ...files.entries, ...secrets]
  const sums = formatSums(entries)
  await writeFile(join(target, SUMS), sums, { mode: 0o600, flush: true })
  const [{ major } = { major: '' }] = await db.query<{ major: string }>({
    text: "select (current_setting('server_version_num')::int / 10000)::text as major",
  })
  const manifest: Manifest = {
    format: 1,
    kinora: version,
    began_at: began,
    ended_at: new Date(clock()).toISOString(),
    postgres_major: major,
    start_lsn: cluster.startLsn,
    stop_lsn: cluster.stopLsn,
    files_in: filesIn,
    entries: entries.length,
    bytes: cluster.bytes + files.bytes,
    sums_sha256: hash('sha256', sums, 'hex'),
  }
  await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await syncFolder(target)
  return { ...manifest, damaged: files.damaged }
}

/** Existing files are never overwritten, in a backup or in a data folder. */
export async function requireEmpty(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} must be empty or not there yet, and has something in it`)
}

type CopiedFiles = { entries: Entry[]; bytes: number; damaged: string[] }

/**
 * Copies stored files. This runs after the copy of the database: files that the database refers to existed then, and
 * files never change. A file that is deleted meanwhile was no longer used.
 */
export async function backupFiles(source: string, target: string): Promise<CopiedFiles> {
  const copied: CopiedFiles = { entries: [], bytes: 0, damaged: [] }
  const folders = await readdir(source).catch(() => [])
  for (const folder of folders) {
    const names = await readdir(join(source, folder)).catch(() => [])
    const keys = names.map(name => `${folder}/${name}`).filter(isBlobKey)
    await inParallel(keys, async key => {
      const one = await copyFile(join(source, key), join(target, key))
      if (!one) return
      copied.entries.push({ path: `files/${key}`, sha256: one.sha256 })
      copied.bytes += one.bytes
      // A file is named by the hash of its bytes.
      if (!key.includes(one.sha256)) copied.damaged.push(key)
    })
  }
  return copied
}
