import { readdir, writeFile } from 'node:fs/promises'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { makeFolder } from '../disk/durable-folders.ts'
import type { Database, Session } from '../store/pool.ts'
import { copyFile } from './copy-file.ts'
import { inParallel } from './in-parallel.ts'
import type { Entry } from './manifest.ts'

type CopiedCluster = { entries: Entry[]; bytes: number; startLsn: string; stopLsn: string }

// Folders of the running server, not of its data; the server recreates their content. They are copied empty.
const EMPTY_FOLDERS = /^(pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|log)\//
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL\..*|backup_label|tablespace_map)$/
const CONTROL = 'global/pg_control'
const SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the files of a running PostgreSQL, and the part of its log that makes them consistent. It uses PostgreSQL's
 * backup functions, because the embedded programs do not include pg_basebackup.
 */
export async function backupCluster(db: Database, cluster: string, target: string): Promise<CopiedCluster> {
  const session = await db.session()
  try {
    // A checkpoint of a busy server may take longer than the statement timeout.
    await session.query({ text: 'set statement_timeout = 0' })
    // A temporary slot keeps the log from here on. It ends with the session.
    const slot = `kinora_backup_${process.pid}`
    await session.query({ text: 'select pg_create_physical_replication_slot($1, true, true)' }, [slot])
    const startLsn = await startBackup(session)
    const files = await copyFiles(cluster, target)
    const { lsn, label, first, last } = await stopBackup(session, startLsn)
    const log = await copyLog(cluster, target, first, last)
    await writeFile(join(target, 'backup_label'), label, { mode: 0o600 })
    const entries = [
      ...files.entries,
      ...log.entries,
      { path: 'postgres/backup_label', sha256: hash('sha256', label, 'hex') },
    ]
    return { entries, bytes: files.bytes + log.bytes, startLsn, stopLsn: lsn }
  } finally {
    session.end()
  }
}

async function startBackup(session: Session): Promise<string> {
  const [row] = await session.query<{ lsn: string }>({
    text: "select pg_backup_start('kinora', true)::text as lsn",
  })
  if (!row) throw new Error('PostgreSQL did not begin a backup')
  return row.lsn
}

async function stopBackup(session: Session, startLsn: string) {
  const [row] = await session.query<{ lsn: string; label: string; first: string; last: string }>(
    {
      text: `select lsn::text, labelfile as label, pg_walfile_name($1::pg_lsn) as first, pg_walfile_name(lsn) as last
             from pg_backup_stop(false)`,
    },
    [startLsn],
  )
  if (!row) throw new Error('PostgreSQL did not end the backup')
  return row
}

async function copyFiles(cluster: string, target: string): Promise<{ entries: Entry[]; bytes: number }> {
  const entries: Entry[] = []
  let bytes = 0
  const copy = async (path: string): Promise<void> => {
    const copied = await copyFile(join(cluster, path), join(target, path))
    if (!copied) return
    entries.push({ path: `postgres/${path}`, sha256: copied.sha256 })
    bytes += copied.bytes
  }
  const found = await readdir(cluster, { recursive: true, withFileTypes: true })
  await inParallel(found, async entry => {
    const path = join(entry.parentPath, entry.name).slice(cluster.length + 1)
    if (entry.isDirectory()) {
      if (!LEFT_OUT.test(path) && !EMPTY_FOLDERS.test(path)) await makeFolder(join(target, path))
      return
    }
    const isLeftOut = EMPTY_FOLDERS.test(path) || path.startsWith('pg_wal/') || LEFT_OUT.test(path)
    if (entry.isFile() && !isLeftOut && path !== CONTROL) await copy(path)
  })
  // Copied last, so that it is never older than the files that it refers to.
  await copy(CONTROL)
  return { entries, bytes }
}

async function copyLog(
  cluster: string,
  target: string,
  first: string,
  last: string,
): Promise<{ entries: Entry[]; bytes: number }> {
  const names = (await readdir(join(cluster, 'pg_wal'))).filter(one => SEGMENT.test(one) && one >= first && one <= last)
  const entries: Entry[] = []
  let bytes = 0
  for (const name of names.sort()) {
    const copied = await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name))
    if (!copied) throw new Error(`the log ${name} disappeared during the backup`)
    entries.push({ path: `postgres/pg_wal/${name}`, sha256: copied.sha256 })
    bytes += copied.bytes
  }
  if (!names.includes(first) || !names.includes(last))
    throw new Error(`the log from ${first} to ${last} is not all there any more`)
  return { entries, bytes }
}
