import type { Clock } from '../core/clock.ts'
import { keepFor } from '../core/timing.ts'
import type { EngineLedger } from '../engines/routing/route.ts'
import { addToEngineDay, findSpent } from '../store/engine-days.ts'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import type { Database } from '../store/pool.ts'

// A daily budget may be exceeded by the orders of this time.
const KEPT_MS = 2_000

/** Counts the use of engines in the database, for all processes together. */
export function createEngineLedger(db: Database, clock: Clock, metrics: Metrics = NO_METRICS): EngineLedger {
  const spent = new Map<string, () => Promise<number>>()
  const at = (): Date => new Date(clock())
  return {
    spentToday(engine) {
      const ask = spent.get(engine) ?? keepFor(KEPT_MS, () => findSpent(db, engine, at()))
      spent.set(engine, ask)
      return ask()
    },
    add(engine, counts) {
      const { orders = 0, failed = 0, ambiguous = 0, passedOver = 0, stoodIn = 0, spent = 0 } = counts
      if (orders) metrics.add('kinora_engine_orders_total', { engine }, orders)
      if (failed) metrics.add('kinora_engine_failures_total', { engine }, failed)
      if (ambiguous) metrics.add('kinora_engine_ambiguous_total', { engine }, ambiguous)
      if (passedOver) metrics.add('kinora_engine_passed_over_total', { engine }, passedOver)
      if (stoodIn) metrics.add('kinora_engine_stood_in_total', { engine }, stoodIn)
      if (spent) metrics.add('kinora_engine_spent_total', { engine }, spent)
      return addToEngineDay(db, engine, at(), counts)
    },
  }
}
