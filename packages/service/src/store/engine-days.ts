import type { Tx } from './pool.ts'

export type EngineDay = {
  engine: string
  day: string
  orders: number
  spent: number
  ambiguous: number
  failed: number
  /** Orders passed to the next engine because this one failed, was full or had spent its budget. */
  passed_over: number
  /** Orders that it got because earlier engines had failed. */
  stood_in: number
}

type Counts = {
  orders?: number
  spent?: number
  ambiguous?: number
  failed?: number
  passedOver?: number
  stoodIn?: number
}

const ADD = {
  name: 'engine-day-add',
  text: `insert into engine_day as d (engine, day, orders, spent, ambiguous, failed, passed_over, stood_in)
         values ($1, $2::date, $3, $4, $5, $6, $7, $8)
         on conflict (engine, day) do update set orders = d.orders + excluded.orders, spent = d.spent + excluded.spent,
           ambiguous = d.ambiguous + excluded.ambiguous, failed = d.failed + excluded.failed,
           passed_over = d.passed_over + excluded.passed_over, stood_in = d.stood_in + excluded.stood_in`,
}

export async function addToEngineDay(tx: Tx, engine: string, at: Date, counts: Counts): Promise<void> {
  const { orders = 0, spent = 0, ambiguous = 0, failed = 0, passedOver = 0, stoodIn = 0 } = counts
  await tx.query(ADD, [engine, dayOf(at), orders, spent, ambiguous, failed, passedOver, stoodIn])
}

const SPENT = { name: 'engine-day-spent', text: 'select spent from engine_day where engine = $1 and day = $2::date' }

export async function findSpent(tx: Tx, engine: string, at: Date): Promise<number> {
  const [row] = await tx.query<{ spent: number }>(SPENT, [engine, dayOf(at)])
  return row?.spent ?? 0
}

const RECENT = {
  name: 'engine-day-recent',
  text: `select engine, day::text, orders::float8, spent, ambiguous::float8, failed::float8,
                passed_over::float8, stood_in::float8
         from engine_day
         where day > $1::date - 7 order by day desc, engine`,
}

/** The last seven days, the newest first. */
export const findEngineDays = (tx: Tx, at: Date): Promise<EngineDay[]> => tx.query<EngineDay>(RECENT, [dayOf(at)])

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
