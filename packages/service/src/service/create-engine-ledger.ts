import type { Clock } from '../core/clock.ts'
import { keepFor } from '../core/keep-for.ts'
import type { EngineLedger } from '../engines/routing/engine-counts.ts'
import { addToEngineDay, findSpent } from '../store/engine-days.ts'
import type { Database } from '../store/pool.ts'

// A day's budget may be overrun by what is given in this time.
const KEPT_MS = 2_000

/** Counts engines in the database, for all processes together. */
export function createEngineLedger(db: Database, clock: Clock): EngineLedger {
  const spent = new Map<string, () => Promise<number>>()
  const at = (): Date => new Date(clock())
  return {
    spentToday(engine) {
      const ask = spent.get(engine) ?? keepFor(KEPT_MS, () => findSpent(db, engine, at()))
      spent.set(engine, ask)
      return ask()
    },
    add: (engine, counts) => addToEngineDay(db, engine, at(), counts),
  }
}
