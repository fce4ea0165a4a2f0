import { tidyNotes } from '../../plans/notes.ts'
import { list, number, readShape, record, text } from '../../core/shape.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Script } from '@kinora/media/script/script-schema'
import type { FilmAction } from '../../catalog/declare.ts'
import type { FilmDesign } from '../../films/making/design/film-design.ts'
import { scriptFromStoryboard } from '../../films/script/script-from-storyboard.ts'
import { partRequest } from '../../films/making/inputs/part-request.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import {
  chapterIds,
  findCut,
  selectCuts,
  groupSegments,
  type PartKind,
  readPlayedSeconds,
  selectParts,
} from './film-parts.ts'
import type { TaskPresenter } from '../task-presenter.ts'

type StoryboardRecords = {
  film: TaskRow
  parts: readonly TaskRow[]
  design: FilmDesign | undefined
  /** The steps that this kind of film supports. */
  actions: readonly FilmAction[]
  /** Of a film that is one order. */
  script?: Script | undefined
}

/** Presents a film for an editor: every version of every part, and every composition with its texts. */
export function presentStoryboard(
  { film, parts, design, actions, script }: StoryboardRecords,
  presenter: TaskPresenter,
): Record<string, unknown> {
  const [shown] = film.result?.creations ?? []
  const versionsOf = (kind: PartKind): object[] => selectParts(parts, kind).map(part => version(part, presenter))
  return {
    id: film.id,
    type: film.type,
    state: film.state,
    err_code: film.err_code,
    err_msg: film.err_msg,
    progress: film.progress,
    width: design?.width ?? shown?.width ?? 0,
    height: design?.height ?? shown?.height ?? 0,
    allows: allowedChanges(actions, parts),
    cut: findCut({ film, parts })?.id ?? '',
    segments: groupSegments(parts).map((records, index) => ({
      index,
      versions: records.map(part => version(part, presenter)),
    })),
    narration: versionsOf('generate_narration'),
    music: versionsOf('generate_bgm'),
    script: design ? scriptOf(design) : (script ?? null),
    cuts: selectCuts(parts).map(part => ({ ...fields(part, presenter), ...cutChoices(part, parts, design) })),
  }
}

/** Its people and places are in the documents. */
function scriptOf({ storyboard }: FilmDesign): Partial<Script> {
  const { cast: _cast, places: _places, ...script } = scriptFromStoryboard(storyboard)
  return script
}

/** The changes that steps can make in this film, given its parts. */
function allowedChanges(actions: readonly FilmAction[], parts: readonly TaskRow[]): string[] {
  const names = new Set(actions.flatMap(({ fields }) => Object.keys(fields)))
  const has = (kind: PartKind): boolean => selectParts(parts, kind).length > 0
  const sounds = names.has('narration_task_id')
  return [
    ...['prompt', 'images', 'duration', 'new_segment', 'titles', 'subtitles', 'cut'].filter(name => names.has(name)),
    ...(names.has('any_order') ? ['order'] : []),
    ...(sounds && has('generate_narration') ? ['narration', 'voice_id'] : []),
    ...(sounds && has('generate_bgm') ? ['music'] : []),
  ]
}

/** The fields of every part. */
function fields(part: TaskRow, presenter: TaskPresenter): Record<string, unknown> {
  const { creations } = presenter.task(part)
  return {
    id: part.id,
    state: part.state,
    err_code: part.err_code,
    err_msg: part.err_msg,
    progress: part.progress,
    duration: Math.round(readPlayedSeconds(part) * 1_000) / 1_000,
    url: creations[0]?.url ?? '',
    cover_url: creations[0]?.cover_url ?? '',
    notes: tidyNotes(part.result?.notes ?? []),
    created_at: formatIsoTime(part.created_at.getTime()),
  }
}

function version(part: TaskRow, presenter: TaskPresenter): Record<string, unknown> {
  const { order } = partRequest(part)
  const passes = presenter.task(part).creations[0]?.passes
  return {
    ...fields(part, presenter),
    prompt: part.request.prompt ?? '',
    images: shownPictures(part, presenter),
    voice_id: order?.kind === 'speech' ? order.voice : '',
    scene: order?.scene ?? null,
    ...(passes && { passes }),
  }
}

const shownRequest = record({}, { images: list(text), inputs: list(text) })

/** The URLs of the pictures that a part uses. */
function shownPictures(part: TaskRow, presenter: TaskPresenter): string[] {
  const { images, inputs = [] } = readShape(shownRequest, presenter.request(part), `the request of the part ${part.id}`)
  if (images) return images
  return inputs.filter((_, index) => partRequest(part).inputs[index]?.kind === 'picture')
}

type Title = { segment: number; text: string; style: string }
type Subtitle = { text: string; from: number; to: number }

const cutRequest = record(
  {},
  {
    video_task_ids: list(text),
    job_ids: list(text),
    narration_task_id: text,
    bgm_task_id: text,
    titles: list(record({ segment: number, text, style: text })),
    subtitles: list(record({ text, from: number, to: number })),
  },
)

const readCut = ({ id, request }: TaskRow) => readShape(cutRequest, request, `the request of the composition ${id}`)

/** The parts and texts of a composition: as requested, otherwise as designed. */
function cutChoices(
  part: TaskRow,
  parts: readonly TaskRow[],
  design: FilmDesign | undefined,
): { segments: string[]; narration: string; music: string; titles: Title[]; subtitles: Subtitle[] } {
  const request = readCut(part)
  const chapters = parts.filter(({ id }) => chapterIds(part).includes(id)).map(readCut)
  return {
    segments: [request, ...chapters].flatMap(one => one.video_task_ids ?? one.job_ids ?? []),
    narration: request.narration_task_id ?? '',
    music: request.bgm_task_id ?? '',
    titles: request.titles ?? designedTitles(design),
    subtitles: request.subtitles ?? designedSubtitles(design),
  }
}

const designedTitles = (design: FilmDesign | undefined): Title[] =>
  (design?.storyboard.shots ?? []).flatMap(({ title }, segment) =>
    title ? [{ segment, text: title.text, style: title.style }] : [],
  )

const seconds = (frame: number): number => Math.round((frame / FRAMES_PER_SECOND) * 1_000) / 1_000

const designedSubtitles = (design: FilmDesign | undefined): Subtitle[] =>
  (design?.texts ?? []).flatMap(({ text, style, fromFrame, toFrame }) =>
    style === 'subtitle' ? [{ text, from: seconds(fromFrame), to: seconds(toFrame) }] : [],
  )
