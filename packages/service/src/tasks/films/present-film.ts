import { tidyNotes } from '../../plans/notes.ts'
import { formatIsoTime } from '../../core/clock.ts'
import type { TaskRow, ShownTask } from '../../store/tasks/task-row.ts'
import type { Timeline } from '@kinora/media/film/timeline'
import { type PartKind, selectParts, readPlayedSeconds, groupSegments } from './film-parts.ts'
import type { TaskPresenter } from '../task-presenter.ts'
import type { Tx } from '../../store/pool.ts'
import { findParts, findTask } from '../../store/tasks/find-tasks.ts'

/** A film with its parts and the timeline of its newest composition, if any. */
type FilmRecords = { film: TaskRow; parts: readonly TaskRow[]; timeline?: Timeline | undefined }

/** The detailed query of an advertisement film; `stroyboard_id` is the contract's spelling. */
export function presentAdFilm(
  { film, parts, timeline }: FilmRecords,
  presenter: TaskPresenter,
): Record<string, unknown> {
  const recordOf = (part: TaskRow) => ({
    id: part.id,
    type: part.part,
    prompt: part.request.prompt ?? '',
    creation_url: presenter.firstUrl(part),
    state: part.state,
    err_code: part.err_code,
    ...notesOf(part),
  })
  const recordsOf = (kind: PartKind) => selectParts(parts, kind).map(recordOf)
  return {
    id: film.id,
    err_code: film.err_code,
    state: film.state,
    data_records: {
      storyboards: groupSegments(parts).map((records, index) => ({
        stroyboard_id: index,
        records: records.map(recordOf),
      })),
      narration_records: recordsOf('generate_narration'),
      bgm_records: recordsOf('generate_bgm'),
      completed_creation_records: selectParts(parts, 'compose').map(part => ({
        id: part.id,
        state: part.state,
        err_code: part.err_code,
        creation_url: presenter.firstUrl(part),
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
  result?.notes && result.notes.length > 0 ? { notes: tidyNotes(result.notes) } : {}

const TYPES: Record<string, string> = {
  'one-click/mv': 'mv',
  'one-click/premium_mv': 'premium_mv',
  'explain-comic': 'explain_comic',
}

/** The query of a one-click film: its jobs in groups, newest last. */
export function presentOneClickFilm(
  { film, parts, timeline }: FilmRecords,
  presenter: TaskPresenter,
): Record<string, unknown> {
  const jobOf = (part: TaskRow) => ({
    id: part.id,
    type: part.part,
    state: part.state,
    err_code: part.err_code,
    err_msg: part.err_msg,
    prompt: part.request.prompt ?? '',
    duration: Math.round(readPlayedSeconds(part) * 1_000) / 1_000,
    signed_url: presenter.firstUrl(part),
    created_at: formatIsoTime(part.created_at.getTime()),
    updated_at: formatIsoTime(part.updated_at.getTime()),
    ...notesOf(part),
  })
  const composed = selectParts(parts, 'compose')
  return {
    id: film.id,
    type: TYPES[film.type] ?? 'one_click',
    state: film.state,
    err_code: film.err_code,
    err_msg: film.err_msg,
    progress: film.progress,
    input: presenter.input(film),
    signed_url: presenter.firstUrl(film),
    job_records: [
      ...groupSegments(parts).map((records, index) => ({ type: 'generate_video', index, jobs: records.map(jobOf) })),
      ...(composed.length > 0 ? [{ type: 'compose', index: 0, jobs: composed.map(jobOf) }] : []),
    ],
    ...notesOf(film),
    ...(timeline && { timeline }),
    created_at: formatIsoTime(film.created_at.getTime()),
    updated_at: formatIsoTime(film.updated_at.getTime()),
  }
}

/** The body of a callback: the query's answer, plus the film fields for advertisement films. */
export async function presentCallback(
  tx: Tx,
  shown: ShownTask,
  presenter: TaskPresenter,
): Promise<Record<string, unknown>> {
  const film = shown.type === 'ad-one-click' ? await findTask(tx, shown.id) : undefined
  if (!film) return presenter.task(shown)
  const { data_records } = presentAdFilm({ film, parts: await findParts(tx, film.id) }, presenter)
  return { ...presenter.task(film), data_records }
}
