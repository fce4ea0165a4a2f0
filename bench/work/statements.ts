import { createPool, type Tx } from '../../packages/service/src/store/pool.ts'
import { claimCallbacks, ROUND_START } from '../../packages/service/src/store/callback-queue.ts'
import { findQueueFigures } from '../../packages/service/src/store/queue-figures.ts'
import { admitNext } from '../../packages/service/src/store/work/end-tasks.ts'
import { findExpiredOffPeak, findWaitingOffPeak, isQuiet } from '../../packages/service/src/store/work/off-peak.ts'
import {
  findIdleAccounts,
  findSilentWorkers,
  findUnattended,
  isDead,
} from '../../packages/service/src/store/work/reap.ts'
import { silentLog } from '../../test/harness/test-cluster.ts'
import type { Place } from './stage.ts'

/** What workers ask again and again, whatever there is to do. */
const STATEMENTS: Record<string, (tx: Tx, accountIds: readonly string[]) => Promise<unknown>> = {
  'admitNext, 100 accounts': (tx, accountIds) => admitNext(tx, accountIds.slice(0, 100)),
  findIdleAccounts: tx => findIdleAccounts(tx),
  isQuiet: tx => isQuiet(tx),
  findWaitingOffPeak: tx => findWaitingOffPeak(tx, 100),
  findExpiredOffPeak: tx => findExpiredOffPeak(tx, new Date(Date.now() - 48 * 3_600_000)),
  findUnattended: tx => findUnattended(tx, new Date(Date.now() - 30_000), '0'),
  findSilentWorkers: tx => findSilentWorkers(tx, '1'),
  'findQueueFigures, for metrics': tx => findQueueFigures(tx, new Date()),
  'isDead of every other worker': async tx => {
    for (const other of await findSilentWorkers(tx, '1')) await isDead(tx, other)
  },
  claimCallbacks: tx =>
    claimCallbacks(tx, {
      now: new Date(),
      lease: new Date(Date.now() + 20_000),
      after: ROUND_START,
      most: 64,
      mostLanes: 128,
      perLane: 1,
      exceptions: [],
      restricted: [],
    }),
}

// PostgreSQL makes up its mind about a prepared statement's plan after five runs.
const RUNS = 15

/** The median time of each statement, undone after each run. */
export async function timeStatements(place: Place, accountIds: readonly string[]): Promise<Map<string, number>> {
  const db = createPool(place.connection, { max: 1, applicationName: 'kinora bench', log: silentLog })
  const times = new Map<string, number>()
  for (const [name, run] of Object.entries(STATEMENTS)) {
    const took: number[] = []
    for (let nth = 0; nth < RUNS; nth++) {
      await undone(db, async tx => {
        // As at the end of a batch: a slot of each account is free.
        await tx.query({ text: 'update account set running = greatest(running - 1, 0) where id = any($1::bigint[])' }, [
          name.startsWith('admit') ? accountIds.slice(0, 100) : [],
        ])
        const began = performance.now()
        await run(tx, accountIds)
        took.push(performance.now() - began)
      })
    }
    times.set(name, took.slice(-9).sort((a, b) => a - b)[4] ?? Number.NaN)
  }
  await db.end()
  return times
}

async function undone(
  db: { transaction(work: (tx: Tx) => Promise<void>): Promise<void> },
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const undo = new Error('undone')
  await db
    .transaction(async tx => {
      await work(tx)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}
