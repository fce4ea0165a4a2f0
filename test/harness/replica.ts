import { appendFile, chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupCluster } from '../../packages/service/src/backup/backup-cluster.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { migrate } from '../../packages/service/src/store/migrate.ts'
import { type ConnectionSettings, createPool, type Database } from '../../packages/service/src/store/pool.ts'
import { createScratch, silentLog } from './test-cluster.ts'
import { until } from './until.ts'

export type Pair = {
  primary: ConnectionSettings
  replica: ConnectionSettings
  /** The replica's server. */
  control: Database
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

// Commits wait for the log, as in service, and the log for no disk.
const SETTINGS = { fsync: 'off', full_page_writes: 'off' }

/** A PostgreSQL and a streaming replica of it, made by a base backup. */
export async function startPair(): Promise<Pair> {
  const scratch = await createScratch()
  const servers: EmbeddedDatabase[] = []
  // The replica may run as another user, who traverses these folders to the socket.
  await chmod(scratch.folder, 0o711)
  const start = async (name: string, settings: Record<string, string>): Promise<EmbeddedDatabase> => {
    const server = await startEmbedded({
      dataDir: join(scratch.folder, name),
      log: silentLog,
      settings: { ...SETTINGS, ...settings },
    })
    servers.push(server)
    return server
  }
  await mkdir(join(scratch.folder, 'a'), { mode: 0o711 })
  const { connection: primary } = await start('a', {})
  const db = createPool(primary, { max: 2, applicationName: 'pair', log: silentLog })
  await migrate(db, { log: silentLog })
  const copy = join(scratch.folder, 'b')
  await mkdir(copy, { mode: 0o711 })
  await backupCluster(db, join(scratch.folder, 'a', 'postgres'), join(copy, 'postgres'))
  await cp(join(scratch.folder, 'a', 'postgres-password'), join(copy, 'postgres-password'))
  await writeFile(join(copy, 'postgres', 'standby.signal'), '')
  await appendFile(join(scratch.folder, 'a', 'postgres', 'pg_hba.conf'), 'local replication kinora scram-sha-256\n')
  await db.query({ text: 'select pg_reload_conf()' })
  const { connection: replica, ...second } = await start('b', {
    primary_conninfo: `host=${primary.host} port=${primary.port} user=${primary.user} password=${primary.password}`,
  })
  const control = createPool(replica, { max: 1, applicationName: 'pair control', log: silentLog })
  await until(
    async () => (await db.query({ text: "select 1 from pg_stat_replication where state = 'streaming'" })).length === 1,
    'the replica streams',
  )
  await db.end()
  return {
    primary,
    replica,
    control,
    stopReplica: second.stop,
    async stop() {
      await control.end()
      for (const server of servers.reverse()) await server.stop()
      await scratch.remove()
    },
  }
}
