import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import type { ConnectionSettings } from '../../packages/service/src/store/pool.ts'
import { createScratch, silentLog } from '../../test/harness/test-cluster.ts'
import { withClient } from '../api/fill.ts'

/** A database and a folder for the files of its worker. */
export type Place = { connection: ConnectionSettings; folder: string }

export type Stage = { postmaster: number; addPlace(name: string): Promise<Place>; stop(): Promise<void> }

// Files lie in memory where that can be had: thousands are made and removed a second, which real work never does, and
// some file systems (ext4 without a journal) take a millisecond each to find a place that was not just freed.
const MEMORY = '/dev/shm'
const filesOf = (scratch: string): string => (existsSync(MEMORY) ? join(MEMORY, basename(scratch)) : scratch)

/** One durable PostgreSQL for the whole run, on disk: what is compared shares its disk and its log. */
export async function setStage(): Promise<Stage> {
  const scratch = await createScratch(folder => [filesOf(folder)])
  const server = await startEmbedded({ dataDir: scratch.folder, log: silentLog })
  return {
    postmaster: server.postmasterPid ?? 0,
    async addPlace(name) {
      await withClient(server.connection, client => client.query(`create database ${name}`))
      const folder = join(filesOf(scratch.folder), name)
      await mkdir(folder, { recursive: true })
      return { connection: { ...server.connection, database: name }, folder }
    },
    async stop() {
      await server.stop()
      await scratch.remove()
    },
  }
}
