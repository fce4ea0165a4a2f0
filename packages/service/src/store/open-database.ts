import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../core/log.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { type ConnectionSettings, createPool, type Database, isTransient } from './pool.ts'

type OpenDatabase = { db: Database; close: () => Promise<void>; embedded: boolean }

type OpenDatabaseOptions = {
  /** The operator's PostgreSQL; without it, the embedded one in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: Log
  maxConnections: number
  applicationName: string
}

// Services of one machine or compose file start together, and a database may take this long.
const PATIENCE_MS = 60_000
const RETRY_MS = 500

/** Connects to the database and migrates it. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options
  if (databaseUrl !== undefined) return { ...(await connect(databaseUrl, options)), embedded: false }
  const server = await startEmbedded({ dataDir, log })
  try {
    const { db, close } = await connect(server.connection, options)
    return { db, close: () => close().finally(() => server.stop()), embedded: true }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function connect(
  connection: string | ConnectionSettings,
  { log, maxConnections, applicationName }: OpenDatabaseOptions,
): Promise<Omit<OpenDatabase, 'embedded'>> {
  const db = createPool(connection, { max: maxConnections, applicationName, log })
  try {
    await answer(db, log)
    await migrate(db, { log })
    return { db, close: () => db.end() }
  } catch (error) {
    await db.end()
    throw error
  }
}

async function answer(db: Database, log: Log): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (let told = false; ; told = true) {
    try {
      await db.query({ text: 'select 1' })
      return
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error
      if (!told) log.warn({ reason: (error as Error).message }, 'waiting for the database')
      await sleep(RETRY_MS)
    }
  }
}
