import { ChildFailure } from '@kinora/media/children/child-failure'
import { parseItems } from '../words/parse-items.ts'

/** A limit of processor time for a reading. It is checked before each shot. */
export type ReadingBudget = {
  /** Throws when the time is spent. */
  check(): void
}

const MAX_MS = 2_000

let areTablesLoaded = false

/**
 * Inputs are bounded so that reading takes less (orders/bound-order.ts); this is a second guard. The time for loading
 * the tables does not count.
 */
export function createReadingBudget(cpuMs: () => number = usedMs): ReadingBudget {
  if (!areTablesLoaded) parseItems('a 的的')
  areTablesLoaded = true
  const start = cpuMs()
  return {
    check() {
      if (cpuMs() - start > MAX_MS) throw tooLong()
    },
  }
}

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const tooLong = (): ChildFailure =>
  new ChildFailure(
    `prompt: reading it took more than ${MAX_MS / 1_000} s of processor; say it in fewer words`,
    false,
    'FieldInvalid',
  )
