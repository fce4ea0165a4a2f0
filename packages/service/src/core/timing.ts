import { setTimeout as sleep } from 'node:timers/promises'

type Repeated = {
  /** Stops, and waits for the current run. */
  stop(): Promise<void>
}

/** Runs work periodically, one run at a time: during an outage of the database runs would pile up. */
export function runEvery(ms: number, work: () => Promise<void>, failed: (error: Error) => void): Repeated {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(failed)
      .finally(() => {
        underWay = undefined
      })
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

/**
 * Caches an answer for many callers: while it is being found and shortly after, all get the same. Failures are cached
 * too, so that callers do not make a fault worse. A slow answer is kept for `times` its duration.
 */
export function keepFor<T>(
  ms: number,
  find: () => Promise<T>,
  now: () => number = () => performance.now(),
  { times = 0 }: { times?: number } = {},
) {
  let kept: { found: Promise<T>; until: number } | undefined
  return (): Promise<T> => {
    if (kept && now() < kept.until) return kept.found
    const began = now()
    const one = { found: find(), until: Number.POSITIVE_INFINITY }
    kept = one
    const settle = (): void => {
      one.until = now() + Math.max(ms, (now() - began) * times)
    }
    one.found.then(settle, settle)
    return one.found
  }
}

/** Polls until there is a value and returns it; undefined at the timeout. */
export async function pollUntil<T>(
  look: () => T | undefined | Promise<T | undefined>,
  { everyMs, timeoutMs }: { everyMs: number; timeoutMs: number },
): Promise<T | undefined> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(everyMs)) {
    const found = await look()
    if (found !== undefined) return found
  }
  return undefined
}
