import { readFile } from 'node:fs/promises'
import type { Heard, Order, Seen } from '@kinora/media/engine/contract'
import { PlanFailure, type PlanContext } from '../../plans/plan.ts'
import { runOrder } from '../../plans/run-order.ts'
import { loadInputs, type KeptInput } from './kept-inputs.ts'

type Question = Extract<Order, { kind: 'hearing' | 'seeing' }>

async function ask(name: string, order: Question, context: PlanContext): Promise<unknown> {
  const { files } = await runOrder(name, order, context, () => {})
  const answer = files.find(file => file.role === 'result')
  if (!answer)
    throw new PlanFailure('EngineFailure', `the engine did not answer a ${order.kind} order`, { retryable: true })
  return JSON.parse(await readFile(answer.path, 'utf8'))
}

const NOTHING_SEEN: Seen = { prompt: '', subject: '', colours: [], faces: [] }

/** What is seen in each of the pictures. A film can be made without: an engine that has no eyes is no failure. */
export const seePictures = (pictures: readonly KeptInput[], seed: number, context: PlanContext): Promise<Seen[]> =>
  context.step('seen', async () => {
    const seen: Seen[] = []
    for (const [index, input] of (await loadInputs(pictures, context)).entries()) {
      const order: Question = { kind: 'seeing', prompt: '', seed, inputs: [input] }
      seen.push(context.router.accepts(order) ? ((await ask(`seen ${index}`, order, context)) as Seen) : NOTHING_SEEN)
    }
    return seen
  })

/** What is heard in a song: without it there is nothing to cut to. */
export const hearSong = (
  song: KeptInput,
  options: { withWords: boolean; language: string; seed: number },
  context: PlanContext,
): Promise<Heard> =>
  context.step('heard', async () => {
    const { seed, ...asked } = options
    const inputs = await loadInputs([song], context)
    return (await ask('heard', { kind: 'hearing', prompt: '', seed, inputs, ...asked }, context)) as Heard
  })
