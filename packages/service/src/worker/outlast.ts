import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient } from '../store/pool.ts'

/** Outlasts a database that is away: what took minutes to make is not thrown away for that. */
export async function outlast<T>(signal: AbortSignal, work: () => Promise<T>, isAway = isTransient): Promise<T> {
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error)) throw error
      await sleep(waitMs, undefined, { signal })
    }
  }
}
