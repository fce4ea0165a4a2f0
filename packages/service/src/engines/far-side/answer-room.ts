import { createRoom } from '../../core/room.ts'
import { FetchFailed } from '../../net/fetch-failure.ts'

const MB = 2 ** 20

/** What an answer may have in memory without a question: those of a question about an order have a kilobyte or two. */
export const UNCOUNTED_BYTES = 256 * 1024

// All answers and results of engines that this process has in memory, however many engines there are; and those of one far
// side. What is parsed of them takes several times as much.
export const answerRoom = createRoom({
  capacity: 96 * MB,
  share: 64 * MB,
  patienceMs: 60_000,
  refuse: () => new FetchFailed('too much of what engines answered is in memory', { retryable: true }),
})
