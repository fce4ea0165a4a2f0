import { pollUntil } from '../../core/timing.ts'
import type { ConnectionSettings } from '../pool.ts'
import { closeCluster, closeRunning, isClosed } from './close-cluster.ts'
import { type ControlSession, openControlSession } from './control-session.ts'
import { PASSWORD_FILE, prepareSocketFolder } from './server-location.ts'
import { discardStalePidFile, isServer, readRecordedPid } from './postmaster.ts'
import { IN_USE, type ServerOptions, type StartedServer, spawnServer } from './spawn-server.ts'

// Crash recovery replays up to 2 GB of log before the server answers.
const PATIENCE_MS = 60_000
// A start takes about 45 ms.
const RETRY_MS = 20

/** Joins the users of the cluster's server; starts it if it is not running. */
export async function reachServer(
  server: ServerOptions,
  connection: ConnectionSettings,
  signal: AbortSignal,
): Promise<ControlSession> {
  const { cluster } = server.place
  let starting: StartedServer | undefined
  // Before the first connection: a socket in another user's folder is not our server.
  await prepareSocketFolder(server.place, server.account)
  async function look(): Promise<ControlSession | undefined> {
    signal.throwIfAborted()
    const session = await openControlSession(connection).catch(error => explainRefusal(error, server))
    if (typeof session === 'object') return closed(session, connection, server)

    const ending = starting?.ending()
    if (ending?.gaveUp) throw new Error(`PostgreSQL does not start (its log: ${cluster}/log): ${ending.said}`)
    if (ending) starting = undefined
    if (session === 'absent' && !starting) starting = await startUnlessRunning(server)
    return undefined
  }
  try {
    const session = await pollUntil(look, { everyMs: RETRY_MS, timeoutMs: PATIENCE_MS })
    if (session) return session
    throw new Error(`PostgreSQL did not answer within ${PATIENCE_MS / 1_000} s (its log: ${cluster}/log)`)
  } finally {
    if (signal.aborted) await starting?.interrupt()
    starting?.release()
  }
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html: invalid password, invalid authorization.
const REFUSED = ['28P01', '28000']

function explainRefusal(error: NodeJS.ErrnoException, { place }: ServerOptions): never {
  if (!REFUSED.includes(error.code ?? '')) throw error
  const stop = `stop it (kill -INT ${readRecordedPid(place) ?? '<its pid>'}) and start again`
  throw new Error(`the PostgreSQL in ${place.cluster} does not know the password in ${PASSWORD_FILE}: ${stop}`, {
    cause: error,
  })
}

/** Closes a server that an older version left open to all. */
async function closed(
  session: ControlSession,
  connection: ConnectionSettings,
  { place, account, password }: ServerOptions,
): Promise<ControlSession> {
  const access = { cluster: place.cluster, account, password }
  if (!(await isClosed(access))) await closeRunning(connection, access)
  return session
}

async function startUnlessRunning(server: ServerOptions): Promise<StartedServer | undefined> {
  const pid = readRecordedPid(server.place)
  if (isServer(pid, server.place)) return undefined
  await discardStalePidFile(server.place, pid)
  await prepareSocketFolder(server.place, server.account)
  const { place, postgres, account, password } = server
  const access = { ...place, postgres, account, password }
  if (await isClosed(access)) return spawnServer(server)
  await closeCluster(access).catch((error: Error) => {
    // Another process is starting it or has started it.
    if (!IN_USE.test(error.message)) throw error
  })
  return undefined
}
