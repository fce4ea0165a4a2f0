import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again until there is something, and gives it; undefined when the time is over. */
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
