import { setTimeout } from 'node:timers/promises'
import { timeOfId } from '../../core/ids.ts'
import type { Database, Tx } from '../pool.ts'
import { closeOpenMonth } from './close-open-month.ts'
import { dropOldMonth } from './drop-old-month.ts'
import { findMonths, type Month, type MonthTable } from './month.ts'

// A month is created this long before it begins, which leaves time to retry for its locks.
const AHEAD_MS = 7 * 86_400_000

const ALONE = {
  name: 'months-alone',
  text: `select pg_try_advisory_xact_lock(hashtext('kinora months')) as alone`,
}

export type MonthsKept = {
  opened: number
  dropped: number
  /** Locks were not available; the next run tries again. */
  busy: boolean
}

type KeepOptions = {
  now: number
  /** Months that end before this are over. */
  keptFrom: number
  tries?: number
}

// Sooner or later there is a moment without writers; if not now, the next run finds one.
const TRIES = 20
const PAUSE_MS = 50

/**
 * Opens the coming month and drops expired months that nothing needs, each in a short transaction and in one process at
 * a time. If a lock is not available at once, nothing changes.
 */
export async function keepMonths(db: Database, table: MonthTable, keeping: KeepOptions): Promise<MonthsKept> {
  const { now, keptFrom, tries = TRIES } = keeping
  const kept: MonthsKept = { opened: 0, dropped: 0, busy: false }
  for (let failures = 0; ; ) {
    try {
      const did = await db.transaction(tx => moveOne(tx, table, now + AHEAD_MS, keptFrom))
      if (did === 'nothing') return kept
      if (did === 'opened') kept.opened += 1
      if (did === 'dropped') kept.dropped += 1
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      failures += 1
      if (failures >= tries) return { ...kept, busy: true }
      await setTimeout(PAUSE_MS)
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

async function moveOne(tx: Tx, table: MonthTable, ahead: number, keptFrom: number): Promise<string> {
  const [found] = await tx.query<{ alone: boolean }>(ALONE)
  if (!found?.alone) return 'nothing'
  const months = await findMonths(tx, table)
  const open = months.at(-1)
  if (open && (open.from === undefined || timeOfId(open.from) <= ahead)) {
    const did = await closeOpenMonth(tx, table, open, ahead)
    if (did !== 'nothing') return did
  }
  const [oldest, next] = months
  if (!oldest || !next || !isOver(next, keptFrom)) return 'nothing'
  return (await dropOldMonth(tx, table, [oldest, next])) ? 'dropped' : 'nothing'
}

const isOver = (month: Month, keptFrom: number): month is Month & { to: string } =>
  month.to !== undefined && timeOfId(month.to) <= keptFrom
