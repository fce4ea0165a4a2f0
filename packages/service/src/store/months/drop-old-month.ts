import type { Tx } from '../pool.ts'
import { attachMonth, countRows, createMonth, lockMonths } from './create-month.ts'
import { type Month, type MonthTable, nameMonth } from './month.ts'

// Copied in milliseconds. A month with more rows that are still needed stays.
const MAX_LEFT = 250

const COLUMNS = {
  name: 'months-columns',
  text: `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
         where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
}

/**
 * Replaces the oldest two months by a new table with the few rows that are still needed. The oldest month has no lower
 * bound, so that rows of old tasks always have a place. Returns whether it did.
 */
export async function dropOldMonth(
  tx: Tx,
  table: MonthTable,
  [oldest, next]: readonly [Month, Month & { to: string }],
): Promise<boolean> {
  const both = [oldest, next]
  const tooMany = async (): Promise<boolean> => (await countRows(tx, both, MAX_LEFT + 1)) > MAX_LEFT
  if (await tooMany()) return false
  await lockMonths(tx, table, both, 'share row exclusive')
  if (await tooMany()) return false
  const past = { name: nameMonth(table, next.to).replace(table, `${table}_until`), to: next.to }
  await createMonth(tx, table, past)
  const [{ columns } = { columns: '' }] = await tx.query<{ columns: string }>(COLUMNS, [table])
  for (const { name } of both) {
    await tx.query({ text: `insert into ${past.name} (${columns}) select ${columns} from only ${name}` })
  }
  await tx.query({ text: `drop table ${both.map(month => month.name).join(', ')}` })
  await attachMonth(tx, table, past)
  return true
}
