import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectionSettings } from '../pool.ts'
import { type ControlSession, openControlSession } from './control-session.ts'
import { prepareSocketFolder } from './place.ts'
import { discardStalePidFile, isServer, recordedPidOf } from './postmaster.ts'
import { type ServerOptions, type Starting, spawnServer } from './spawn-server.ts'

// Recovery after a crash replays up to 2 GB of log before the server answers.
const PATIENCE_MS = 60_000
// A start takes about 45 ms.
const RETRY_MS = 20

// What a server says that lost the race against another one, or that finds the last backends of a killed one.
const IN_USE = /lock file .* (already exists|is empty)|shared memory block .* in use/

/**
 * A place among the users of the cluster's server: the one that runs, whoever started it, else one that is started now.
 */
export async function reachServer(
  server: ServerOptions,
  connection: ConnectionSettings,
  signal: AbortSignal,
): Promise<ControlSession> {
  const deadline = Date.now() + PATIENCE_MS
  let starting: Starting | undefined
  try {
    while (Date.now() < deadline) {
      signal.throwIfAborted()
      const session = await openControlSession(connection)
      if (typeof session === 'object') return session

      const failure = starting?.failure()
      if (failure !== undefined) {
        if (!IN_USE.test(failure)) throw new Error(`PostgreSQL does not start: ${failure}`)
        starting = undefined
      }
      if (session === 'absent' && !starting) starting = await startUnlessRunning(server)
      await sleep(RETRY_MS)
    }
    throw new Error(`PostgreSQL in ${server.place.cluster} did not answer within ${PATIENCE_MS / 1_000} s`)
  } finally {
    if (signal.aborted) await starting?.interrupt()
    starting?.release()
  }
}

async function startUnlessRunning(server: ServerOptions): Promise<Starting | undefined> {
  const pid = recordedPidOf(server.place)
  if (isServer(pid, server.place)) return undefined
  await discardStalePidFile(server.place, pid)
  await prepareSocketFolder(server.place, server.account)
  return spawnServer(server)
}
