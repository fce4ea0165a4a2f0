import { openStore } from '../service/open-store.ts'
import { readSettings } from '../service/settings.ts'
import { findEngineDays } from '../store/engine-days.ts'
import { type Environment, print } from './command.ts'

/** `kinora engines counts`: what engines were given, failed and cost on each of the last days. */
export async function countEngineDays(env: Environment): Promise<number> {
  const store = await openStore(readSettings(env))
  try {
    print({ days: await findEngineDays(store.db, new Date(store.clock())) })
    return 0
  } finally {
    await store.close()
  }
}
