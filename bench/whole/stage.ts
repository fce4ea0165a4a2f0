import { readFileSync } from 'node:fs'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { connectionUrl } from '../../test/harness/connection-url.ts'
import { createScratch, silentLog } from '../../test/harness/test-cluster.ts'
import { cpuSecondsOf, cpuSecondsOfServer } from '../api/cpu-time.ts'
import { type Started, startProcess } from '../api/start-process.ts'
import { treeCpuSeconds } from '../films/tree-cpu.ts'

/** CPU seconds so far, and what the APIs hold in memory now. */
export type Spent = { apis: number; workers: number; database: number; bare: number; apiMegabytes: number }

export type Stage = {
  keys: string[]
  apis: Started[]
  bare: Started
  spent(): Spent
  stop(): Promise<void>
}

const OPERATOR_KEY = 'kn_bench'
const ANSWER = { task_id: '1', id: '1', state: 'created', credits: 4, created_at: '2026-11-16T00:00:00.000Z' }

/** Two APIs and two workers on one PostgreSQL, as docs/deployment.md has them, and a bare Fastify beside them. */
export async function setStage(accounts: number): Promise<Stage> {
  const scratch = await createScratch()
  const server = await startEmbedded({ dataDir: scratch.folder, log: silentLog })
  const started: Started[] = []
  const stop = async (): Promise<void> => {
    for (const one of started.reverse()) await one.stop()
    await server.stop()
    await scratch.remove()
  }
  const env = {
    KINORA_PORT: '0',
    KINORA_DATA_DIR: scratch.folder,
    KINORA_DATABASE_URL: connectionUrl(server.connection),
    KINORA_SECRET: 'the secret of all processes',
    KINORA_BOOTSTRAP_KEY: OPERATOR_KEY,
    KINORA_ENGINES: 'minimal',
    KINORA_ALLOW_PRIVATE_NETWORKS: '1',
    KINORA_MAX_CONNECTIONS: '20000',
    KINORA_WORKER_SLOTS: '1',
    KINORA_RATE_PER_SECOND: '1000000',
    KINORA_RATE_BURST: '1000000',
    KINORA_LOG_LEVEL: 'error',
  }
  const start = async (script: string[], more = {}): Promise<Started> => {
    const one = await startProcess(script, { env: { ...env, ...more } })
    started.push(one)
    return one
  }
  try {
    const serve = ['packages/service/src/main.ts', 'serve']
    const apis = [await start([...serve, '--api']), await start([...serve, '--api'])]
    const workers = [await start([...serve, '--worker']), await start([...serve, '--worker'])]
    const bare = await start(['bench/api/bare-server.ts', JSON.stringify([ANSWER, ANSWER])])
    const keys = await Promise.all(Array.from({ length: accounts }, () => openAccount(apis[0]?.port ?? 0)))
    const sum = (all: Started[], of: (pid: number) => number): number =>
      all.reduce((total, one) => total + of(one.pid), 0)
    return {
      keys,
      apis,
      bare,
      stop,
      spent: () => ({
        apis: sum(apis, cpuSecondsOf),
        workers: sum(workers, treeCpuSeconds),
        database: cpuSecondsOfServer(server.postmasterPid ?? 0),
        bare: cpuSecondsOf(bare.pid),
        apiMegabytes: sum(apis, residentMegabytes),
      }),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** By the door, so that its callbacks have a secret. */
async function openAccount(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/admin/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Token ${OPERATOR_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bench', credits: 1_000_000 }),
  })
  return ((await response.json()) as { key: string }).key
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
