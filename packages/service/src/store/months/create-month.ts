import type { Tx } from '../pool.ts'
import { MONTH_TABLES, type Month, type MonthTable } from './month.ts'

// Whoever waits for a lock has all others wait behind it. After this it gives way, and tries again.
const FIRST_LOCK_MS = 100
// While it holds others: much less than PostgreSQL takes to look for a deadlock (a second), so that nobody else ever loses one.
const FURTHER_LOCK_MS = 20

/** Locks what a change of months needs: the tables that are referred to, the table itself and then its months. */
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

/** Of the tables that are referred to: to attach a new month keeps writers away, to detach one readers too. */
type LockMode = 'share row exclusive' | 'access exclusive'

/** Makes an empty table like the others. What it refers to, and its triggers, come when it is attached. */
export async function createMonth(tx: Tx, table: MonthTable, { name }: Month): Promise<void> {
  await tx.query({ text: `create table ${name} (like ${table} including all)` })
}

export async function attachMonth(tx: Tx, table: MonthTable, { name, from, to }: Month): Promise<void> {
  const bounds = `from (${from ?? 'minvalue'}) to (${to ?? 'maxvalue'})`
  await tx.query({ text: `alter table ${table} attach partition ${name} for values ${bounds}` })
}

/** How many rows months have, counted up to a few. */
export async function countRows(tx: Tx, months: readonly Month[], most: number): Promise<number> {
  const all = months.map(({ name }) => `(select 1 from only ${name} limit ${most})`).join(' union all ')
  const [found] = await tx.query<{ rows: number }>({ text: `select count(*)::int as rows from (${all}) as counted` })
  return found?.rows ?? 0
}
