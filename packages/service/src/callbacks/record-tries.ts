import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../core/batch.ts'
import type { Log } from '../core/log.ts'
import { type Finish, finishCallbacks } from '../store/callback-queue.ts'
import { type Database, isTransient } from '../store/pool.ts'

const MAX_IN_A_BATCH = 256
const PAUSE_MS = 500

/**
 * Writes attempts, concurrent ones in one statement. While the database is unavailable they are kept in memory, because
 * an unrecorded delivery is repeated. `signal` ends the wait.
 */
export function createTryRecorder(db: Database, log: Log, signal: AbortSignal): (finish: Finish) => Promise<void> {
  const write = async (batch: readonly Finish[]): Promise<void> => {
    for (;;) {
      try {
        return await finishCallbacks(db, batch)
      } catch (error) {
        if (!isTransient(error) || signal.aborted) throw error
        log.warn({ reason: (error as Error).message, tries: batch.length }, 'callback attempts wait to be recorded')
        await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  return createBatcher<Finish, void>({
    maxItems: MAX_IN_A_BATCH,
    // One batch is built while the other waits for the disk.
    concurrency: 2,
    async run(batch) {
      try {
        // A row that an operator resent during its attempt can be here twice, but a statement changes it once.
        const once = new Map(batch.map(one => [one.id, one]))
        await write([...once.values()])
        for (const twin of batch.filter(one => once.get(one.id) !== one)) await write([twin])
      } catch (error) {
        if (batch.length === 1) throw error
        // One that cannot be written must not affect the others.
        await Promise.all(batch.map(one => write([one]).catch((reason: Error) => report(log, one, reason))))
      }
      return batch.map(() => undefined)
    },
  })
}

const report = (log: Log, { id }: Finish, { message }: Error): void =>
  log.error({ callback: id, reason: message }, 'could not record a callback attempt')
