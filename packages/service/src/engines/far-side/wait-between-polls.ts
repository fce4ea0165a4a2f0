import { setTimeout as delay } from 'node:timers/promises'

// Orders that began together would ask together for ever: 200 of them held a create up for 180 ms each second.
const SPREAD = 0.3

/** Waits about so long, each time a little more or less. */
export const waitBetweenPolls = (seconds: number, signal: AbortSignal): Promise<void> =>
  delay(seconds * 1_000 * (1 - SPREAD / 2 + SPREAD * Math.random()), undefined, { signal })
