import { writeGeneralStoryboard } from '../../scripts/general/write-general-storyboard.ts'
import { sizeOf } from '../size-of.ts'
import { textOf } from '../values-in.ts'
import { seePictures } from './ask.ts'
import type { FilmPlan } from './film-plan.ts'
import { keepInputs } from './kept-inputs.ts'
import { makeFilm } from './make-film.ts'
import { seedOf } from './seed-of.ts'

const RESOLUTION = '720p'

/** A film about anything: its prompt's scenes in order, or a look around what the pictures show. */
export const generalFilm: FilmPlan = async (context, wanted) => {
  const { request } = context.task
  const seed = seedOf(context.task)
  const inputs = await keepInputs(wanted, context)
  const designIt = async () => ({
    ...sizeOf(RESOLUTION, textOf(request.aspect_ratio)),
    texts: [],
    storyboard: writeGeneralStoryboard({
      prompt: textOf(request.prompt),
      pictures: await seePictures(inputs, seed, context),
      seconds: Number(request.duration),
      seed,
    }),
  })
  return makeFilm(designIt, { inputs, seed }, context)
}
