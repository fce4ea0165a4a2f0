import type { Clock } from './clock.ts'

/** A clock that can be moved forward; waits on it then end. */
export type TestClock = {
  now: Clock
  /** Moves it forward. */
  advance(ms: number): void
  /** The total time that it has been moved. */
  ahead(): number
  /** Resolves when the clock reaches the time; rejects when the signal fires. */
  sleepUntil(due: number, signal: AbortSignal): Promise<void>
  onAdvance(listener: () => void): void
}

// Timers are limited to 24 days; a wait checks again after an hour.
const LONGEST_TIMER_MS = 3_600_000

export function createTestClock(base: Clock): TestClock {
  let aheadMs = 0
  const listeners = new Set<() => void>()
  const now: Clock = () => base() + aheadMs
  return {
    now,
    ahead: () => aheadMs,
    advance(ms) {
      aheadMs += ms
      for (const listener of listeners) listener()
    },
    sleepUntil(due, signal) {
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined
        const end = (): void => {
          clearTimeout(timer)
          listeners.delete(look)
          signal.removeEventListener('abort', stop)
        }
        const stop = (): void => {
          end()
          reject(signal.reason as Error)
        }
        const look = (): void => {
          clearTimeout(timer)
          const left = due - now()
          if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_TIMER_MS))
          else {
            end()
            resolve()
          }
        }
        if (signal.aborted) return stop()
        signal.addEventListener('abort', stop)
        listeners.add(look)
        look()
      })
    },
    onAdvance: listener => void listeners.add(listener),
  }
}
