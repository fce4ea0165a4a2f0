import type { Heard, Seen } from '../../engines/contract.ts'
import type { Cue } from '../../media/text/cue.ts'
import { FRAMES_PER_SECOND } from '../../media/yuv-frame.ts'
import {
  LONGEST_LIP_SYNC_SECONDS,
  type MusicVideoWish,
  planMusicVideo,
} from '../../scripts/music-video/plan-music-video.ts'
import { subtitlesOf } from '../../scripts/music-video/subtitles-of.ts'
import { subtitlesOfCues } from '../../scripts/music-video/subtitles-of-cues.ts'
import type { Text } from '../../timeline/timeline.ts'
import { type PlanContext, PlanFailure, type PlanResult } from '../plan.ts'
import { sizeOf } from '../size-of.ts'
import { textOf } from '../values-in.ts'
import { hearSong, seePictures } from './ask.ts'
import { DESIGN } from './film-design.ts'
import { fetchSubtitles } from './fetch-subtitles.ts'
import type { FilmPlan } from './film-plan.ts'
import { type KeptInput, keepInputs } from './kept-inputs.ts'
import { makeFilm } from './make-film.ts'
import { seedOf } from './seed-of.ts'

const SONG = 'audio_url'

/** A film to a song, with or without a singer. */
export const musicVideo: FilmPlan = (context, wanted) => {
  const { lip_sync } = context.task.request
  return makeMusicVideo(context, wanted, {
    modeOf: ({ singers, pictures }) =>
      lip_sync === true && [...singers, ...pictures].some(isFrontal) ? 'lip_sync' : 'plain',
  })
}

/** A film to a song with people who sing it, play to it or dance. */
export const premiumMusicVideo: FilmPlan = (context, wanted) =>
  makeMusicVideo(context, wanted, { modeOf: () => context.task.request.premium_mv_mode as MusicVideoWish['mode'] })

const isFrontal = ({ faces }: Seen): boolean => faces.some(face => face.frontal)

type Cast = { pictures: Seen[]; singers: Seen[] }

async function makeMusicVideo(
  context: PlanContext,
  wanted: Parameters<FilmPlan>[1],
  { modeOf }: { modeOf: (cast: Cast) => MusicVideoWish['mode'] },
): Promise<PlanResult> {
  const { request } = context.task
  const seed = seedOf(context.task)
  const kept = await keepInputs(wanted, context)
  const inputs = singersLast(kept)
  const song = inputs.find(input => input.role === SONG)
  if (!song) throw new PlanFailure('AudioFormatInvalid', `${SONG} is missing`, { retryable: false })
  const designIt = async () => {
    const withSubtitles = request.add_subtitle === true
    const cues =
      withSubtitles && typeof request.srt_url === 'string'
        ? await fetchSubtitles(request.srt_url, 'srt_url', context)
        : undefined
    const withWords = (withSubtitles && !cues) || 'premium_mv_mode' in request
    const language = textOf(request.language, 'auto')
    const heard = await hearSong(song, { withWords, language, seed }, context)
    const portraits = inputs.filter(input => input.kind === 'picture')
    const seen = await seePictures(portraits, seed, context)
    const cast = {
      pictures: seen.filter((_, index) => !isSinger(portraits[index])),
      singers: seen.filter((_, index) => isSinger(portraits[index])),
    }
    return {
      ...sizeOf(textOf(request.resolution, '720p'), textOf(request.aspect_ratio)),
      song: SONG,
      // A premium one has no other quality.
      ...((request.quality === 'high' || 'premium_mv_mode' in request) && { fine: true as const }),
      storyboard: planMusicVideo({
        ...cast,
        song: heard,
        mode: modeOf(cast),
        prompt: textOf(request.prompt),
        style: textOf(request.style),
        seed,
      }),
      texts: withSubtitles ? subtitleTexts(cues, heard, textOf(request.subtitle_color, '#FFFFFF')) : [],
    }
  }
  const made = await makeFilm(designIt, { inputs, seed }, context)
  const { storyboard } = await context.step(DESIGN, designIt)
  const isUnsung = request.lip_sync === true && !storyboard.shots.some(shot => shot.sings)
  const notes = [...(made.notes ?? []), ...(isUnsung ? [unsungNoteOf(song)] : [])]
  // What it costs goes by the song's own length, not by whole frames.
  return { ...made, ...(notes.length > 0 && { notes }), ...(song.seconds !== undefined && { seconds: song.seconds }) }
}

const unsungNoteOf = ({ seconds = 0 }: KeptInput): string =>
  seconds > LONGEST_LIP_SYNC_SECONDS
    ? 'lips: songs above three minutes are not lip-synced'
    : 'lips: there is no frontal face in the pictures'

const isSinger = (input: KeptInput | undefined): boolean => input?.role.startsWith('lip_ref') === true

/** Storyboards count the faces of singers after the pictures. */
const singersLast = (inputs: readonly KeptInput[]): KeptInput[] => [
  ...inputs.filter(input => !isSinger(input)),
  ...inputs.filter(isSinger),
]

function subtitleTexts(cues: readonly Cue[] | undefined, heard: Heard, colour: string): Text[] {
  const last = Math.round(heard.seconds * FRAMES_PER_SECOND)
  return (cues ? subtitlesOfCues(cues, heard.seconds) : subtitlesOf(heard.words))
    .map(({ fromSeconds, toSeconds, text }) => ({
      text,
      // Inside its words' times, never before or after them.
      fromFrame: Math.ceil(fromSeconds * FRAMES_PER_SECOND),
      toFrame: Math.min(last, Math.floor(toSeconds * FRAMES_PER_SECOND)),
      style: 'subtitle' as const,
      font: 'sans' as const,
      colour,
    }))
    .filter(({ fromFrame, toFrame }) => toFrame > fromFrame)
}
