import type { End } from '../store/work/end-tasks.ts'
import { findExpiredOffPeak } from '../store/work/off-peak.ts'
import { endTasks } from '../tasks/end-tasks.ts'
import { logEnds } from './log-ends.ts'
import type { WorkerPorts } from './ports.ts'

type ExpiryPorts = Pick<WorkerPorts, 'db' | 'queue' | 'clock' | 'nextId' | 'log' | 'changed' | 'outboxFilled'>

/** Ends off-peak work that was not done in time. */
export async function expireOffPeak(afterSeconds: number, ports: ExpiryPorts): Promise<void> {
  const expired = await findExpiredOffPeak(ports.db, new Date(ports.clock() - afterSeconds * 1000))
  if (expired.length === 0) return
  const message = `off-peak work that was not done within ${afterSeconds / 3_600} hours`
  const ends = expired.map(
    (one): End => ({ id: one.id, accountId: one.account_id, state: 'failed', code: 'TaskExpired', message }),
  )
  const ended = await ports.db.transaction(tx => endTasks(tx, ends, ports))
  logEnds(ports.log, ended, 'TaskExpired')
  for (const one of ended) ports.changed(one.id)
  if (ended.some(one => one.callback_url)) ports.outboxFilled()
}
