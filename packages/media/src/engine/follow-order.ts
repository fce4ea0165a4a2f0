import type { Engine, EngineContext, Progress, Token } from './contract.ts'

type Ended = Exclude<Progress, { state: 'working' }>

/** Waits for the end of a started order; the engine itself waits for news. An abort cancels it. */
export async function followOrder(
  engine: Engine,
  token: Token,
  context: EngineContext,
  report: (percent: number) => void = () => {},
): Promise<Ended> {
  const { signal } = context
  try {
    for (;;) {
      signal.throwIfAborted()
      const progress = await engine.poll(token, context)
      if (progress.state !== 'working') return progress
      report(progress.percent)
    }
  } finally {
    if (signal.aborted) await engine.cancel?.(token)
  }
}
