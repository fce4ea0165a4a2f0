import type { trendingReplicate } from '../../../catalog/generators/films/trending-replicate.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import { type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import { writeReplicaStoryboard } from '../../replica/write-replica-storyboard.ts'
import { hearSong, seePictures, watchClip } from '../inputs/analyse-inputs.ts'
import { deriveSeed } from '../inputs/film-request.ts'
import { keepInputs } from '../inputs/kept-inputs.ts'
import { type FilmBrief, makeFilm } from '../design/make-film.ts'
import { outlineFilm } from '../design/outline-film.ts'

type Request = RequestValues<typeof trendingReplicate>

const CLIP = 'video_url'

/** Films the caller's pictures like a given clip: with its cuts, transitions, camera moves and sound. */
export const replicateClip: DeclaredPlan<Request> = {
  needs: ({ remove_audio }) => ['video', 'watching', ...(remove_audio ? (['hearing', 'music'] as const) : [])],
  outline: async (request, context, given) => outlineFilm(await readBrief(request, context, given), context),
  make: async (request, context, given) => makeFilm(await readBrief(request, context, given), context),
}

async function readBrief(request: Request, context: PlanContext, { wanted }: GivenMedia): Promise<FilmBrief> {
  const { prompt, aspect_ratio, resolution, remove_audio } = request
  const seed = deriveSeed(context.task)
  const inputs = await keepInputs(wanted, context)
  const clip = inputs.find(({ role }) => role === CLIP)
  if (!clip) throw new PlanFailure('VideoFormatInvalid', `${CLIP} is missing`, { retryable: false })
  const designIt = async () => {
    const watched = await watchClip(clip, seed, context)
    const pictures = await seePictures(
      inputs.filter(({ kind }) => kind === 'picture'),
      seed,
      context,
    )
    // The cuts follow the music that replaces its sound.
    const heard =
      remove_audio && watched.hasSound
        ? await hearSong({ ...clip, kind: 'sound' }, { withWords: false, language: 'auto', seed }, context)
        : undefined
    const isKept = watched.hasSound && !remove_audio
    const { storyboard, notes } = writeReplicaStoryboard({ watched, pictures, prompt, ...(heard && { heard }) })
    return {
      ...frameSize(resolution, aspect_ratio),
      storyboard,
      texts: [],
      ...(isKept && { song: CLIP }),
      notes: [...notes, ...(watched.hasSound ? [] : [`${CLIP}: it has no sound that could be kept`])],
    }
  }
  return { designIt, request, inputs, seed }
}
