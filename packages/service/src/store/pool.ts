import { Client, DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { Log } from '../core/log.ts'
import { createPing } from './ping.ts'
import { type Watchdog, startWatchdog } from './watchdog.ts'

/** Connection settings as `pg` takes them. A `host` that begins with `/` is the folder of a Unix socket. */
export type ConnectionSettings = {
  host: string
  port: number
  user: string
  database: string
  password?: string
  ssl?: false
}

/** A named statement is prepared once per connection; a name must always have the same text. */
export type Statement = { name?: string; text: string }

export type Tx = { query<Row>(statement: Statement, values?: unknown[]): Promise<Row[]> }

export type Transaction = Tx & {
  /**
   * The last statements of a transaction, already sent: the commit is sent with them, and the transaction fails if one
   * of them fails.
   */
  sendWithCommit(...writes: Promise<unknown>[]): void
}

export type Database = Tx & {
  /** Commits when `work` returns, rolls back when it throws. Statements issued together are sent together. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A separate connection for session state such as advisory locks. */
  session(): Promise<Session>
  /** Checks whether the database answers, on a connection beside the pool. */
  ping(): Promise<void>
  /** Its connections, and the number of waiting callers. */
  usage(): { used: number; idle: number; waiting: number }
  /** Waits for running transactions. */
  end(): Promise<void>
}

export type Session = Tx & {
  /** Called when the connection is lost, and its locks with it. */
  onLost(listener: () => void): void
  /** Called with the payload of every notification on a channel of the session. */
  onNotification(listener: (payload: string) => void): void
  /** Ends the session and releases its locks. */
  end(): void
}

type PoolOptions = { max: number; applicationName: string; log: Log }

// Longer than any statement takes on a busy machine, shorter than a client's timeout.
const STATEMENT_TIMEOUT_MS = 30_000
// Our transactions wait only for the database; one that idles this long has lost its process.
const IDLE_IN_TRANSACTION_MS = 60_000
// Includes the wait for a free connection: callers are told to retry instead of queueing without end.
const CONNECT_TIMEOUT_MS = 10_000
// A connection keeps its prepared statements through a quiet minute.
const IDLE_CONNECTION_MS = 60_000
// A database that is silent this long on a fresh connection is unavailable. With the watchdog's delay, callers learn it
// within 8 s.
const PROBE_TIMEOUT_MS = 5_000

// Statements are sent without waiting for earlier answers. `@types/pg` lacks the option.
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
  // The pool handles errors of idle clients only; a checked-out client would end the process with an unhandled 'error'.
  // Its user learns of the loss from the query.
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

/** A connection to the database with its watchdog. */
type Line = { connect(): Promise<PoolClient>; watchdog: Watchdog }

/** `pool.query` closes the connection after every error, including a duplicate key. */
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
    sendWithCommit(...writes) {
      lastWrites = writes
    },
  }
  try {
    const [, result] = await Promise.all([send('begin'), work(tx)])
    open = false
    // In this order: the commit's answer of a failed transaction does not say why it failed.
    const ends = await Promise.all([...lastWrites, send('commit')])
    mustBeCommit(ends.at(-1) as QueryResult)
    return result
  } catch (error) {
    open = false
    // The connection returns to the pool only when everything sent on it is answered.
    await send('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Writes everything sent in one turn at once, because each write wakes the server. */
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
  // Closed, not returned: its locks must not survive in the pool. A lost connection must be released too, or it keeps
  // its place in the pool.
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

/** True if a server answers. A refusal counts: the server is starting, or full. */
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

/** A text with several statements gives a list of results; the last one counts. */
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
// Class 08 is the connection; class 53 means too few resources: disk, memory, connections.
const TRANSIENT_CLASSES = /^(08|53)[0-9A-Z]{3}$/
const TRANSIENT_SYSTEM_ERRORS = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
// `pg` gives these no code. The last two: this process is ending, and another one will retry.
const LOST_CONNECTION =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** True if a retry may succeed: the database is down, busy or full, or chose another transaction to win. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return LOST_CONNECTION.test(error.message)
  // A server that is not running has no socket file.
  if (code === 'ENOENT') return syscall === 'connect'
  return TRANSIENT_STATES.has(code) || TRANSIENT_SYSTEM_ERRORS.has(code) || TRANSIENT_CLASSES.test(code)
}

// The timeout of a statement, a lock or a transaction.
const OUT_OF_TIME = new Set(['57014', '55P03', '25P03', '25P04'])

/**
 * True if the database is overloaded or unreachable: the caller should retry later. Unlike transient errors, these are
 * not retried automatically, because a slow statement may be slow every time.
 */
export const isBusy = (error: unknown): boolean =>
  isTransient(error) || (error instanceof Error && OUT_OF_TIME.has((error as { code?: string }).code ?? ''))
