import { readFile } from 'node:fs/promises'
import type { Order } from '@kinora/media/engine/contract'
import { anything, number, record, text } from '../../core/shape.ts'
import { runOrder } from '../orders/run-order.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

const storedAnswer = record({ answer: anything, engine: text, cost: number })
export type Answered = { answer: unknown; engine: string; cost: number }

/**
 * One question to a language model. The answer is stored, so that no later attempt asks again. An answer of the
 * built-in engine, which replaces failed engines, counts as none.
 */
export async function askOnce(
  name: string,
  order: Extract<Order, { kind: 'reading' | 'reviewing' | 'rewriting' | 'writing' }>,
  context: PlanContext,
): Promise<Answered | { failure: string }> {
  try {
    return await context.step(`${name} answer`, storedAnswer, async () => {
      const { files, engine, tried, cost = 0 } = await runOrder(name, order, context, () => {})
      if (context.router.find(engine, order)?.isForeign !== true)
        throw new PlanFailure('EngineFailure', tried.at(-1)?.why ?? 'it cannot be reached', { retryable: false })
      const answer: unknown = JSON.parse(await readFile(files[0]?.path ?? '', 'utf8'))
      return { answer, engine, cost }
    })
  } catch (error) {
    if (!(error instanceof PlanFailure) && !(error instanceof SyntaxError)) throw error
    context.signal.throwIfAborted()
    return { failure: error.message }
  }
}
