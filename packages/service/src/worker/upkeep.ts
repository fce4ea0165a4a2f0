import { lockAccounts } from '../store/accounts.ts'
import { admitNext, type End } from '../store/work/end-tasks.ts'
import { admitOffPeak, findExpiredOffPeak, findWaitingOffPeak, isQuiet } from '../store/work/off-peak.ts'
import {
  findIdleAccounts,
  findAbandonedAttempts,
  findSilentWorkers,
  findUnattended,
  isDead,
} from '../store/work/reap.ts'
import { releaseAttempts } from '../store/work/start-attempts.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import { MOST_FAILURES, type WorkerPorts } from './ports.ts'
import { createFolderSweep } from './sweep-folders.ts'

type UpkeepSettings = {
  /** Whether off-peak work may run now whatever else waits: the operator's window. */
  isOffPeakNow: () => boolean
  offPeakSeconds: number
}

// A worker whose lock is free twice in a row is dead; one that lost its connection for a moment has it back by then.
const REAP_EVERY_MS = 300
const TIDY_EVERY_MS = 1_000
// Between a commit and its job there is nothing; a task without a job for this long has lost it.
const UNATTENDED_MS = 30_000
const SWEEP_EVERY_MS = 5_000

/** What any worker does for all of them: bury the dead, find what was lost, let off-peak work in and out. */
export function startUpkeep(workerId: string, settings: UpkeepSettings, ports: WorkerPorts): { stop(): void } {
  const suspects = new Set<string>()

  const reap = async (): Promise<void> => {
    const silent = new Set(await findSilentWorkers(ports.db, workerId))
    for (const suspect of suspects) if (!silent.has(suspect)) suspects.delete(suspect)
    for (const other of silent) {
      const buried = await ports.db.transaction(async tx => {
        if (!(await isDead(tx, other))) {
          suspects.delete(other)
          return undefined
        }
        if (!suspects.has(other)) {
          suspects.add(other)
          return undefined
        }
        return bury(tx, other)
      })
      if (buried) ports.log.warn({ worker: other, tasks: buried }, 'a worker died; its tasks are tried again')
    }
  }

  /** Its tasks go back into the queue, but for those that have been tried often enough. */
  const bury = async (tx: Parameters<typeof findAbandonedAttempts>[0], dead: string): Promise<number> => {
    const left = await findAbandonedAttempts(tx, dead)
    const hopeless = left.filter(one => one.failures + 1 >= MOST_FAILURES)
    const message = `gave up after ${MOST_FAILURES} attempts, each of which ended with its worker`
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
    // First those that end, because that locks accounts: whoever locks these and tasks does it in this order.
    if (ends.length > 0) tellEnds(await endTasks(tx, ends, ports), 'InternalServiceFailure')
    const again = await releaseAttempts(
      tx,
      left.filter(one => one.failures + 1 < MOST_FAILURES),
      new Date(ports.clock()),
      'failed',
    )
    await ports.queue.putBack(tx, again)
    return left.length
  }

  /** Admitted tasks without a job get one again; a job that is there is left alone. */
  const reconcile = async (): Promise<void> => {
    const before = new Date(ports.clock() - UNATTENDED_MS)
    for (let after = '0', page = ['']; page.length > 0; after = page.at(-1) ?? after) {
      page = await findUnattended(ports.db, before, after)
      if (page.length === 0) return
      await ports.db.transaction(async tx => {
        const present = await ports.queue.present(tx, page)
        await ports.queue.add(
          tx,
          page.filter(id => !present.has(id)),
        )
      })
    }
  }

  const admitIdle = async (): Promise<void> => {
    const accounts = await findIdleAccounts(ports.db)
    if (accounts.length === 0) return
    await ports.db.transaction(async tx => {
      await lockAccounts(tx, accounts)
      await ports.queue.add(tx, await admitNext(tx, accounts))
    })
  }

  /** One task of each account at a time, so that many of one account do not shut out the others. */
  const admitQuietly = async (): Promise<void> => {
    if (!settings.isOffPeakNow() && !(await isQuiet(ports.db))) return
    const waiting = await findWaitingOffPeak(ports.db, 100)
    const firsts = [...new Map(waiting.toReversed().map(one => [one.account_id, one.id])).entries()]
    if (firsts.length === 0) return
    await ports.db.transaction(async tx => {
      await lockAccounts(
        tx,
        firsts.map(([account]) => account),
      )
      await ports.queue.add(
        tx,
        await admitOffPeak(
          tx,
          firsts.map(([, id]) => id),
        ),
      )
    })
  }

  const tellEnds = (ended: readonly { id: string; state: string }[], code: string): void => {
    for (const { id, state } of ended) ports.log.info({ task: id, state, code }, 'a task ended')
  }

  const expire = async (): Promise<void> => {
    const expired = await findExpiredOffPeak(ports.db, new Date(ports.clock() - settings.offPeakSeconds * 1000))
    if (expired.length === 0) return
    const message = `off-peak work that was not done within ${settings.offPeakSeconds / 3_600} hours`
    const ends = expired.map(
      (one): End => ({ id: one.id, accountId: one.account_id, state: 'failed', code: 'TaskExpired', message }),
    )
    const ended = await ports.db.transaction(tx => endTasks(tx, ends, ports))
    tellEnds(ended, 'TaskExpired')
    for (const one of ended) ports.changed(one.id)
    if (ended.some(one => one.callback_url)) ports.outboxFilled()
  }

  const every = (ms: number, name: string, ...work: (() => Promise<void>)[]): NodeJS.Timeout => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const run = async (): Promise<void> => {
        for (const one of work) await one()
      }
      void run()
        .catch((error: Error) => ports.log.debug({ reason: error.message }, `upkeep: ${name} comes later`))
        .finally(() => {
          busy = false
        })
    }, ms)
  }
  const timers = [
    every(REAP_EVERY_MS, 'reaping', reap),
    every(TIDY_EVERY_MS, 'tidying', expire, admitQuietly, admitIdle),
    every(UNATTENDED_MS / 3, 'reconciling', reconcile),
    every(SWEEP_EVERY_MS, 'sweeping', createFolderSweep(ports)),
  ]
  return { stop: () => timers.forEach(timer => clearInterval(timer)) }
}
