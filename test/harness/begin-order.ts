import assert from 'node:assert/strict'
import type { Engine, EngineContext, Order, Token } from '../../packages/media/src/engine/contract.ts'

/** Places and starts an order for the first time. */
export async function beginOrder(engine: Engine, order: Order, context: EngineContext): Promise<Token> {
  const started = await engine.start(await engine.place(order), order, { ...context, again: false })
  assert.equal(started.state, 'started', JSON.stringify(started))
  return started.token
}
