import { setTimeout as delay } from 'node:timers/promises'
import type { Engine, EngineContext, Order, Progress, Token } from './contract.ts'
import { Withdrawn } from './withdrawn.ts'

type Verdict = Extract<Progress, { state: 'done' | 'failed' | 'lost' | 'unsure' }>

export type FollowOptions = {
  report?: (percent: number) => void
  /** The maximum time without answers, by the clock. */
  deadline?: number
  clock?: () => number
  /** Called whenever there is no answer. */
  unanswered?: (message: string) => void
}

// From a short network fault to the restart of a machine.
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [500, 30_000]

/**
 * Waits for the end of a started order; the engine waits for news. An abort ends the local work; a withdrawn order ends
 * everywhere.
 */
export async function followOrder(
  engine: Engine,
  { token, order }: { token: Token; order: Order },
  context: EngineContext,
  { report = () => {}, deadline = Infinity, clock = Date.now, unanswered = () => {} }: FollowOptions = {},
): Promise<Verdict> {
  const { signal } = context
  let waits = 0
  try {
    for (;;) {
      signal.throwIfAborted()
      if (clock() >= deadline) return tooLate
      const progress = await engine.poll(token, order, context)
      if (progress.state === 'working') report(progress.percent)
      else if (progress.state !== 'unreachable') return progress
      if (progress.state === 'working') {
        waits = 0
        continue
      }
      unanswered(progress.message)
      await pause(waits++, { until: deadline - clock(), signal, seconds: progress.retryAfterSeconds })
    }
  } finally {
    if (signal.aborted)
      await (signal.reason instanceof Withdrawn ? engine.cancel?.(token, order) : engine.leave?.(token))
  }
}

const tooLate: Verdict = {
  state: 'failed',
  code: 'EngineFailure',
  message: 'it was not done within the time that it may take',
  retryable: false,
}

/** The delay before the next query, doubled each time. */
export async function pause(
  times: number,
  { until, signal, seconds }: { until: number; signal: AbortSignal; seconds?: number | undefined },
): Promise<void> {
  const asked = seconds === undefined ? 0 : seconds * 1_000
  const ms = Math.min(LONGEST_WAIT_MS, Math.max(asked, FIRST_WAIT_MS * 2 ** times))
  await delay(Math.max(0, Math.min(ms, until)), undefined, { signal })
}
