import type { Heard, Seen, Watched } from '@kinora/media/engine/contract'
import { askEngine, type Question } from '../../../plans/orders/run-order.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { loadInputs, type KeptInput } from './kept-inputs.ts'

const NOTHING_SEEN: Seen = { prompt: '', subject: '', colours: [], faces: [] }

/** Describes each picture. Optional: an engine without vision is no failure. */
export const seePictures = (pictures: readonly KeptInput[], seed: number, context: PlanContext): Promise<Seen[]> =>
  context.step('seen', async () => {
    const seen: Seen[] = []
    for (const [index, input] of (await loadInputs(pictures, context)).entries()) {
      const order: Question = { kind: 'seeing', prompt: '', seed, inputs: [input] }
      seen.push(
        context.router.accepts(order) ? ((await askEngine(`seen ${index}`, order, context)) as Seen) : NOTHING_SEEN,
      )
    }
    return seen
  })

/** Analyses a song: cuts depend on it. */
export const hearSong = (
  song: KeptInput,
  options: { withWords: boolean; language: string; seed: number },
  context: PlanContext,
): Promise<Heard> =>
  context.step('heard', async () => {
    const { seed, ...asked } = options
    const inputs = await loadInputs([song], context)
    return (await askEngine('heard', { kind: 'hearing', prompt: '', seed, inputs, ...asked }, context)) as Heard
  })

/** How a clip is cut and filmed: without it there is nothing to do again. */
export const watchClip = (clip: KeptInput, seed: number, context: PlanContext): Promise<Watched> =>
  context.step('watched', async () => {
    const inputs = await loadInputs([clip], context)
    return (await askEngine('watched', { kind: 'watching', prompt: '', seed, inputs }, context)) as Watched
  })
