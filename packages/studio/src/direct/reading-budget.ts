import { ChildFailure } from '@kinora/media/children/child-failure'
import { parseItems } from '../words/parse-items.ts'

/** How much of the processor's time a reading may take, looked at before each shot. */
export type ReadingBudget = {
  /** Throws when it is spent. */
  check(): void
}

const MOST_MS = 2_000

let areTablesLoaded = false

/**
 * The texts that are read are short enough to be read in less (orders/bound-order.ts); this is for what nobody thought of.
 * What loading the tables takes is not the text's fault.
 */
export function createReadingBudget(cpuMs: () => number = usedMs): ReadingBudget {
  if (!areTablesLoaded) parseItems('a 的的')
  areTablesLoaded = true
  const start = cpuMs()
  return {
    check() {
      if (cpuMs() - start > MOST_MS) throw tooLong()
    },
  }
}

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const tooLong = (): ChildFailure =>
  new ChildFailure(
    `prompt: reading it took more than ${MOST_MS / 1_000} s of processor; say it in fewer words`,
    false,
    'FieldInvalid',
  )
