import { readFile } from 'node:fs/promises'
import type { Order } from '@kinora/media/engine/contract'
import { PlanFailure, type PlanContext } from './plan.ts'
import { runOrder } from './run-order.ts'

/** An order whose result is an answer: hearing, seeing or watching. */
export type Question = Extract<Order, { kind: 'hearing' | 'seeing' | 'watching' }>

/** Lets an engine answer a question. */
export async function askEngine(name: string, order: Question, context: PlanContext): Promise<unknown> {
  const { files } = await runOrder(name, order, context, () => {})
  const answer = files.find(file => file.role === 'result')
  if (!answer)
    throw new PlanFailure('EngineFailure', `the engine did not answer a ${order.kind} order`, { retryable: true })
  return JSON.parse(await readFile(answer.path, 'utf8'))
}
