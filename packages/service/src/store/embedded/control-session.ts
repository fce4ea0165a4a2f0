import type { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'
import { type ConnectionSettings, isTransient } from '../pool.ts'

// An advisory lock: shared by every process that uses the server, exclusive for the one that stops it. It ends with its
// session, so a killed process leaves nothing behind.
const USERS_LOCK = 7_305_111

// A hanging server must not block us: the caller retries until its own timeout.
const CONNECT_TIMEOUT_MS = 5_000

/** This process's membership among the server's users. */
export type ControlSession = {
  /** The pid of the connected server, wherever its folder is now. */
  serverPid: number
  onLost(listener: () => void): void
  /** Leaves; true if no other user remains, and then nobody can join until `close`. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/** Joins the server's users. `absent`: no server listens. `busy`: it is starting, recovering, stopping or full. */
export async function openControlSession(connection: ConnectionSettings): Promise<ControlSession | 'absent' | 'busy'> {
  const client = new Client({
    ...connection,
    // Advisory locks belong to a database: all use the one that always exists.
    database: 'postgres',
    application_name: 'kinora control',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // Every error ends the session, which is handled there.
  client.on('error', () => {})
  try {
    await client.connect()
    if (await flagOf(client, 'pg_try_advisory_lock_shared')) {
      await createDatabase(client, connection.database)
      const serverPid = await serverPidOf(client)
      // An idle session does not keep the process alive.
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

/** The server reads the file in its own folder, whatever its current name. */
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
    // Another process was faster; the name check or the catalogue's index reports it.
    if (!(error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error
  }
}
