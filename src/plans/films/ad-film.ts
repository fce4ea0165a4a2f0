import { writeAdStoryboard } from '../../scripts/ad/write-ad-storyboard.ts'
import { sizeOf } from '../size-of.ts'
import { textOf } from '../values-in.ts'
import { seePictures } from './ask.ts'
import type { FilmPlan } from './film-plan.ts'
import { keepInputs } from './kept-inputs.ts'
import { makeFilm } from './make-film.ts'
import { seedOf } from './seed-of.ts'

// The contract lets nobody choose one.
const RESOLUTION = '720p'

/** An advertisement: a script of hook, product and call to action, a segment for each beat of it, narration and music. */
export const adFilm: FilmPlan = async (context, wanted) => {
  const { request } = context.task
  const seed = seedOf(context.task)
  const inputs = await keepInputs(wanted, context)
  const designIt = async () => ({
    ...sizeOf(RESOLUTION, textOf(request.aspect_ratio)),
    texts: [],
    storyboard: writeAdStoryboard({
      prompt: textOf(request.prompt),
      pictures: await seePictures(inputs, seed, context),
      seconds: Number(request.duration),
      language: request.language === 'en' ? 'en' : 'zh',
      creative: request.creative === true,
      seed,
    }),
  })
  return makeFilm(designIt, { inputs, seed }, context)
}
