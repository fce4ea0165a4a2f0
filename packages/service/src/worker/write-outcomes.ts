import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../core/batch.ts'
import { lockAccounts } from '../store/accounts.ts'
import { isTransient } from '../store/pool.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { type End, findReadyFilms } from '../store/work/end-tasks.ts'
import { releaseAttempts } from '../store/work/start-attempts.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import type { WorkerPorts } from './ports.ts'
import type { Outcome } from './run-attempt.ts'

// An outcome that the database rejects this often will not be accepted later.
const REFUSED_BEFORE_PLAIN = 3
const REFUSED_BEFORE_GIVING_UP = 10

/**
 * Writes outcomes: concurrent ends in one transaction, each retried until the database is back. A rejected outcome does
 * not affect the others. Resolves to whether the task ended.
 */
export function createOutcomeWriter(
  ports: WorkerPorts,
  isStopping: () => boolean,
): (task: TaskRow, outcome: Outcome) => Promise<boolean> {
  const { db, queue, clock, log } = ports

  const end = async (ends: readonly End[]): Promise<Set<string>> => {
    const ended = await db.transaction(tx => endTasks(tx, ends, ports))
    for (const { id, parent_id } of ended) {
      ports.changed(id)
      if (parent_id) ports.changed(parent_id)
    }
    if (ended.some(one => one.callback_url)) ports.outboxFilled()
    return new Set(ended.map(one => one.id))
  }

  /** Resolves to whether each task ended, or to its error. */
  const finish = createBatcher<End, Error | boolean>({
    maxItems: 100,
    concurrency: 2,
    run: async ends => {
      try {
        const ended = await end(ends)
        return ends.map(one => ended.has(one.id))
      } catch (error) {
        if (ends.length === 1 || isTransient(error)) throw error
        log.warn({ err: error, tasks: ends.length }, 'a batch of ends failed; trying them one by one')
        const results: (Error | boolean)[] = []
        for (const one of ends) results.push(await tried(end([one]).then(ended => ended.has(one.id))))
        return results
      }
    },
  })

  const giveBack = (task: TaskRow, why: 'failed' | 'stopped' | 'waits'): Promise<boolean> =>
    db.transaction(async tx => {
      // Ending a part takes the same lock, so a film never waits for a part that has just ended.
      if (why === 'waits') await lockAccounts(tx, [task.account_id])
      const mine = await releaseAttempts(tx, [task], new Date(clock()), why)
      if (why !== 'waits') await queue.putBack(tx, mine)
      else {
        await queue.drop(tx, mine)
        await queue.add(tx, await findReadyFilms(tx, mine))
      }
      return false
    })

  const write = (task: TaskRow, outcome: Outcome): Promise<Error | boolean> =>
    tried('again' in outcome ? giveBack(task, outcome.again) : finish(outcome))

  return async (task, outcome) => {
    let refused = 0
    let written = outcome
    for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 2_000)) {
      const failure = await write(task, written)
      if (typeof failure === 'boolean') return failure
      const reason = failure.message
      log.warn({ task: task.id, reason }, 'an outcome could not be written; trying again')
      if (!isTransient(failure)) refused += 1
      if (refused >= REFUSED_BEFORE_PLAIN) written = plainEndOf(task)
      if (refused >= REFUSED_BEFORE_GIVING_UP) {
        log.error({ task: task.id, reason }, 'an outcome cannot be written; the task is tried again by the next worker')
        return false
      }
      // A stopping worker leaves the task to the reaper, which gets its lock.
      if (isStopping() && waitMs >= 1_600) return false
      await sleep(waitMs)
    }
  }
}

/** The result, or the error as a value. */
const tried = (work: Promise<Error | boolean>): Promise<Error | boolean> => work.catch((error: Error) => error)

/** An end without any data that the database could reject. */
const plainEndOf = ({ id, account_id, attempt }: TaskRow): End => ({
  id,
  accountId: account_id,
  attempt,
  state: 'failed',
  code: 'InternalServiceFailure',
  message: 'the result of the task could not be stored',
})
