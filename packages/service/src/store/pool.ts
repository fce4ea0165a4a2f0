import { Client, DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { Log } from '../core/log.ts'
import { createPing } from './ping.ts'
import { type Watchdog, startWatchdog } from './watchdog.ts'

/** Where a database is, as `pg` takes it. A `host` that begins with `/` is the folder of a Unix socket. */
export type ConnectionSettings = {
  host: string
  port: number
  user: string
  database: string
  password?: string
  ssl?: false
}

/** A statement with a name is prepared once per connection; a name stands for one text for ever. */
export type Statement = { name?: string; text: string }

export type Tx = { query<Row>(statement: Statement, values?: unknown[]): Promise<Row[]> }

export type Transaction = Tx & {
  /**
   * The last statements of a transaction, already asked for: the commit travels with them, and the transaction fails if one
   * of them does.
   */
  commitWith(...writes: Promise<unknown>[]): void
}

export type Database = Tx & {
  /** Commits what `work` did when it returns, undoes it when it throws. Statements asked for together travel together. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A connection of one's own, for what belongs to a session: advisory locks. */
  session(): Promise<Session>
  /** Asks whether the database answers, on a connection of its own beside the pool. */
  ping(): Promise<void>
  /** Its connections, and how many wait for one. */
  usage(): { used: number; idle: number; waiting: number }
  /** Waits for the transactions under way. */
  end(): Promise<void>
}

export type Session = Tx & {
  /** Calls when the connection is lost; what it held is then gone. */
  onLost(listener: () => void): void
  /** Calls with the payload of every notification on a channel that the session listens to. */
  onNotification(listener: (payload: string) => void): void
  /** Ends the session and with it everything it held. */
  end(): void
}

type PoolOptions = { max: number; applicationName: string; log: Log }

// Longer than any statement of ours should take even on a busy machine, shorter than a client's patience.
const STATEMENT_TIMEOUT_MS = 30_000
// A transaction of ours never waits for anything but the database; one that idles this long has lost its process.
const IDLE_IN_TRANSACTION_MS = 60_000
// Covers the wait for a free connection too: a caller is told to come back rather than queued without end.
const CONNECT_TIMEOUT_MS = 10_000
// A connection keeps its prepared statements; a quiet minute should not cost them.
const IDLE_CONNECTION_MS = 60_000
// A database that says nothing for so long on a fresh connection is away. Together with the time until somebody becomes
// suspicious, callers are told so within 8 s.
const PROBE_TIMEOUT_MS = 5_000

// Statements are sent as they are asked for, not each after the answer to the one before. `@types/pg` does not know it yet.
const PIPELINED = { pipeline: true }

/**
 * int8 and numeric arrive as strings (ids are strings; counts are cast to int4 or float8 in the statement that counts).
 */
export function createPool(
  connection: string | ConnectionSettings,
  { max, applicationName, log }: PoolOptions,
): Database {
  const place = typeof connection === 'string' ? { connectionString: connection } : connection
  const pool = new Pool({
    ...place,
    max,
    application_name: applicationName,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    allowExitOnIdle: true,
    keepAlive: true,
    ...PIPELINED,
  })
  // The pool listens only to idle clients; one that is checked out when PostgreSQL goes away would otherwise end the
  // process with an unhandled 'error'. Whoever is using it is told by its query.
  const clients = new Set<PoolClient>()
  pool.on('connect', client => {
    clients.add(client)
    client.on('error', () => {})
  })
  pool.on('remove', client => clients.delete(client))
  pool.on('error', error => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  const watchdog = startWatchdog({
    probe: () => probe(new Client({ ...place, application_name: applicationName, ...PROBE })),
    lost() {
      log.error('the database does not answer; callers are told to come back')
      for (const client of clients) (client as PoolClient & Client).connection.stream.destroy()
    },
    found: () => log.warn('the database answers again'),
  })
  const line: Line = {
    watchdog,
    async connect() {
      watchdog.check()
      const connecting = pool.connect()
      try {
        return await watchdog.waitingForConnection(connecting)
      } catch (error) {
        connecting.then(client => client.release()).catch(() => {})
        throw error
      }
    },
  }

  const ping = createPing(() => new Client({ ...place, application_name: applicationName, ...PROBE }))

  let ended: Promise<void> | undefined
  return {
    query: (statement, values) => runStatement(line, statement, values),
    transaction: work => runTransaction(line, work),
    session: async () => sessionOf(await line.connect(), watchdog),
    ping: async () => {
      watchdog.check()
      await ping.ask()
    },
    usage: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => (ended ??= Promise.all([pool.end(), ping.end()]).then(() => watchdog.stop())),
  }
}

/** The way to the database: a connection, and somebody who notices that it leads nowhere. */
type Line = { connect(): Promise<PoolClient>; watchdog: Watchdog }

/** Not `pool.query`: that closes the connection after every error, a duplicate key included. */
async function runStatement<Row>(line: Line, statement: Statement, values?: unknown[]): Promise<Row[]> {
  const client = await line.connect()
  try {
    return rowsOf(await line.watchdog.waiting(client.query(configOf(statement, values))))
  } finally {
    client.release()
  }
}

async function runTransaction<T>(line: Line, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { watchdog } = line
  const client = await line.connect()
  const sendTogether = writeTogether(client)
  let lastWrites: Promise<unknown>[] = []
  let open = true
  let broken = false
  const send = (config: QueryConfig | string): Promise<QueryResult> => {
    sendTogether()
    return watchdog.waiting(client.query(config))
  }
  const tx: Transaction = {
    async query(statement, values) {
      if (!open) throw new Error('the transaction has ended')
      return rowsOf(await send(configOf(statement, values)))
    },
    commitWith(...writes) {
      lastWrites = writes
    },
  }
  try {
    const [, result] = await Promise.all([send('begin'), work(tx)])
    open = false
    // In this order: the answer to the commit of a failed transaction does not tell why it failed.
    const ends = await Promise.all([...lastWrites, send('commit')])
    mustBeCommit(ends.at(-1) as QueryResult)
    return result
  } catch (error) {
    open = false
    // Until the connection is somebody else's, all that was sent on it is answered.
    await send('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Has what is sent on a connection within one turn written at once: each write wakes the server. */
function writeTogether(client: PoolClient): () => void {
  const { stream } = (client as PoolClient & Client).connection
  let holding = false
  return () => {
    if (holding) return
    holding = true
    stream.cork()
    process.nextTick(() => {
      holding = false
      stream.uncork()
    })
  }
}

function sessionOf(client: PoolClient, watchdog: Watchdog): Session {
  let over = false
  // Closed rather than given back: its locks must not live on in the pool. A connection that is lost must be given back
  // too, or it keeps its place in the pool for ever.
  const end = (): void => {
    if (over) return
    over = true
    client.release(true)
  }
  client.once('end', end)
  return {
    query: async (statement, values) => rowsOf(await watchdog.waiting(client.query(configOf(statement, values)))),
    onLost: listener => void client.once('end', listener),
    onNotification: listener => void client.on('notification', ({ payload = '' }) => listener(payload)),
    end,
  }
}

/** PostgreSQL answers the commit of a failed transaction with a rollback, not with an error. */
function mustBeCommit({ command }: QueryResult): void {
  if (command !== 'COMMIT') throw new Error('the transaction was not committed: one of its statements had failed')
}

const PROBE = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS }

/** Whether a server is there that speaks. One that refuses does: it is starting, or full. */
async function probe(client: Client): Promise<void> {
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
  } finally {
    client.end().catch(() => {})
  }
}

const configOf = (statement: Statement, values: unknown[] | undefined): QueryConfig =>
  values === undefined ? statement : { ...statement, values }

/** A text of several statements gives a list of results; the last one speaks. */
function rowsOf<Row>(result: QueryResult | QueryResult[]): Row[] {
  return ((Array.isArray(result) ? result.at(-1) : result)?.rows ?? []) as Row[]
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const TRANSIENT_STATES = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now: starting, recovering or stopping
  '57P05', // idle session time-out
])
// Class 08 is the connection itself; class 53 what the server has too little of: disk, memory, connections.
const TRANSIENT_CLASSES = /^(08|53)[0-9A-Z]{3}$/
const TRANSIENT_SYSTEM_ERRORS = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
// `pg` gives these no code. The last two: this process is ending, and another one will know better.
const LOST_CONNECTION =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether the same thing may well succeed if it is tried again: the database is away, busy, full, or chose another to win. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return LOST_CONNECTION.test(error.message)
  // A server that is not running has no socket file.
  if (code === 'ENOENT') return syscall === 'connect'
  return TRANSIENT_STATES.has(code) || TRANSIENT_SYSTEM_ERRORS.has(code) || TRANSIENT_CLASSES.test(code)
}

// The statement's time was over, a lock's, a transaction's.
const OUT_OF_TIME = new Set(['57014', '55P03', '25P03', '25P04'])

/**
 * Whether the database had too much to do, or is away: whoever asked should come back later. Other than what is transient
 * it is not tried again by itself, since a statement that takes too long may do so every time.
 */
export const isBusy = (error: unknown): boolean =>
  isTransient(error) || (error instanceof Error && OUT_OF_TIME.has((error as { code?: string }).code ?? ''))
