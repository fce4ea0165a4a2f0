import type { Clock } from '../../core/clock.ts'

export type BreakerState = 'closed' | 'open' | 'half-open'

/** A circuit breaker: pauses an engine that fails. */
export type Breaker = {
  state(): BreakerState
  /** True if an order may be sent now; one at a time while it is half-open. */
  isAllowed(): boolean
  /** An order begins, possibly as the probe. The returned function releases the probe's place. */
  begin(): () => void
  succeed(): void
  fail(): void
}

// The window in orders and time. Fewer orders than the minimum decide nothing.
const [WINDOW, WINDOW_MS, LEAST] = [20, 60_000, 5]
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5_000, 300_000]

/**
 * Opens when more than half of the last orders failed. After a pause, which grows each time, one order tests the
 * engine.
 */
export function createBreaker(clock: Clock): Breaker {
  let outcomes: { at: number; ok: boolean }[] = []
  let openedAt: number | undefined
  let pauseMs = FIRST_PAUSE_MS
  let probes = 0

  const state = (): BreakerState =>
    openedAt === undefined ? 'closed' : clock() < openedAt + pauseMs ? 'open' : 'half-open'
  const open = (): void => {
    openedAt = clock()
    outcomes = []
  }
  const record = (ok: boolean): void => {
    outcomes = [...outcomes, { at: clock(), ok }].filter(({ at }) => at > clock() - WINDOW_MS).slice(-WINDOW)
  }
  return {
    state,
    isAllowed: () => state() === 'closed' || (state() === 'half-open' && probes === 0),
    begin() {
      if (state() !== 'half-open') return () => {}
      probes += 1
      let isOver = false
      return () => {
        if (!isOver) probes -= 1
        isOver = true
      }
    },
    succeed() {
      record(true)
      openedAt = undefined
      pauseMs = FIRST_PAUSE_MS
    },
    fail() {
      if (state() === 'half-open') {
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
        return open()
      }
      record(false)
      const failed = outcomes.filter(({ ok }) => !ok).length
      if (state() === 'closed' && outcomes.length >= LEAST && failed > outcomes.length / 2) open()
    },
  }
}
