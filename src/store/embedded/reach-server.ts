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

/**
 * A place among the users of the cluster's server: the one that runs, whoever started it, else one that is started now.
 */
export async function reachServer(
  server: ServerOptions,
  connection: ConnectionSettings,
  signal: AbortSignal,
): Promise<ControlSession> {
  const { cluster } = server.place
  const deadline = Date.now() + PATIENCE_MS
  let starting: Starting | undefined
  // Before the first connection: what answers in a folder of somebody else's is not our server.
  await prepareSocketFolder(server.place, server.account)
  try {
    while (Date.now() < deadline) {
      signal.throwIfAborted()
      const session = await openControlSession(connection)
      if (typeof session === 'object') return session

      const ending = starting?.ending()
      if (ending?.gaveUp) throw new Error(`PostgreSQL does not start (its log: ${cluster}/log): ${ending.said}`)
      if (ending) starting = undefined
      if (session === 'absent' && !starting) starting = await startUnlessRunning(server)
      await sleep(RETRY_MS)
    }
    throw new Error(`PostgreSQL did not answer within ${PATIENCE_MS / 1_000} s (its log: ${cluster}/log)`)
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
