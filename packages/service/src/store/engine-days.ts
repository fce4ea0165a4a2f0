import type { Tx } from './pool.ts'

export type EngineDay = {
  engine: string
  day: string
  orders: number
  spent: number
  ambiguous: number
  failed: number
}

type Counts = Partial<Pick<EngineDay, 'orders' | 'spent' | 'ambiguous' | 'failed'>>

const ADD = {
  name: 'engine-day-add',
  text: `insert into engine_day as d (engine, day, orders, spent, ambiguous, failed) values ($1, $2::date, $3, $4, $5, $6)
         on conflict (engine, day) do update set orders = d.orders + excluded.orders, spent = d.spent + excluded.spent,
           ambiguous = d.ambiguous + excluded.ambiguous, failed = d.failed + excluded.failed`,
}

export async function addToEngineDay(tx: Tx, engine: string, at: Date, counts: Counts): Promise<void> {
  const { orders = 0, spent = 0, ambiguous = 0, failed = 0 } = counts
  await tx.query(ADD, [engine, dayOf(at), orders, spent, ambiguous, failed])
}

const SPENT = { name: 'engine-day-spent', text: 'select spent from engine_day where engine = $1 and day = $2::date' }

export async function findSpent(tx: Tx, engine: string, at: Date): Promise<number> {
  const [row] = await tx.query<{ spent: number }>(SPENT, [engine, dayOf(at)])
  return row?.spent ?? 0
}

const RECENT = {
  name: 'engine-day-recent',
  text: `select engine, day::text, orders::float8, spent, ambiguous::float8, failed::float8 from engine_day
         where day > $1::date - 7 order by day desc, engine`,
}

/** The last seven days, the newest first. */
export const findEngineDays = (tx: Tx, at: Date): Promise<EngineDay[]> => tx.query<EngineDay>(RECENT, [dayOf(at)])

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
