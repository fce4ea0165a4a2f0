import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../core/batch.ts'
import type { Log } from '../core/log.ts'
import { type Finish, finishCallbacks } from '../store/callback-queue.ts'
import { type Database, isTransient } from '../store/pool.ts'

const MOST_IN_A_BATCH = 256
const PAUSE_MS = 500

/**
 * Writes tries down, those that end together in one statement. While the database is away they are kept: a delivery
 * that is not recorded is repeated. `signal` ends that patience.
 */
export function createTryRecorder(db: Database, log: Log, signal: AbortSignal): (finish: Finish) => Promise<void> {
  const write = async (batch: readonly Finish[]): Promise<void> => {
    for (;;) {
      try {
        return await finishCallbacks(db, batch)
      } catch (error) {
        if (!isTransient(error) || signal.aborted) throw error
        log.warn({ reason: (error as Error).message, tries: batch.length }, 'tries of callbacks wait to be recorded')
        await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  return createBatcher<Finish, void>({
    maxItems: MOST_IN_A_BATCH,
    // Two, so that one batch is made up while the other waits for the disk.
    concurrency: 2,
    async run(batch) {
      try {
        // A row that an operator had sent again while it was tried can be here twice, and a statement changes it once.
        const once = new Map(batch.map(one => [one.id, one]))
        await write([...once.values()])
        for (const twin of batch.filter(one => once.get(one.id) !== one)) await write([twin])
      } catch (error) {
        if (batch.length === 1) throw error
        // One that cannot be written must not keep the others from it.
        await Promise.all(batch.map(one => write([one]).catch((reason: Error) => report(log, one, reason))))
      }
      return batch.map(() => undefined)
    },
  })
}

const report = (log: Log, { id }: Finish, { message }: Error): void =>
  log.error({ callback: id, reason: message }, 'the try of a callback could not be recorded')
