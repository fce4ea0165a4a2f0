import type { ToldNote } from '@kinora/media/engine/note'
import type { TimedWord } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Size } from '@kinora/media/frames/size'
import type { Timeline } from '@kinora/media/film/timeline'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { StoryShot } from '@kinora/media/shots/storyboard'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import type { DeclaredPlan } from '../../../plans/declared-plan.ts'
import { type Film, type PlanContext, PlanFailure, type PlanResult } from '../../../plans/plan.ts'
import type { adCompose } from '../../../catalog/generators/films/ad-one-click.ts'
import type { OneClickCompose } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { type ComposeRequest, partRequest } from '../inputs/part-request.ts'
import { chooseParts, type ChosenSources, loadSources, readWords } from './load-sources.ts'
import { composeFilm, estimateCompose, UNDRAWN } from './compose-film.ts'
import { type FilmDesign, findDesign, TIMELINE, timeline as timelineShape } from '../design/film-design.ts'
import { filmRequest } from '../inputs/film-request.ts'
import type { KeptInput } from '../inputs/kept-inputs.ts'
import { splitNarration } from '../parts/make-part.ts'
import { findLines } from '../design/place-lines.ts'
import { buildTimeline, type ChosenParts } from './build-timeline.ts'
import { type CutPiece, cutTimeline } from './cut-timeline.ts'
import { replaceTexts } from './replace-texts.ts'
import { list, text } from '../../../core/shape.ts'

/** The plan that composes a film from existing parts. */
export const composeParts: DeclaredPlan<RequestValues<typeof adCompose | OneClickCompose>, ComposeRequest> = {
  // A composition orders nothing.
  needs: () => [],
  estimateSeconds: ({ video_task_ids, job_ids, chapter_task_ids }) =>
    estimateCompose((video_task_ids ?? job_ids ?? chapter_task_ids ?? []).length * USUAL_SHOT_SECONDS),
  make,
}

// The request of a composition does not have the film's length; shots last about this long.
const USUAL_SHOT_SECONDS = 5

async function make(request: ComposeRequest, context: PlanContext): Promise<PlanResult> {
  const film = await context.film()
  const chosen = chooseParts(request, film)
  const timeline = await context.step(TIMELINE, timelineShape, async () => {
    if (request.chapter_task_ids) return joinFilms(chosen.videos.map(chapterOf))
    const designed = findDesign(film.steps, request.design)
    if (!designed) throw new PlanFailure('InternalServiceFailure', 'the film has no design', { retryable: false })
    const given = withFurtherShots(designed, chosen.videos)
    const design = replaceTexts(given, request, filmRequest(film).subtitle_color)
    const words = chosen.narration ? await readWords(chosen.narration, context) : []
    const isFree = request.any_order === true
    const named = namedParts(design, chosen, words, isFree)
    const videos = isFree ? segmentsOf(design, named.videos) : named.videos
    const isTimed = request.subtitles !== undefined
    const whole = buildTimeline(design, { ...named, videos, ...(isTimed && { hasOwnSubtitles: true }) })
    const cut = isFree ? piecesOf(whole, named.videos) : request.cut
    return cut ? cutTimeline(whole, cut, isTimed) : whole
  })
  const creation = await composeFilm(timeline, () => loadSources(chosen, context), context)
  const undrawn = await context.step(UNDRAWN, list(text), async () => [])
  const notes = [...notesOf(request, film, chosen), ...undrawnNotes(undrawn)]
  return {
    creations: [creation],
    ...(notes.length > 0 && { notes }),
    bgm:
      timeline.tracks.some(({ kind, cues }) => HAS_MUSIC.has(kind) && cues.length > 0) || chosen.videos.some(isPlayed),
    seconds: timeline.frames / FRAMES_PER_SECOND,
  }
}

/** The design with the segments that were added to the film later. */
function withFurtherShots(design: FilmDesign, videos: readonly TaskRow[]): FilmDesign {
  const shots = [...design.storyboard.shots]
  for (const video of videos.toSorted((a, b) => (a.part_index ?? 0) - (b.part_index ?? 0))) {
    const index = video.part_index ?? 0
    const { prompt, duration } = partRequest(video)
    const shot: StoryShot = {
      prompt,
      frames: Math.round(duration * FRAMES_PER_SECOND),
      pictures: [],
      from: 'words',
      amplitude: 'auto',
    }
    for (let at = shots.length; at <= index; at++) shots[at] = shot
  }
  return { ...design, storyboard: { ...design.storyboard, shots } }
}

type Videos = ChosenParts['videos']

/** All segments in the order of the storyboard. Those that are left out have no source; the cut does not show them. */
const segmentsOf = ({ storyboard }: FilmDesign, videos: Videos): Videos =>
  storyboard.shots.map(({ prompt, frames }, shot) => {
    return videos.find(video => video.shot === shot) ?? { source: '', prompt, shot, frames }
  })

/** The segments whole, in the order of `videos`, with their transitions. */
const piecesOf = ({ shots, framesPerSecond }: Timeline, videos: Videos): CutPiece[] =>
  videos.flatMap(({ shot }): CutPiece[] => {
    const { frames, transition } = shots[shot] ?? {}
    if (frames === undefined) return []
    const over = transition && { transition: transition.kind, over: transition.frames / framesPerSecond }
    return [{ segment: shot, from: 0, to: frames / framesPerSecond, ...over }]
  })

const HAS_MUSIC = new Set(['music', 'song'])
/** A chapter with music, or a segment whose scene has no sound. */
const isPlayed = ({ result }: TaskRow): boolean => result?.bgm === true

/** Notes of the film's design and of its parts. */
function notesOf(
  request: ComposeRequest,
  { steps }: Film,
  { videos, narration, music, spoken }: ChosenSources,
): ToldNote[] {
  const design = request.chapter_task_ids ? undefined : findDesign(steps, request.design)
  const { storyboard } = design ?? {}
  return [
    ...(design?.notes ?? []),
    ...[...videos, ...(narration ? [narration] : []), ...(music ? [music] : []), ...spoken].flatMap(
      part => part.result?.notes ?? [],
    ),
    ...(storyboard?.narration && storyboard.narration.lines.length > 0 && !narration
      ? ['narration: it could not be made, and the film is without']
      : []),
    ...(storyboard?.music && !music ? ['music: it could not be made, and the film is without'] : []),
  ]
}

const undrawnNotes = (signs: readonly string[]): string[] =>
  signs.length > 0 ? [`subtitles: these signs cannot be drawn and were left out: ${signs.join(' ')}`] : []

function chapterOf({ id, result }: TaskRow): Parameters<typeof joinFilms>[0][number] {
  const { seconds = 0, width = 0, height = 0 } = result?.creations[0] ?? {}
  return { source: id, width, height, frames: Math.round(seconds * FRAMES_PER_SECOND) }
}

function namedParts(
  design: FilmDesign,
  chosen: ChosenSources,
  words: readonly TimedWord[],
  isFree: boolean,
): ChosenParts {
  const { videos, narration, music, spoken, inputs } = chosen
  const inputOf = (role: string | undefined): KeptInput | undefined => inputs.find(input => input.role === role)
  const [song, loop] = [inputOf(design.song), inputOf(design.music)]
  const lineCount = narration ? splitNarration(partRequest(narration).prompt).length : 0
  return {
    videos: arrangedVideos(videos, isFree),
    ...(narration && { narration: { source: narration.id, lines: findLines(words, lineCount) } }),
    ...(music && { music: { source: music.id, seconds: partRequest(music).duration ?? 0 } }),
    ...(spoken.length > 0 && {
      spoken: spoken.map(({ id, result }) => ({ source: id, seconds: result?.creations[0]?.seconds ?? 0 })),
    }),
    ...(song && { song: { source: song.role, seconds: song.seconds ?? 0 } }),
    ...(loop && { loop: loop.role }),
  }
}

/**
 * A segment's index is its shot's index in the storyboard; the first of a chapter may be higher than 0. A composition in
 * any order is of the whole film.
 */
function arrangedVideos(videos: readonly TaskRow[], isWhole: boolean): Videos {
  const places = videos.map(part => part.part_index ?? 0).toSorted((a, b) => a - b)
  return videos.map(video => {
    const { shown, faces } = video.result?.creations[0] ?? {}
    const scene = partRequest(video).order?.scene
    return {
      source: video.id,
      prompt: partRequest(video).prompt,
      shot: isWhole ? (video.part_index ?? 0) : places.indexOf(video.part_index ?? 0),
      frames: Math.round((partRequest(video).duration ?? 0) * FRAMES_PER_SECOND),
      ...(shown && { shown }),
      ...(faces && { faces: faces.map(face => ({ ...face, name: nameIn(scene, face.who) })) }),
    }
  })
}

/** Joins films, each with its own sound. */
export function joinFilms(films: readonly (Size & { source: string; frames: number })[]): Timeline {
  const [first] = films
  if (!first) throw new RangeError('there is nothing to join')
  const { width, height } = first
  let frames = 0
  const cues = films.map(film => {
    const atSeconds = frames / FRAMES_PER_SECOND
    frames += film.frames
    return { source: film.source, atSeconds, fromSeconds: 0, seconds: film.frames / FRAMES_PER_SECOND }
  })
  return {
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    frames,
    shots: films.map(({ source, frames: length }, index) => ({
      source,
      name: `Chapter ${index + 1}`,
      fromFrame: 0,
      frames: length,
    })),
    texts: [],
    tracks: [{ kind: 'joined', gainDb: 0, cues }],
  }
}

const nameIn = (scene: Scene | undefined, id: string): string =>
  (scene?.entities.find(one => one.id === id)?.name ?? id).toLowerCase()
