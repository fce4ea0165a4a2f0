import type { Clock } from '../core/clock.ts'
import { claimCallbacks, type ClaimedCallback, ROUND_START } from '../store/callback-queue.ts'
import type { Tx } from '../store/pool.ts'
import type { Lanes } from './lanes.ts'

type ClaimOptions = {
  db: Tx
  clock: Clock
  lanes: Pick<Lanes, 'room'>
  /** The length of the lease. */
  leaseMs: number
  /** Starts an attempt, which takes a place in its lane. */
  start: (callback: ClaimedCallback) => void
  isStopping: () => boolean
}

// Lanes per claim: about 2 ms of database time.
const LANES_A_CLAIM = 128

/**
 * Returns a function that claims and starts all callbacks that there is capacity for, until a round over all lanes
 * finds none.
 */
export function createClaimer({ db, clock, lanes, leaseMs, start, isStopping }: ClaimOptions): () => Promise<void> {
  // Where the last claim ended. The next one continues there, so that no lane is always last.
  let after = ROUND_START
  return async () => {
    let ends = 0
    while (!isStopping()) {
      const room = lanes.room()
      if (room.most <= 0) return
      const began = after
      const now = clock()
      const lease = new Date(now + leaseMs)
      const claim = { ...room, now: new Date(now), lease, after, mostLanes: LANES_A_CLAIM }
      const { rows, next } = await claimCallbacks(db, claim)
      after = next
      for (const row of rows) start(row)
      if (rows.length > 0) ends = 0
      if (next === ROUND_START) ends += 1
      const sawAll = next === ROUND_START && (began === ROUND_START || ends >= 2)
      if (sawAll && rows.length < room.most) return
    }
  }
}
