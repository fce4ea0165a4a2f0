import { firstIdAt } from '../core/ids.ts'
import { type LedgerDay, sumDays } from '../store/ledger.ts'
import type { Tx } from '../store/pool.ts'

const DAY_MS = 86_400_000

/** The last so many days (UTC), the oldest first and today the last, those on which nothing happened among them. */
export async function ledgerDays(tx: Tx, accountId: string, days: number, now: number): Promise<LedgerDay[]> {
  const first = Math.floor(now / DAY_MS) - days + 1
  const found = new Map((await sumDays(tx, accountId, firstIdAt(first * DAY_MS))).map(one => [one.day, one]))
  return Array.from({ length: days }, (_, at) => {
    const day = new Date((first + at) * DAY_MS).toISOString().slice(0, 10)
    return found.get(day) ?? { day, spent: 0, given: 0, returned: 0, tasks: 0 }
  })
}
