import type { Tx } from '../pool.ts'
import { MONTH_TABLES, type Month, type MonthTable } from './month.ts'

// Other sessions wait behind a waiting lock request, so it gives up after this time and tries again.
const FIRST_LOCK_MS = 100
// While it holds other locks: much less than the deadlock timeout (a second), so that no other session is ever chosen
// as a victim.
const FURTHER_LOCK_MS = 20

/** Locks for a change of months: the referenced tables, the table itself, then its months. */
export async function lockMonths(tx: Tx, table: MonthTable, months: readonly Month[], mode: LockMode): Promise<void> {
  const own = [table, ...months.map(month => month.name)].map(name => `only ${name} in access exclusive mode`)
  const locks = [...MONTH_TABLES[table].refersTo.map(name => `${name} in ${mode} mode`), ...own]
  for (const [nth, lock] of locks.entries()) {
    await tx.query({ text: `set local lock_timeout = ${nth === 0 ? FIRST_LOCK_MS : FURTHER_LOCK_MS}` })
    await tx.query({ text: `lock table ${lock}` })
  }
}

/** Locks one month alone. */
export async function lockMonth(tx: Tx, { name }: Month): Promise<void> {
  await tx.query({ text: `set local lock_timeout = ${FIRST_LOCK_MS}` })
  await tx.query({ text: `lock table only ${name} in access exclusive mode` })
}

/** For the referenced tables: attaching a month blocks writers, detaching one blocks readers too. */
type LockMode = 'share row exclusive' | 'access exclusive'

/** Creates an empty table like the others. References and triggers are added when it is attached. */
export async function createMonth(tx: Tx, table: MonthTable, { name }: Month): Promise<void> {
  await tx.query({ text: `create table ${name} (like ${table} including all)` })
}

export async function attachMonth(tx: Tx, table: MonthTable, { name, from, to }: Month): Promise<void> {
  const bounds = `from (${from ?? 'minvalue'}) to (${to ?? 'maxvalue'})`
  await tx.query({ text: `alter table ${table} attach partition ${name} for values ${bounds}` })
}

/** The number of rows of months, counted up to a limit. */
export async function countRows(tx: Tx, months: readonly Month[], most: number): Promise<number> {
  const all = months.map(({ name }) => `(select 1 from only ${name} limit ${most})`).join(' union all ')
  const [found] = await tx.query<{ rows: number }>({ text: `select count(*)::int as rows from (${all}) as counted` })
  return found?.rows ?? 0
}
