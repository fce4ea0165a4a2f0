import { setTimeout as sleep } from 'node:timers/promises'

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
