import type { Values } from '../catalog/fill-defaults.ts'
import { choice, id, list, time } from '../catalog/words/words.ts'
import { formatIsoTime } from '../core/clock.ts'
import { firstIdAt } from '../core/ids.ts'
import { findAccount } from '../store/accounts.ts'
import { LEDGER_KINDS, type LedgerEntry, listLedger, type LedgerDay, sumDays } from '../store/ledger.ts'
import { noAccount } from './keys.ts'
import { type Listing, PAGE_FIELDS } from './operation.ts'
import type { Tx } from '../store/pool.ts'

const shownEntry = ({ id, taskId, kind, credits, held, note, createdAt }: LedgerEntry) => ({
  id,
  kind,
  task_id: taskId,
  credits,
  held,
  note,
  created_at: formatIsoTime(createdAt.getTime()),
})

const FILTERS = {
  kinds: list(choice(LEDGER_KINDS), { min: 0, max: LEDGER_KINDS.length, about: 'Only entries of these kinds' }),
  task_id: id({ about: 'Only entries of this task' }),
  from: time({ about: 'Only entries from this time on' }),
  to: time({ about: 'Only entries before this time' }),
}

const idAt = (given: unknown): string | undefined =>
  typeof given === 'string' ? firstIdAt(Date.parse(given)) : undefined

const lower = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined ? (one ?? other) : BigInt(one) < BigInt(other) ? one : other

const kindsIn = ({ kinds }: Values): string[] | null =>
  Array.isArray(kinds) && kinds.length > 0 ? (kinds as string[]) : null

/** The changes of an account's credits and held credits, newest first. */
export const ledgerListing: Listing = {
  name: 'entries',
  query: {
    name: 'ledger query',
    summary: 'The ledger: every change of the credits, newest first',
    fields: { ...FILTERS, ...PAGE_FIELDS },
  },
  async entries(tx, accountId, values, { last, limit }) {
    if (!(await findAccount(tx, accountId))) throw noAccount(accountId)
    const found = await listLedger(tx, {
      accountId,
      kinds: kindsIn(values),
      taskId: values.task_id as string | undefined,
      from: idAt(values.from) ?? '0',
      before: lower(last, idAt(values.to)),
      limit,
    })
    return found.map(shownEntry)
  },
}

const DAY_MS = 86_400_000

/** The given number of days (UTC), oldest first, ending today. Days without entries are included. */
export async function ledgerDays(tx: Tx, accountId: string, days: number, now: number): Promise<LedgerDay[]> {
  const first = Math.floor(now / DAY_MS) - days + 1
  const found = new Map((await sumDays(tx, accountId, firstIdAt(first * DAY_MS))).map(one => [one.day, one]))
  return Array.from({ length: days }, (_, at) => {
    const day = new Date((first + at) * DAY_MS).toISOString().slice(0, 10)
    return found.get(day) ?? { day, spent: 0, given: 0, returned: 0, tasks: 0 }
  })
}
