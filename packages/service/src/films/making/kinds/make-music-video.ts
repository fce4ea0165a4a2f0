import type { mv } from '../../../catalog/generators/films/mv.ts'
import type { premiumMv } from '../../../catalog/generators/films/premium-mv.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { SoundAnalysis, PictureAnalysis } from '@kinora/media/engine/contract'
import type { Cue } from '@kinora/media/text/cue'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { LONGEST_LIP_SYNC_SECONDS, type MusicVideoOptions, planMusicVideo } from '@kinora/studio/film-writing'
import { subtitlesFromWords } from '@kinora/media/language/subtitles-from-words'
import { subtitlesFromCues, unseenCues } from '../../music-video/subtitles-from-cues.ts'
import type { Text } from '@kinora/media/film/timeline'
import { type PlanContext, PlanFailure, type PlanResult } from '../../../plans/plan.ts'
import type { RequestInput } from '../../../plans/files/fetch-inputs.ts'
import type { Outline } from '../../../plans/declared-plan.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import { hearSong, seePictures } from '../inputs/analyse-inputs.ts'
import { scriptFromStoryboard } from '../../script/script-from-storyboard.ts'
import { tellMusicVideo } from '../../script/tell-music-video.ts'
import { writerOf, writeScript } from '../design/write-script.ts'
import { fetchSubtitles } from '../inputs/fetch-subtitles.ts'
import { type KeptInput, keepInputs } from '../inputs/kept-inputs.ts'
import { type FilmBrief, makeFilm } from '../design/make-film.ts'
import { outlineFilm } from '../design/outline-film.ts'
import { deriveSeed } from '../inputs/film-request.ts'

const SONG = 'audio_url'

type SongRequest = RequestValues<typeof mv | typeof premiumMv>
type Cast = { pictures: PictureAnalysis[]; singers: PictureAnalysis[] }

/** The differences between kinds of music video. */
export type MusicVideoKind = {
  chooseMode: (cast: Cast) => MusicVideoOptions['mode']
  /** The lyrics are recognised, whether or not they are shown. */
  readsLyrics: boolean
  fine: boolean
}

/** A film that is cut to a song and has its length. */
export async function makeMusicVideo(...asked: AskedVideo): Promise<PlanResult> {
  const { song, ...brief } = await readSongBrief(...asked)
  const made = await makeFilm(brief, asked[3])
  // The price depends on the song's own length, not on whole frames.
  return { ...made, ...(song.seconds !== undefined && { seconds: song.seconds }) }
}

export const outlineMusicVideo = async (...asked: AskedVideo): Promise<Outline> =>
  outlineFilm(await readSongBrief(...asked), asked[3])

type AskedVideo = [request: SongRequest, kind: MusicVideoKind, wanted: readonly RequestInput[], context: PlanContext]

async function readSongBrief(
  ...[request, { chooseMode, readsLyrics, fine }, wanted, context]: AskedVideo
): Promise<FilmBrief & { song: KeptInput }> {
  const seed = deriveSeed(context.task)
  const kept = await keepInputs(wanted, context)
  const inputs = singersLast(kept)
  const song = inputs.find(input => input.role === SONG)
  if (!song) throw new PlanFailure('AudioFormatInvalid', `${SONG} is missing`, { retryable: false })
  const designIt = async () => {
    const { add_subtitle: withSubtitles, srt_url, language } = request
    const file = withSubtitles && srt_url !== undefined ? await fetchSubtitles(srt_url, 'srt_url', context) : undefined
    const withWords = (withSubtitles && !file) || readsLyrics
    const heard = await hearSong(song, { withWords, language, seed }, context)
    const portraits = inputs.filter(input => input.kind === 'picture')
    const seen = await seePictures(portraits, seed, context)
    const cast = {
      pictures: seen.filter((_, index) => !isSinger(portraits[index])),
      singers: seen.filter((_, index) => isSinger(portraits[index])),
    }
    const planned = planMusicVideo({
      ...cast,
      song: heard,
      mode: chooseMode(cast),
      prompt: request.prompt,
      style: request.style,
      seed,
    })
    const size = frameSize(request.resolution, request.aspect_ratio)
    const written = await writeScript(
      {
        ...size,
        film: 'music video',
        prompt: request.prompt,
        style: request.style,
        seconds: heard.seconds,
        seed,
        song: { sections: heard.sections, words: heard.words.map(({ text }) => text).join(' ') },
        pictures: cast.pictures,
        inputs: portraits.filter(input => !isSinger(input)),
        draft: () => scriptFromStoryboard(planned),
      },
      context,
    )
    const storyboard = written?.script ? tellMusicVideo(planned, written.script) : planned
    return {
      ...size,
      ...writerOf(written),
      song: SONG,
      ...(fine && { fine: true as const }),
      storyboard,
      texts: withSubtitles ? subtitleTexts(file?.cues, heard, request.subtitle_color) : [],
      notes: [
        ...(written?.notes ?? []),
        ...(request.lip_sync === true && !storyboard.shots.some(shot => shot.sings) ? [unsungNoteOf(song)] : []),
        ...(file?.notes ?? []),
        ...unseenCues(file?.cues ?? [], heard.seconds).map(unseenNoteOf),
        ...(withSubtitles && !file && heard.words.length === 0 ? [NO_WORDS_HEARD] : []),
        ...(isSung(request.premium_mv_mode) && heard.words.length === 0 ? [NO_LYRICS] : []),
        ...unaskedNotes(request),
      ],
    }
  }
  return { designIt, request, inputs, seed, song }
}

const NO_WORDS_HEARD = 'add_subtitle: no words were heard in the song, and there are no subtitles'

const NO_LYRICS = 'audio_url: no words were heard in the song, so that all of it counts as sung'
const isSung = (mode: SongRequest['premium_mv_mode']): boolean => mode === 'sing' || mode === 'sing_perform'

const unseenNoteOf = ({ text, startSeconds }: Cue): string =>
  `srt_url: "${text.replaceAll('\n', ' ')}" at ${startSeconds} s was left out: the song is over, or another cue begins with it`

/** Notes on inputs for features that were not requested. */
function unaskedNotes({ srt_url, add_subtitle, lip_ref_url, lip_sync }: SongRequest): string[] {
  return [
    ...(srt_url !== undefined && !add_subtitle ? ['srt_url: it was not used, because add_subtitle is false'] : []),
    ...(lip_ref_url !== undefined && lip_sync !== true
      ? ['lip_ref_url: it was not used, because lip_sync is false']
      : []),
  ]
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

function subtitleTexts(cues: readonly Cue[] | undefined, heard: SoundAnalysis, colour: string): Text[] {
  const last = Math.round(heard.seconds * FRAMES_PER_SECOND)
  return (cues ? subtitlesFromCues(cues, heard.seconds) : subtitlesFromWords(heard.words))
    .map(({ fromSeconds, toSeconds, text }) => ({
      text,
      // Within the times of its words.
      fromFrame: Math.ceil(fromSeconds * FRAMES_PER_SECOND),
      toFrame: Math.min(last, Math.floor(toSeconds * FRAMES_PER_SECOND)),
      style: 'subtitle' as const,
      font: 'sans' as const,
      colour,
    }))
    .filter(({ fromFrame, toFrame }) => toFrame > fromFrame)
}
