import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../core/log.ts'
import type { ConnectionSettings } from '../pool.ts'
import { binaryPackageFolder, findBinaries } from './find-binaries.ts'
import { loadPassword, PORT, locateServer, SUPERUSER } from './server-location.ts'
import { isRunning, serverProcess, stopServer } from './postmaster.ts'
import { prepareCluster } from './prepare-cluster.ts'
import { reachServer } from './reach-server.ts'
import { findServerAccount } from './server-account.ts'
import { SERVER_SETTINGS } from './server-settings.ts'

export type EmbeddedDatabase = {
  connection: ConnectionSettings
  /** Undefined while the server is down. */
  readonly postmasterPid: number | undefined
  /** Ends this process's use of the server; the last user stops it. */
  stop(): Promise<void>
}

type EmbeddedOptions = {
  /** The server's files are in its folder `postgres/`. */
  dataDir: string
  log: Log
  /** Overrides of `SERVER_SETTINGS`; they apply if this process starts the server. */
  settings?: Record<string, string>
  packageFolder?: string
}

// A world-readable place for a copy of the programs, for root.
const ROOT_COPY_FOLDER = '/var/cache/kinora'
const RESTART_PAUSE_MS = 1_000

/**
 * The PostgreSQL of a data folder. Any number of processes may use it: the first starts the server, the last to stop
 * stops it. If all are killed it keeps running and the next one finds it; if it is killed they start it again.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, settings = {}, packageFolder = binaryPackageFolder() } = options
  await mkdir(options.dataDir, { recursive: true })
  const place = locateServer(await realpath(options.dataDir))
  const account = await findServerAccount(place.cluster)
  const copyFolders = account ? [ROOT_COPY_FOLDER, place.dataDir] : [place.dataDir]
  const binaries = await findBinaries(packageFolder, account, copyFolders)
  const password = await loadPassword(place.dataDir)
  await prepareCluster({ ...place, binaries, account, password, log })

  const connection: ConnectionSettings = {
    host: place.socketFolder,
    port: PORT,
    user: SUPERUSER,
    password,
    database: 'kinora',
    ssl: false,
  }
  const server = {
    postgres: binaries.postgres,
    place,
    account,
    password,
    settings: { ...SERVER_SETTINGS, ...settings },
  }
  const stopping = new AbortController()
  let session = await reachServer(server, connection, stopping.signal)
  let running = serverProcess(session.serverPid)
  let returning: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  watch()

  function watch(): void {
    session.onLost(() => {
      if (!stopping.signal.aborted) returning = comeBack()
    })
  }

  async function comeBack(): Promise<void> {
    log.warn('lost the embedded PostgreSQL; reconnecting')
    while (!stopping.signal.aborted) {
      try {
        session = await reachServer(server, connection, stopping.signal)
        running = serverProcess(session.serverPid)
        log.info('the embedded PostgreSQL is back')
        return watch()
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ err: error }, 'the embedded PostgreSQL does not come back')
        await sleep(RESTART_PAUSE_MS)
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await returning
    // A lost session cannot ask: remaining users, if any, start the server again.
    const isLast = await session.leave().catch(() => true)
    if (isLast) await stopServer(running, place)
    await session.close()
  }

  return {
    connection,
    get postmasterPid() {
      return isRunning(running, place) ? running.pid : undefined
    },
    stop: () => (stopped ??= stop()),
  }
}
