import { lockAccounts } from '../store/accounts.ts'
import { admitNext } from '../store/work/end-tasks.ts'
import { admitOffPeak, findWaitingOffPeak, isQuiet } from '../store/work/off-peak.ts'
import { findIdleAccounts } from '../store/work/reap.ts'
import type { WorkerPorts } from './ports.ts'

type AdmitPorts = Pick<WorkerPorts, 'db' | 'queue'>

// Accounts a look: there is another look a second later.
const MOST_ACCOUNTS = 100

/** Admits what waits although its account has a place free again. */
export async function admitForIdleAccounts({ db, queue }: AdmitPorts): Promise<void> {
  const accounts = await findIdleAccounts(db)
  if (accounts.length === 0) return
  await db.transaction(async tx => {
    await lockAccounts(tx, accounts)
    await queue.add(tx, await admitNext(tx, accounts))
  })
}

/**
 * Admits off-peak work in the operator's window, or when nothing else waits. One task of each account at a time, so that
 * many of one account do not shut out the others.
 */
export async function admitOffPeakWork(isOffPeakNow: () => boolean, { db, queue }: AdmitPorts): Promise<void> {
  if (!isOffPeakNow() && !(await isQuiet(db))) return
  const waiting = await findWaitingOffPeak(db, MOST_ACCOUNTS)
  // The last of equal keys stays, so the first of each account.
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
