import type { Tx } from '../store/pool.ts'
import type { End } from '../store/work/end-tasks.ts'
import { findAbandonedAttempts, findSilentWorkers, isDead } from '../store/work/reap.ts'
import { releaseAttempts } from '../store/work/start-attempts.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import { logEnds } from './queue-upkeep.ts'
import { MAX_FAILURES, type WorkerPorts } from './ports.ts'

type ReaperPorts = Pick<WorkerPorts, 'db' | 'queue' | 'clock' | 'nextId' | 'log'>

/**
 * Recovers the tasks of dead workers. A worker is dead if its lock is free at two checks in a row; one that only lost
 * its connection has it back by then.
 */
export function createReaper(workerId: string, ports: ReaperPorts): () => Promise<void> {
  const suspects = new Set<string>()
  return async () => {
    const silent = new Set(await findSilentWorkers(ports.db, workerId))
    for (const suspect of suspects) if (!silent.has(suspect)) suspects.delete(suspect)
    for (const other of silent) {
      const requeued = await ports.db.transaction(async tx => {
        if (!(await isDead(tx, other))) {
          suspects.delete(other)
          return undefined
        }
        if (!suspects.has(other)) {
          suspects.add(other)
          return undefined
        }
        return requeueTasks(tx, other, ports)
      })
      if (requeued) ports.log.warn({ worker: other, tasks: requeued }, 'a worker died; its tasks are tried again')
    }
  }
}

/** Returns its tasks to the queue, except those with too many failures. */
async function requeueTasks(tx: Tx, dead: string, ports: ReaperPorts): Promise<number> {
  const left = await findAbandonedAttempts(tx, dead)
  const hopeless = left.filter(one => one.failures + 1 >= MAX_FAILURES)
  const message = `gave up after ${MAX_FAILURES} attempts, each of which ended with its worker`
  const ends = hopeless.map(
    (one): End => ({
      id: one.id,
      accountId: one.account_id,
      attempt: one.attempt,
      state: 'failed',
      code: 'InternalServiceFailure',
      message,
    }),
  )
  // Ended tasks first, because that locks accounts: everything that locks both takes accounts before tasks.
  if (ends.length > 0) logEnds(ports.log, await endTasks(tx, ends, ports), 'InternalServiceFailure')
  const again = await releaseAttempts(
    tx,
    left.filter(one => one.failures + 1 < MAX_FAILURES),
    new Date(ports.clock()),
    'failed',
  )
  await ports.queue.putBack(tx, again)
  return left.length
}
