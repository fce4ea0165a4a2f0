import { isoOf } from '../core/clock.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { Timeline } from '@kinora/media/film/timeline'
import { type PartKind, partsOf, playedSecondsOf, segmentsOf } from './film-parts.ts'
import type { Shower } from './show-task.ts'

/** A film with its parts, and the timeline of its newest composition where there is one. */
export type FilmRecords = { film: TaskRow; parts: readonly TaskRow[]; timeline?: Timeline | undefined }

/** The detailed query of an advertisement film; `stroyboard_id` is how the contract spells it. */
export function shownAdFilm({ film, parts, timeline }: FilmRecords, shower: Shower): Record<string, unknown> {
  const recordOf = (part: TaskRow) => ({
    id: part.id,
    type: part.part,
    prompt: part.request.prompt ?? '',
    creation_url: shower.firstUrl(part),
    state: part.state,
    err_code: part.err_code,
    ...notesOf(part),
  })
  const recordsOf = (kind: PartKind) => partsOf(parts, kind).map(recordOf)
  return {
    id: film.id,
    err_code: film.err_code,
    state: film.state,
    data_records: {
      storyboards: segmentsOf(parts).map((records, index) => ({
        stroyboard_id: index,
        records: records.map(recordOf),
      })),
      narration_records: recordsOf('generate_narration'),
      bgm_records: recordsOf('generate_bgm'),
      completed_creation_records: partsOf(parts, 'compose').map(part => ({
        id: part.id,
        state: part.state,
        err_code: part.err_code,
        creation_url: shower.firstUrl(part),
        params: {
          video_task_ids: part.request.video_task_ids ?? [],
          bgm_task_id: part.request.bgm_task_id ?? '',
          narration_task_id: part.request.narration_task_id ?? '',
        },
        ...notesOf(part),
      })),
    },
    ...notesOf(film),
    ...(timeline && { timeline }),
  }
}

const notesOf = ({ result }: TaskRow): { notes?: readonly string[] } =>
  result?.notes && result.notes.length > 0 ? { notes: result.notes } : {}

const TYPES: Record<string, string> = {
  'one-click/mv': 'mv',
  'one-click/premium_mv': 'premium_mv',
  'explain-comic': 'explain_comic',
}

/** The query of a one-click film: its jobs in groups, each group's edit history newest last. */
export function shownOneClickFilm({ film, parts, timeline }: FilmRecords, shower: Shower): Record<string, unknown> {
  const jobOf = (part: TaskRow) => ({
    id: part.id,
    type: part.part,
    state: part.state,
    err_code: part.err_code,
    err_msg: part.err_msg,
    prompt: part.request.prompt ?? '',
    duration: Math.round(playedSecondsOf(part) * 1_000) / 1_000,
    signed_url: shower.firstUrl(part),
    created_at: isoOf(part.created_at.getTime()),
    updated_at: isoOf(part.updated_at.getTime()),
    ...notesOf(part),
  })
  const composed = partsOf(parts, 'compose')
  return {
    id: film.id,
    type: TYPES[film.type] ?? 'one_click',
    state: film.state,
    err_code: film.err_code,
    err_msg: film.err_msg,
    progress: film.progress,
    input: shower.input(film),
    signed_url: shower.firstUrl(film),
    job_records: [
      ...segmentsOf(parts).map((records, index) => ({ type: 'generate_video', index, jobs: records.map(jobOf) })),
      ...(composed.length > 0 ? [{ type: 'compose', index: 0, jobs: composed.map(jobOf) }] : []),
    ],
    ...notesOf(film),
    ...(timeline && { timeline }),
    created_at: isoOf(film.created_at.getTime()),
    updated_at: isoOf(film.updated_at.getTime()),
  }
}
