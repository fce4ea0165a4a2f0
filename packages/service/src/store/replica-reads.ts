import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../core/batch.ts'
import type { Log } from '../core/log.ts'
import type { Database, Tx } from './pool.ts'

type ReplicaReadsOptions = {
  primary: Database
  replica: Database
  log: Log
  /** Called with the server that answered each read. */
  answered?: (by: 'replica' | 'primary') => void
}

// Concurrent reads share a position query; two run at a time, as with other batches.
const POSITIONS = { maxItems: 10_000, concurrency: 2 }
// A replica on the same network is a few milliseconds behind. If it takes longer the primary is faster.
const WAITS_MS = [1, 2, 4, 8, 16]
// A lagging or unavailable replica is skipped for this long.
const BEHIND_MS = 250
const AWAY_MS = 2_000
// The timeout for its position.
const PATIENCE_MS = 500

/**
 * Reads from a replica that include everything acknowledged before the read began, by any process and for any caller.
 * Each read asks the primary for its flushed log position. The replica answers once it has replayed that far; if that
 * takes too long, the primary answers. So callers see their own writes, a revoked key is revoked, and a task never
 * returns to an earlier state, without tracking who wrote what. The primary's share is one small statement for all
 * concurrent reads.
 */
export function createReplicaReads({ primary, replica, log, answered = () => {} }: ReplicaReadsOptions): Tx {
  let restUntil = 0
  let isReplica: boolean | undefined
  const rest = (ms: number): void => {
    restUntil = performance.now() + ms
  }
  const nextPosition = createBatcher<undefined, string>({
    ...POSITIONS,
    run: async asks => {
      const [row] = await primary.query<{ lsn: string }>(WRITTEN)
      return asks.map(() => row?.lsn ?? '')
    },
  })

  /** Checked once, when both answer: a wrong address or setting stays wrong. */
  const mayRead = async (): Promise<boolean> => {
    if (isReplica === undefined) {
      const [[there], [here]] = await Promise.all([
        withPatience(replica.query<Server>(SERVER)),
        primary.query<Server>(SERVER),
      ])
      const why = whyNot(there, here)
      if (why) log.error(`KINORA_DATABASE_READ_URL is not used: ${why}`)
      isReplica = why === undefined
    }
    return isReplica
  }

  /** Rows at this position or later; undefined if the replica has not reached it. */
  const readAt = async <Row>(position: string, ...asked: Parameters<Tx['query']>): Promise<Row[] | undefined> => {
    const reached = Promise.withResolvers<boolean>()
    // One transaction: each statement sees what was replayed when it began, so the rows are no older than the position
    // before them.
    const read = replica.transaction(async tx => {
      const check = tx.query<{ reached: boolean }>(REACHED, [position])
      const rows = tx.query<Row>(...asked)
      check.then(([row]) => reached.resolve(row?.reached === true), reached.reject)
      tx.sendWithCommit(check, rows)
      return { rows }
    })
    read.catch(reached.reject)
    return (await withPatience(reached.promise)) ? (await read).rows : undefined
  }

  const readFromReplica = async <Row>(...asked: Parameters<Tx['query']>): Promise<Row[] | undefined> => {
    if (performance.now() < restUntil) return undefined
    try {
      if (!(await mayRead())) return undefined
      const position = await nextPosition(undefined)
      for (const waitMs of [0, ...WAITS_MS]) {
        if (waitMs > 0) await sleep(waitMs)
        const rows = await readAt<Row>(position, ...asked)
        if (rows) return rows
      }
      rest(BEHIND_MS)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the replica did not answer; the primary is asked')
      rest(AWAY_MS)
    }
    return undefined
  }

  return {
    async query<Row>(...asked: Parameters<Tx['query']>) {
      const rows = await readFromReplica<Row>(...asked)
      answered(rows ? 'replica' : 'primary')
      return rows ?? primary.query<Row>(...asked)
    },
  }
}

// Acknowledged commits are written up to here, because commits wait for the disk.
const WRITTEN = { name: 'replica-written', text: 'select pg_current_wal_flush_lsn()::text as lsn' }

// A promoted replica no longer follows the primary.
const REACHED = {
  name: 'replica-reached',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
}

type Server = { system: string; recovering: boolean; commits: string; database: string }

const SERVER = {
  text: `select system_identifier::text as system, pg_is_in_recovery() as recovering,
           current_setting('synchronous_commit') as commits, current_database() as database
         from pg_control_system()`,
}

function whyNot(replica: Server | undefined, primary: Server | undefined): string | undefined {
  if (replica?.system !== primary?.system || replica?.database !== primary?.database)
    return 'it is not a replica of KINORA_DATABASE_URL'
  if (!replica?.recovering) return 'it is not a replica: it is not in recovery'
  if (primary?.commits === 'off') return 'synchronous_commit is off, so nobody knows how far the log must be replayed'
  return undefined
}

/** A hanging server never answers. */
async function withPatience<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController()
  const tooLong = sleep(PATIENCE_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`it said nothing for ${PATIENCE_MS} ms`)
  })
  tooLong.catch(() => {})
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    over.abort()
  }
}
