import { ChildFailure } from '@kinora/media/children/child-failure'
import { parseItems } from '../words/parse-items.ts'

/** A limit of processor time for a reading. It is checked before each shot. */
export type ReadingBudget = {
  /** Throws when the time is spent. */
  check(): void
}

const MAX_MS = 2_000

/** Words that need the tables of a language. */
const PROBES = { en: 'a', zh: '的的' } as const
const loaded = new Set<string>()

/**
 * Inputs are bounded so that reading takes less (orders/bound-order.ts); this is a second guard. The time for loading
 * the tables of the prompt's languages does not count.
 */
export function createReadingBudget(prompt: string, cpuMs: () => number = usedMs): ReadingBudget {
  for (const probe of /\p{Script=Han}/u.test(prompt) ? [PROBES.en, PROBES.zh] : [PROBES.en]) {
    if (!loaded.has(probe)) parseItems(probe)
    loaded.add(probe)
  }
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
