import { firstIdAt, timeOfId } from '../../core/ids.ts'
import type { Tx } from '../pool.ts'

/** Tables partitioned by month: their id column and the tables they reference. */
export const MONTH_TABLES = {
  step: { key: 'task_id', refersTo: ['task'] },
  callback: { key: 'id', refersTo: ['account', 'task'] },
} as const

export type MonthTable = keyof typeof MONTH_TABLES

/** A partition: ids from `from` (no lower bound if absent) up to `to` (no upper bound if absent). */
export type Month = {
  name: string
  from?: string
  to?: string
  /** The upper bound to which it is being closed. */
  closing?: { to: string; proven: boolean }
}

/** The constraint that proves, before a partition is closed, that no row is above its bound. */
export const CLOSING = 'closing_month'

const FIND = {
  name: 'months-find',
  text: `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds,
           pg_get_constraintdef(k.oid) as closing, k.convalidated as proven
         from pg_inherits i join pg_class c on c.oid = i.inhrelid
         left join pg_constraint k on k.conrelid = c.oid and k.conname = '${CLOSING}'
         where i.inhparent = $1::text::regclass`,
}

type Found = { name: string; bounds: string; closing: string | null; proven: boolean | null }

/** The months of a table, the oldest first. */
export async function findMonths(tx: Tx, table: MonthTable): Promise<Month[]> {
  const found = await tx.query<Found>(FIND, [table])
  return found.map(readMonth).sort((a, b) => (BigInt(a.from ?? 0) < BigInt(b.from ?? 0) ? -1 : 1))
}

function readMonth({ name, bounds, closing, proven }: Found): Month {
  const [, from, to] = /FROM \(([^)]+)\) TO \(([^)]+)\)/.exec(bounds) ?? []
  const [, closesAt] = /< '?(\d+)/.exec(closing ?? '') ?? []
  return {
    name,
    ...(from !== 'MINVALUE' && { from: idIn(from) }),
    ...(to !== 'MAXVALUE' && { to: idIn(to) }),
    ...(closesAt && { closing: { to: closesAt, proven: proven === true } }),
  }
}

function idIn(bound = ''): string {
  const id = bound.replaceAll("'", '')
  if (!/^\d+$/.test(id)) throw new Error(`a month's bound must be an id, and is ${bound}`)
  return id
}

/** The first id of the month after a time. */
export function nextMonthAfter(ms: number): string {
  const at = new Date(ms)
  return firstIdAt(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
}

/** The name of the month that begins with an id: `step_2026_12`. */
export const nameMonth = (table: MonthTable, firstId: string): string =>
  `${table}_${new Date(timeOfId(firstId)).toISOString().slice(0, 7).replace('-', '_')}`
