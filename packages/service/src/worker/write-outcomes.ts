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

// An outcome that the database refuses, rather than not answering, is not going to be taken later either.
const REFUSED_BEFORE_PLAIN = 3
const REFUSED_BEFORE_GIVING_UP = 10

/**
 * Writes down what came of attempts: ends that come together in one transaction, and each for as long as it takes the
 * database to come back. One that cannot be written does not keep others from it. Answers whether the task ended by it.
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

  /** Answers whether each ended by this, or what was wrong with it. */
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
      // The end of a part takes the same lock: a film does not begin to wait for what has just ended.
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
      // A stopping worker leaves it to the reaper: its lock goes with it.
      if (isStopping() && waitMs >= 1_600) return false
      await sleep(waitMs)
    }
  }
}

/** What came of it, or what was wrong. */
const tried = (work: Promise<Error | boolean>): Promise<Error | boolean> => work.catch((error: Error) => error)

/** An end that holds nothing a database could object to. */
const plainEndOf = ({ id, account_id, attempt }: TaskRow): End => ({
  id,
  accountId: account_id,
  attempt,
  state: 'failed',
  code: 'InternalServiceFailure',
  message: 'what came of the task could not be stored',
})
