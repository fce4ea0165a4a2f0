import { spawn } from 'node:child_process'
import { mkdtemp, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { migrate } from '../../packages/service/src/store/migrate.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'

export const silentLog = pino({ level: 'silent' })

// Test data may be lost with the machine, so nothing waits for the disk.
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // One connection pool per test file, and several files at once.
  max_connections: '200',
  deadlock_timeout: '50ms',
  // In memory, if there is space.
  max_wal_size: '256MB',
}

// Linux's file system in memory. A database has some four hundred files: creating and deleting them on a disk takes
// longer than most tests. Containers have 64 MB there by default.
const MEMORY_FOLDER = '/dev/shm'
const LEAST_FREE_BYTES = 2 ** 31

/** By this the watchdogs of temporary folders are known among the processes. */
export const WATCHDOG_NAME = 'kinora-watchdog'

// The word "done" sends it away; the end of its standard input means that we died, however that came about.
const WATCHDOG = `
  read -r word; [ "$word" = done ] && exit 0
  pids=$(find "$1" -name postmaster.pid -exec head -n 1 {} \\;)
  for pid in $pids; do kill -QUIT "$pid"; done
  for pid in $pids; do
    for turn in $(seq 300); do kill -0 "$pid" || continue 2; sleep 0.1; done
    kill -KILL "$pid"
  done
  rm -rf "$@"
`

export type Scratch = { folder: string; remove(): Promise<void> }

/** Where a server of tests has its files: in memory, if there is room. */
export async function serverFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= LEAST_FREE_BYTES ? MEMORY_FOLDER : tmpdir()
}

/**
 * A temporary folder whose files, and the PostgreSQL servers in it, are gone when this process is, even if it is killed.
 * Servers must have been stopped when `remove` is called. What `alsoOf` names is removed too.
 */
export async function createScratch(
  alsoOf: (folder: string) => string[] = () => [],
  parent = tmpdir(),
): Promise<Scratch> {
  const folder = await realpath(await mkdtemp(join(parent, 'kinora-test-')))
  const extraPaths = alsoOf(folder)
  const watchdog = spawn('sh', ['-c', WATCHDOG, WATCHDOG_NAME, folder, ...extraPaths], {
    // Its own session: Ctrl-C is for us, and it comes afterwards.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  return {
    folder,
    async remove() {
      for (const path of [folder, ...extraPaths]) await rm(path, { recursive: true, force: true })
      await new Promise<void>(resolve => {
        watchdog.once('exit', () => resolve()).ref()
        watchdog.stdin.end('done\n')
      })
    },
  }
}

/** The environment variable by which a test run tells its test files where its server is. */
export const SERVER_VARIABLE = 'KINORA_TEST_PG'

export type TestCluster = { env: Record<string, string>; stop(): Promise<void> }

/** One server for a whole test run: give `env` to the test processes, `stop` it when they have ended. */
export async function startTestCluster(): Promise<TestCluster> {
  const scratch = await createScratch(undefined, await serverFolder())
  const server = await startEmbedded({ dataDir: scratch.folder, log: silentLog, settings: FAST_SETTINGS })
  const stop = async (): Promise<void> => {
    await server.stop()
    await scratch.remove()
  }
  try {
    // The server's own database is the template: migrated once, then never connected to again.
    const db = createPool(server.connection, { max: 1, applicationName: 'kinora test template', log: silentLog })
    await migrate(db, { log: silentLog }).finally(() => db.end())
    return { env: { [SERVER_VARIABLE]: JSON.stringify(server.connection) }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
