import { createRoom } from '../../core/room.ts'
import { FetchFailed } from '../../net/fetch-failure.ts'

const MB = 2 ** 20

/** Answers below this size need no reservation; queries of orders have a kilobyte or two. */
export const UNCOUNTED_BYTES = 256 * 1024

// The memory for answers and results of all engines in this process, and for one server. Parsed values take several
// times as much.
export const answerRoom = createRoom({
  capacity: 96 * MB,
  share: 64 * MB,
  patienceMs: 60_000,
  refuse: () => new FetchFailed('too much of what engines answered is in memory', { retryable: true }),
})
