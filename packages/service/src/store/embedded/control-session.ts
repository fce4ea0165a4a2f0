import type { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'
import { type ConnectionSettings, isTransient } from '../pool.ts'

// Held shared by every process that uses the server, exclusively by the one that stops it. It goes with its session, so
// a process that is killed leaves nothing behind.
const USERS_LOCK = 7_305_111

// A server that hangs must not hang us: the caller tries again until its own patience ends.
const CONNECT_TIMEOUT_MS = 5_000

/** This process's place among the users of a server. */
export type ControlSession = {
  /** Of the server at the other end, wherever its folder is by now. */
  serverPid: number
  onLost(listener: () => void): void
  /** Gives the place up; true if nobody else has one, and then nobody can get one until `close`. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Takes a place among the server's users. `absent`: nobody listens. `busy`: somebody does, but is starting, recovering,
 * stopping or full.
 */
export async function openControlSession(connection: ConnectionSettings): Promise<ControlSession | 'absent' | 'busy'> {
  const client = new Client({
    ...connection,
    // Locks belong to a database: all take theirs in the one that always exists.
    database: 'postgres',
    application_name: 'kinora control',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // The end of the session is what counts, and every error leads to it.
  client.on('error', () => {})
  try {
    await client.connect()
    if (await flagOf(client, 'pg_try_advisory_lock_shared')) {
      await createDatabase(client, connection.database)
      const serverPid = await serverPidOf(client)
      // A session that only waits does not keep a process alive that has nothing else to do.
      socketOf(client).unref()
      return sessionOf(client, serverPid)
    }
    await client.end()
    return 'busy'
  } catch (error) {
    client.end().catch(() => {})
    if (isNobodyThere(error)) return 'absent'
    if (isTransient(error)) return 'busy'
    throw error
  }
}

const socketOf = (client: Client): Socket => client.connection.stream as Socket

const sessionOf = (client: Client, serverPid: number): ControlSession => ({
  serverPid,
  onLost(listener) {
    client.once('end', listener)
  },
  async leave() {
    socketOf(client).ref()
    await flagOf(client, 'pg_advisory_unlock_shared')
    return await flagOf(client, 'pg_try_advisory_lock')
  },
  close: () => client.end(),
})

/** The server reads the file in the folder that it works in, under whatever name. */
async function serverPidOf(client: Client): Promise<number> {
  const text = "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int4 as pid"
  const { rows } = await client.query<{ pid: number }>(text)
  if (!rows[0]) throw new Error('the server does not tell its pid')
  return rows[0].pid
}

async function flagOf(client: Client, lockFunction: string): Promise<boolean> {
  const { rows } = await client.query<{ flag: boolean }>(`select ${lockFunction}(${USERS_LOCK}) as flag`)
  return rows[0]?.flag ?? false
}

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')

async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process was faster, and either the check of the name or the catalogue's index says so.
    if (!(error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error
  }
}
