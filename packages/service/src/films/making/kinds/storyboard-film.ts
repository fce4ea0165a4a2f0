import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { OrderKind, Seen } from '@kinora/media/engine/contract'
import type { Text } from '@kinora/media/film/timeline'
import type { Storyboard } from '../../storyboard.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import { seePictures } from '../inputs/analyse-inputs.ts'
import { keepInputs } from '../inputs/kept-inputs.ts'
import { type FilmBrief, makeFilm } from '../design/make-film.ts'
import { measureLines } from '../design/measure-lines.ts'
import { outlineFilm } from '../design/outline-film.ts'
import { deriveSeed } from '../inputs/film-request.ts'

/** The basis of every storyboard from a prompt and pictures. */
type Brief = { prompt: string; pictures: Seen[]; seconds: number; seed: number }

/** Measures the time of lines by speech; absent for outlines. */
export type MeasureLines = (spoken: Omit<Parameters<typeof measureLines>[0], 'seed'>) => ReturnType<typeof measureLines>

/** A storyboard, its additional texts, and the words that it does not use. */
export type WrittenStoryboard = { storyboard: Storyboard; notes: string[]; texts?: readonly Text[] }

// Fixed by the contract.
const RESOLUTION = '720p'

type Request = RequestValues<typeof adOneClick | typeof generalOneClick>

/** A film whose storyboard is written from a prompt and the content of its pictures. */
export const storyboardFilm = <R extends Request>(
  kinds: readonly OrderKind[],
  write: (brief: Brief, request: R, measure?: MeasureLines) => WrittenStoryboard | Promise<WrittenStoryboard>,
): DeclaredPlan<R> => {
  const readBrief = async (
    request: R,
    context: PlanContext,
    { wanted }: GivenMedia,
    isMade: boolean,
  ): Promise<FilmBrief> => {
    const { prompt, duration, aspect_ratio } = request
    const seed = deriveSeed(context.task)
    const inputs = await keepInputs(wanted, context)
    const designIt = async () => {
      const pictures = await seePictures(inputs, seed, context)
      const measure: MeasureLines | undefined = isMade
        ? spoken => measureLines({ ...spoken, seed }, context)
        : undefined
      const {
        storyboard,
        notes,
        texts = [],
      } = await write({ prompt, pictures, seconds: duration, seed }, request, measure)
      return { ...frameSize(RESOLUTION, aspect_ratio), texts, storyboard, notes }
    }
    return { designIt, request, inputs, seed }
  }
  return {
    needs: () => kinds,
    outline: async (request, context, given) => outlineFilm(await readBrief(request, context, given, false), context),
    make: async (request, context, given) => makeFilm(await readBrief(request, context, given, true), context),
  }
}
