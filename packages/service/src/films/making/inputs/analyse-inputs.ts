import type { SoundAnalysis, PictureAnalysis, ClipAnalysis } from '@kinora/media/engine/contract'
import { askEngine, type Question } from '../../../plans/orders/run-order.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { loadInputs, type KeptInput } from './kept-inputs.ts'
import { list } from '../../../core/shape.ts'
import { heard, seen, watched } from '../../../plans/stored-shapes.ts'

const NOTHING_SEEN: PictureAnalysis = { prompt: '', subject: '', colours: [], faces: [] }

/** Describes each picture. Optional: an engine that cannot analyse pictures is not an error. */
export const seePictures = (
  pictures: readonly KeptInput[],
  seed: number,
  context: PlanContext,
): Promise<PictureAnalysis[]> =>
  context.step('seen', list(seen), async () => {
    const found: PictureAnalysis[] = []
    for (const [index, input] of (await loadInputs(pictures, context)).entries()) {
      const order: Question = { kind: 'seeing', prompt: '', seed, inputs: [input] }
      found.push(context.router.accepts(order) ? await askEngine(`seen ${index}`, order, seen, context) : NOTHING_SEEN)
    }
    return found
  })

/** Analyses a song, because the cuts depend on it. */
export const hearSong = (
  song: KeptInput,
  options: { withWords: boolean; language: string; seed: number },
  context: PlanContext,
): Promise<SoundAnalysis> =>
  context.step('heard', heard, async () => {
    const { seed, ...asked } = options
    const inputs = await loadInputs([song], context)
    return askEngine('heard', { kind: 'hearing', prompt: '', seed, inputs, ...asked }, heard, context)
  })

/** The cuts and camera moves of a clip. Required: without them there is nothing to replicate. */
export const watchClip = (clip: KeptInput, seed: number, context: PlanContext): Promise<ClipAnalysis> =>
  context.step('watched', watched, async () => {
    const inputs = await loadInputs([clip], context)
    return askEngine('watched', { kind: 'watching', prompt: '', seed, inputs }, watched, context)
  })
