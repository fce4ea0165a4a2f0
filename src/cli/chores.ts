import type { Services } from '../http/services.ts'
import { touchKeys } from '../store/api-keys.ts'
import { sweepAnswers } from '../store/idempotency.ts'
import { REMEMBERED_MS } from '../tasks/create-tasks.ts'

/** Small things that are done now and then for as long as the service runs. */
const CHORES: { name: string; everyMs: number; run: (services: Services) => Promise<void> }[] = [
  {
    name: 'forget old first answers',
    everyMs: 60_000,
    run: ({ db, clock }) => sweepAnswers(db, new Date(clock() - REMEMBERED_MS)),
  },
  { name: 'note when keys were used', everyMs: 10_000, run: noteKeyUse },
]

/** A use of a key is written down within seconds rather than with every request. */
export async function noteKeyUse({ db, clock, usedKeys }: Services): Promise<void> {
  if (usedKeys.size === 0) return
  const ids = [...usedKeys]
  usedKeys.clear()
  await touchKeys(db, ids, new Date(clock()))
}

export type Chores = { stop(): Promise<void> }

export function startChores(services: Services): Chores {
  const run = async ({ name, run }: (typeof CHORES)[number]): Promise<void> => {
    await run(services).catch((error: Error) => services.log.warn({ reason: error.message }, `could not ${name}`))
  }
  const timers = CHORES.map(chore => setInterval(() => void run(chore), chore.everyMs))
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      for (const chore of CHORES) await run(chore)
    },
  }
}
