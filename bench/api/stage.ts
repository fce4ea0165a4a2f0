import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import type { ConnectionSettings } from '../../packages/service/src/store/pool.ts'
import { connectionUrl } from '../../test/harness/connection-url.ts'
import { createScratch, silentLog } from '../../test/harness/test-cluster.ts'
import { addCallers, type Caller, refill, withClient } from './fill.ts'
import { BODY } from './sample.ts'
import { type Started, startProcess } from './start-process.ts'

/** A service process with its database. */
export type Service = Started & { connection: ConnectionSettings; stored: number }

/** Everything that runs during a measurement. */
export type Stage = {
  callers: Caller[]
  postmaster: number
  service: Service
  bare: Started
  /** A second service, on a database of the same server with this many tasks. */
  addService(stored: number): Promise<Service>
  stop(): Promise<void>
}

export type StageOptions = { stored: number; accounts: number; profileFolder?: string }

export async function setStage({ stored, accounts, profileFolder }: StageOptions): Promise<Stage> {
  const scratch = await createScratch()
  const server = await startEmbedded({ dataDir: scratch.folder, log: silentLog })
  const started: Started[] = []
  const stop = async (): Promise<void> => {
    for (const one of started.reverse()) await one.stop()
    await server.stop()
    await scratch.remove()
  }
  const startService = async (
    folder: string,
    connection: ConnectionSettings,
    env: Record<string, string>,
  ): Promise<Service> => {
    const service = await startProcess(['packages/service/src/main.ts', 'serve', '--api'], {
      env: {
        KINORA_PORT: '0',
        KINORA_DATA_DIR: folder,
        KINORA_BOOTSTRAP_KEY: 'kn_bench',
        KINORA_RATE_PER_SECOND: '1000000',
        KINORA_RATE_BURST: '1000000',
        KINORA_LOG_LEVEL: 'warn',
        ...env,
      },
      nodeArguments: profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`],
    })
    started.push(service)
    return { ...service, connection, stored }
  }

  try {
    const service = await startService(scratch.folder, server.connection, {})
    const callers = await addCallers(server.connection, accounts)
    await refill(server.connection, callers, stored)
    const bare = await startProcess([
      'bench/api/bare-server.ts',
      JSON.stringify(await sampleAnswersOf(service, callers)),
    ])
    started.push(bare)
    return {
      callers,
      postmaster: server.postmasterPid ?? 0,
      service,
      bare,
      async addService(more) {
        const database = `with_${more}`
        await withClient(server.connection, client => client.query(`create database ${database}`))
        const connection = { ...server.connection, database }
        const folder = join(scratch.folder, database)
        await mkdir(folder)
        const added = await startService(folder, connection, { KINORA_DATABASE_URL: connectionUrl(connection) })
        await addCallers(connection, accounts)
        await refill(connection, callers, more)
        return { ...added, stored: more }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A create's answer and a poll's, for the bare server to answer with. */
async function sampleAnswersOf({ port }: Started, callers: readonly Caller[]): Promise<[object, object]> {
  const headers = { authorization: `Token ${callers[0]?.key}`, 'content-type': 'application/json' }
  const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(
      `http://127.0.0.1:${port}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    )
    return (await response.json()) as Record<string, unknown>
  }
  const created = await call('/ent/v2/text2video', BODY)
  return [created, await call(`/ent/v2/tasks/${String(created.id)}/creations`)]
}
