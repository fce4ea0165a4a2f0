// A database by KINORA_DATABASE_URL is brought back to a point in time, as docs/operating.md describes it: base backup and log
// archive. The embedded programs are the external server here.
import assert from 'node:assert/strict'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupCluster } from '../../packages/service/src/backup/backup-cluster.ts'
import { createLog } from '../../packages/service/src/core/log.ts'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { createPool, type Database } from '../../packages/service/src/store/pool.ts'
import { until } from '../harness/until.ts'

const log = createLog('silent')

test('base backup and archive bring a database back to any point in time between', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-pitr-'))
  const archive = join(folder, 'archive')
  await chmod(folder, 0o711)
  await mkdir(archive)
  // The server may run as somebody else.
  await chmod(archive, 0o777)
  const open = async <T>(
    name: string,
    settings: Record<string, string>,
    work: (db: Database) => Promise<T>,
  ): Promise<T> => {
    const server = await startEmbedded({ dataDir: join(folder, name), log, settings })
    const db = createPool(server.connection, { max: 3, applicationName: 'drill', log })
    try {
      return await work(db)
    } finally {
      await db.end()
      await server.stop()
    }
  }
  try {
    const archiving = { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` }
    const moment = await open('primary', archiving, async db => {
      await db.query({ text: 'create table note (words text)' })
      await backupCluster(db, join(folder, 'primary', 'postgres'), join(folder, 'base'))
      await db.query({ text: "insert into note values ('wanted')" })
      await sleep(1_000)
      const [row] = await db.query<{ at: string }>({ text: 'select clock_timestamp()::text as at' })
      await sleep(1_000)
      // The accident.
      await db.query({ text: 'delete from note' })
      const [last] = await db.query<{ name: string }>({ text: 'select pg_walfile_name(pg_switch_wal()) as name' })
      await until(async () => {
        const [done] = await db.query<{ name: string | null }>({
          text: 'select last_archived_wal as name from pg_stat_archiver',
        })
        return (done?.name ?? '') >= (last?.name ?? 'x')
      }, 'the log is archived')
      return row?.at ?? ''
    })

    const restored = join(folder, 'restored')
    await mkdir(restored, { mode: 0o711 })
    await cp(join(folder, 'base'), join(restored, 'postgres'), { recursive: true })
    await cp(join(folder, 'primary', 'postgres-password'), join(restored, 'postgres-password'))
    await writeFile(join(restored, 'postgres', 'recovery.signal'), '')
    const recovery = {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    }
    await open('restored', recovery, async db => {
      await until(async () => {
        const [state] = await db.query<{ recovering: boolean }>({ text: 'select pg_is_in_recovery() as recovering' })
        return state?.recovering === false
      }, 'the server has left recovery')
      assert.deepEqual(await db.query({ text: 'select words from note' }), [{ words: 'wanted' }])
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
