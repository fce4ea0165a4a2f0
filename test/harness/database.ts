import { after } from 'node:test'
import { type ConnectionSettings, createPool, type Database } from '../../packages/service/src/store/pool.ts'
import { connectionUrl } from './connection-url.ts'
import { SERVER_VARIABLE, silentLog, startTestCluster, type TestCluster } from './test-cluster.ts'

export type FreshDatabase = {
  db: Database
  connection: ConnectionSettings
  /** The same as a connection string, for a process that takes KINORA_DATABASE_URL. */
  url: string
  /** Drops it and disconnects its clients. */
  drop(): Promise<void>
}

let ownCluster: Promise<TestCluster> | undefined
let count = 0

// Hooks run in the order in which they were given: this one, given when the test file has given its own, is the last.
setImmediate(() => after(async () => await (await ownCluster)?.stop()))

/** A migrated database of the caller's own. */
export const freshDatabase = (): Promise<FreshDatabase> => createDatabase(server => server.database)

/** A database of the caller's own without any table. */
export const emptyDatabase = (): Promise<FreshDatabase> => createDatabase(() => 'template0')

async function createDatabase(templateOf: (server: ConnectionSettings) => string): Promise<FreshDatabase> {
  const shared = process.env[SERVER_VARIABLE] ?? (await (ownCluster ??= startTestCluster())).env[SERVER_VARIABLE]
  const server = JSON.parse(shared ?? '') as ConnectionSettings
  const database = `test_${process.pid}_${++count}`
  // Copying files takes half as long as writing them through the log, which is the default.
  await administer(server, `create database ${database} template ${templateOf(server)} strategy file_copy`)
  const connection = { ...server, database }
  const db = createPool(connection, { max: 10, applicationName: 'kinora test', log: silentLog })
  return {
    db,
    connection,
    url: connectionUrl(connection),
    async drop() {
      await db.end()
      await administer(server, `drop database ${database} with (force)`)
    },
  }
}

async function administer(server: ConnectionSettings, text: string): Promise<void> {
  const admin = createPool(
    { ...server, database: 'postgres' },
    { max: 1, applicationName: 'kinora test admin', log: silentLog },
  )
  await admin.query({ text }).finally(() => admin.end())
}
