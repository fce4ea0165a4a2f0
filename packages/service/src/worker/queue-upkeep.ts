import { lockAccounts } from '../store/accounts.ts'
import { admitNext, type End } from '../store/work/end-tasks.ts'
import { admitOffPeak, findWaitingOffPeak, isQuiet, findExpiredOffPeak } from '../store/work/off-peak.ts'
import { findIdleAccounts, findUnattended, lockUnattended } from '../store/work/reap.ts'
import type { WorkerPorts } from './ports.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import type { Log } from '../core/log.ts'

type AdmitPorts = Pick<WorkerPorts, 'db' | 'queue'>

// Accounts a run; the next run follows a second later.
const MAX_ACCOUNTS = 100

/** Admits waiting tasks of accounts that have a free place again. */
export async function admitForIdleAccounts({ db, queue }: AdmitPorts): Promise<void> {
  const accounts = await findIdleAccounts(db)
  if (accounts.length === 0) return
  await db.transaction(async tx => {
    await lockAccounts(tx, accounts)
    await queue.add(tx, await admitNext(tx, accounts))
  })
}

/**
 * Admits off-peak work in the operator's window, or when nothing else waits: one task of each account at a time, so
 * that one account does not block the others.
 */
export async function admitOffPeakWork(isOffPeakNow: () => boolean, { db, queue }: AdmitPorts): Promise<void> {
  if (!isOffPeakNow() && !(await isQuiet(db))) return
  const waiting = await findWaitingOffPeak(db, MAX_ACCOUNTS)
  // The reversed order keeps the first task of each account.
  const firsts = [...new Map(waiting.toReversed().map(one => [one.account_id, one.id])).entries()]
  if (firsts.length === 0) return
  await db.transaction(async tx => {
    await lockAccounts(
      tx,
      firsts.map(([account]) => account),
    )
    const admitted = await admitOffPeak(
      tx,
      firsts.map(([, id]) => id),
    )
    await queue.add(tx, admitted)
  })
}

type ExpiryPorts = Pick<WorkerPorts, 'db' | 'queue' | 'clock' | 'nextId' | 'log' | 'changed' | 'outboxFilled'>

/** Fails off-peak work that was not finished in time. */
export async function expireOffPeak(afterSeconds: number, ports: ExpiryPorts): Promise<void> {
  const expired = await findExpiredOffPeak(ports.db, new Date(ports.clock() - afterSeconds * 1000))
  if (expired.length === 0) return
  const message = `off-peak work was not finished within ${afterSeconds / 3_600} hours`
  const ends = expired.map(
    (one): End => ({ id: one.id, accountId: one.account_id, state: 'failed', code: 'TaskExpired', message }),
  )
  const ended = await ports.db.transaction(tx => endTasks(tx, ends, ports))
  logEnds(ports.log, ended, 'TaskExpired')
  for (const one of ended) ports.changed(one.id)
  if (ended.some(one => one.callback_url)) ports.outboxFilled()
}

// A task and its job commit together; a task without a job for this long has lost it.
export const UNATTENDED_MS = 30_000

/** Gives admitted tasks without a job a new one. */
export async function requeueUnattended({
  db,
  queue,
  clock,
}: Pick<WorkerPorts, 'db' | 'queue' | 'clock'>): Promise<void> {
  const before = new Date(clock() - UNATTENDED_MS)
  let after = '0'
  for (;;) {
    const page = await findUnattended(db, before, after)
    const last = page.at(-1)
    if (last === undefined) return
    await db.transaction(async tx => queue.add(tx, await lockUnattended(tx, page)))
    after = last
  }
}

/** Logs tasks that ended without an attempt of this worker. */
export function logEnds(log: Log, ended: readonly { id: string; state: string }[], code: string): void {
  for (const { id, state } of ended) log.info({ task: id, state, code }, 'a task ended')
}
