import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../core/log.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { createPool, type Database, isTransient } from './pool.ts'

export type OpenDatabase = { db: Database; close(): Promise<void>; embedded: boolean }

export type OpenDatabaseOptions = {
  /** A PostgreSQL of the operator's; without it, the embedded one in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: Log
  maxConnections: number
  applicationName: string
}

// Services of one machine or one compose file start together, and a database may take this long.
const PATIENCE_MS = 60_000
const RETRY_MS = 500

/** The database, reached and migrated. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, maxConnections, applicationName } = options
  const server = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : undefined
  const db = createPool(databaseUrl ?? server!.connection, { max: maxConnections, applicationName, log })
  const close = async (): Promise<void> => {
    await db.end()
    await server?.stop()
  }
  try {
    await answer(db, log)
    await migrate(db, { log })
    return { db, close, embedded: server !== undefined }
  } catch (error) {
    await close()
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
