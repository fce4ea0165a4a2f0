import type { Clock } from '../core/clock.ts'
import { claimCallbacks, type ClaimedCallback, ROUND_START } from '../store/callback-queue.ts'
import type { Tx } from '../store/pool.ts'
import type { Lanes } from './lanes.ts'

type ClaimOptions = {
  db: Tx
  clock: Clock
  lanes: Pick<Lanes, 'room'>
  /** How long a row is ours. */
  leaseMs: number
  /** Starts a try, and takes its place in its lane. */
  start: (callback: ClaimedCallback) => void
  isStopping: () => boolean
}

// Lanes a claim looks at: about 2 ms of the database's time.
const LANES_A_CLAIM = 128

/** Gives what claims all that there is room for and starts it, until a whole round over the lanes has given nothing. */
export function createClaimer({ db, clock, lanes, leaseMs, start, isStopping }: ClaimOptions): () => Promise<void> {
  // Where the last claim ended: the next one goes on there, so that no lane is always the last.
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
