import type { Seen } from '@kinora/media/engine/contract'
import type { Storyboard } from '../storyboard.ts'
import { frameSize } from '../../plans/frame-size.ts'
import { readText } from '../../plans/read-values.ts'
import { seePictures } from './analyse-inputs.ts'
import type { FilmPlan } from './film-plan.ts'
import { keepInputs } from './kept-inputs.ts'
import { makeFilm } from './make-film.ts'
import { deriveSeed } from './derive-seed.ts'

/** What every storyboard of a prompt and pictures is written from. */
type Brief = { prompt: string; pictures: Seen[]; seconds: number; seed: number }

// The contract lets nobody choose one.
const RESOLUTION = '720p'

/** A film whose storyboard is written from a prompt and what is seen in its pictures. */
export const storyboardFilm =
  (write: (brief: Brief, request: Record<string, unknown>) => Storyboard): FilmPlan =>
  async (context, wanted) => {
    const { request } = context.task
    const seed = deriveSeed(context.task)
    const inputs = await keepInputs(wanted, context)
    const designIt = async () => {
      const pictures = await seePictures(inputs, seed, context)
      const brief = { prompt: readText(request.prompt), pictures, seconds: Number(request.duration), seed }
      return { ...frameSize(RESOLUTION, readText(request.aspect_ratio)), texts: [], storyboard: write(brief, request) }
    }
    return makeFilm(designIt, { inputs, seed }, context)
  }
