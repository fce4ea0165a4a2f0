import { timeOfId } from '../../core/ids.ts'
import type { Tx } from '../pool.ts'
import { attachMonth, countRows, createMonth, lockMonth, lockMonths } from './create-month.ts'
import { CLOSING, MONTH_TABLES, type Month, type MonthTable, nameMonth, nextMonthAfter } from './month.ts'

/** The progress of closing a month. */
export type CloseResult = 'nothing' | 'begun' | 'proven' | 'given up' | 'opened'

/**
 * One step towards closing the open month, which takes all new ids, and creating the next. A closed month must reach
 * beyond `ahead`. Usually the open month is empty, because it lies in the future: it is created again with an upper
 * bound. A month with rows is closed with all of them, in three short transactions. First it gets a check constraint,
 * added as not valid, which keeps out rows beyond a bound that no clock reaches meanwhile. Then the constraint is
 * validated while others write. Then the month is detached and attached with its bound, and PostgreSQL accepts the
 * constraint as proof.
 */
export async function closeOpenMonth(tx: Tx, table: MonthTable, open: Month, ahead: number): Promise<CloseResult> {
  const { closing } = open
  if (closing && timeOfId(closing.to) <= ahead) return await giveUp(tx, open)
  if (closing?.proven) return await endMonth(tx, table, { ...open, to: closing.to })
  if (closing) return await prove(tx, open)
  if ((await countRows(tx, [open], 1)) > 0) return await beginClosing(tx, table, open, ahead)
  return await renewEmpty(tx, table, open, ahead)
}

async function renewEmpty(tx: Tx, table: MonthTable, open: Month, ahead: number): Promise<CloseResult> {
  const to = nextMonthAfter(Math.max(ahead, open.from ? timeOfId(open.from) : 0))
  // Ids end in 2089.
  if (BigInt(to) <= BigInt(open.from ?? 0)) return 'nothing'
  await lockMonths(tx, table, [open], 'share row exclusive')
  if ((await countRows(tx, [open], 1)) > 0) return await beginClosing(tx, table, open, ahead)
  await tx.query({ text: `drop table ${open.name}` })
  for (const month of [
    { ...open, to },
    { name: nameMonth(table, to), from: to },
  ]) {
    await createMonth(tx, table, month)
    await attachMonth(tx, table, month)
  }
  return 'opened'
}

/** A clock may have been ahead: the month ends after everything in it, and a whole month after the near future. */
async function beginClosing(tx: Tx, table: MonthTable, month: Month, ahead: number): Promise<CloseResult> {
  const { name, from } = month
  const { key } = MONTH_TABLES[table]
  await lockMonth(tx, month)
  const [largest] = await tx.query<{ id: string }>({
    text: `select ${key} as id from only ${name} order by ${key} desc limit 1`,
  })
  const to = nextMonthAfter(Math.max(ahead + MONTH_MS, largest ? timeOfId(largest.id) : 0))
  if (BigInt(to) <= BigInt(largest?.id ?? 0)) return 'nothing'
  const within = from === undefined ? `${key} < ${to}` : `${key} >= ${from} and ${key} < ${to}`
  await tx.query({ text: `alter table ${name} add constraint ${CLOSING} check (${within}) not valid` })
  return 'begun'
}

const MONTH_MS = 31 * 86_400_000

async function prove(tx: Tx, { name }: Month): Promise<CloseResult> {
  // A vacuum of the table yields to this after a second.
  await tx.query({ text: "set local statement_timeout = 0; set local lock_timeout = '5s'" })
  await tx.query({ text: `alter table ${name} validate constraint ${CLOSING}` })
  return 'proven'
}

async function endMonth(tx: Tx, table: MonthTable, month: Month & { to: string }): Promise<CloseResult> {
  await lockMonths(tx, table, [month], 'access exclusive')
  await tx.query({ text: `alter table ${table} detach partition ${month.name}` })
  await attachMonth(tx, table, month)
  await tx.query({ text: `alter table ${month.name} drop constraint ${CLOSING}` })
  const next = { name: nameMonth(table, month.to), from: month.to }
  await createMonth(tx, table, next)
  await attachMonth(tx, table, next)
  return 'opened'
}

/** A closing that nobody finished would soon reject new rows, so it is withdrawn. */
async function giveUp(tx: Tx, month: Month): Promise<CloseResult> {
  await lockMonth(tx, month)
  await tx.query({ text: `alter table ${month.name} drop constraint ${CLOSING}` })
  return 'given up'
}
