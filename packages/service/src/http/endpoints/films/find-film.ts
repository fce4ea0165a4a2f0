import { TIMELINE } from '../../../films/making/design/film-design.ts'
import { findLightTasks, findParts, findTask, findTaskBytes } from '../../../store/tasks/find-tasks.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { findSteps } from '../../../store/work/steps.ts'
import { taskNotFound } from '../../../tasks/end-tasks.ts'
import { findCut } from '../../../tasks/films/film-parts.ts'
import type { Timeline } from '@kinora/media/film/timeline'
import { UNCOUNTED_ANSWER_BYTES } from '../../guards/answer-memory.ts'
import type { Call } from '../../endpoint.ts'
import { timeline } from '../../../films/making/design/film-design.ts'
import { readStep } from '../../../plans/stored-shapes.ts'

export type Film = { film: TaskRow; parts: TaskRow[] }

/** Finds the caller's film of this type by its id. */
export async function findFilm(call: Call, type: string, filmId: string): Promise<Film> {
  const { db } = call.services
  await makeRoom(call, filmId)
  const film = await findTask(db, filmId)
  // A part has its film's type but is no film.
  const isFilm = film?.type === type && film.parent_id === null
  if (!film || film.account_id !== call.caller.accountId || !isFilm) throw taskNotFound(filmId)
  return { film, parts: await findParts(db, film.id) }
}

/** A comic's script can be as long as a body and is part of the answer. */
async function makeRoom({ services, caller, reply }: Call, filmId: string): Promise<void> {
  const bytes = await findTaskBytes(services.db, filmId, caller.accountId)
  if (bytes > UNCOUNTED_ANSWER_BYTES) await services.answers.make(reply, caller.accountId, 2 * bytes)
}

/** The same, by the film's id or the id of one of its jobs. */
export async function findFilmOfJob(call: Call, type: string): Promise<Film> {
  const given = call.params.id ?? ''
  const [task] = (await findLightTasks(call.services.db, [given])).values()
  if (!task || task.account_id !== call.caller.accountId) throw taskNotFound(given)
  return findFilm(call, type, task.parent_id ?? task.id)
}

/** Finds the timeline of a composition by its id, or of the one that the film shows. */
export async function findTimeline(
  { services: { db } }: Call,
  found: Film,
  cut?: string,
): Promise<Timeline | undefined> {
  const composed = findCut(found, cut)
  return composed && readStep(timeline, await findSteps(db, composed.id), TIMELINE)
}
