import type { FilmAction } from '../../../catalog/declare.ts'
import { buildNewTask } from '../../../tasks/create/build-new-task.ts'
import { storeEmbedded } from '../../../tasks/create/references.ts'
import { submitTask } from '../../../tasks/create/create-task.ts'
import type { Answer, Call } from '../../endpoint.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { draftFilmStep, type FilmStep } from '../../../tasks/films/draft-film-step.ts'
import { requireMade, withKeptPictures } from '../../../tasks/films/film-parts.ts'
import { requireMakeable } from '../../../tasks/create/settle-request.ts'
import { resolveInputs } from '../../../tasks/create/resolve-inputs.ts'
import { findFilm } from './find-film.ts'

/**
 * Drafts a film step. Checks come in this order: the body (already done), the film, its state, whether it can be made.
 */
export async function draftChange(call: Call, action: FilmAction): Promise<{ film: TaskRow; step: FilmStep }> {
  const { services, body, caller } = call
  const filmId = call.params.id ?? String(body.values.ad_one_click_task_id)
  const found = await findFilm(call, action.film, filmId)
  requireMade(found.film)
  await requireMakeable(services, body, action.plan)
  await resolveInputs(services.db, caller.accountId, body, services.clock())
  const parts = await withKeptPictures(services.db, found.parts)
  return { film: found.film, step: draftFilmStep(action, body.values, parts, services.catalog.prices) }
}

/** Creates the sub-task of a film step. */
export async function changeFilm(call: Call, action: FilmAction): Promise<Answer> {
  const { caller, keyed, services, body } = call
  await services.room.require()
  const { film, step } = await draftChange(call, action)
  // `storeEmbedded` changes the list in the body, which the step then refers to.
  await storeEmbedded(body.values, body.findings, services.blobs)
  const owner = { accountId: caller.accountId, keyed }
  const { name: type, plan } = action
  const task = buildNewTask(owner, { ...step, type, plan, model: film.model, parentId: film.id }, services)
  const answer: Record<string, unknown> = {
    id: task.id,
    ad_one_click_task_id: film.id,
    sub_task_id: task.id,
    compose_sub_task_id: task.id,
    state: 'created',
    err_code: '',
    credits: task.hold,
  }
  task.answer = JSON.stringify(Object.fromEntries(action.answer.map(name => [name, answer[name]])))
  return { json: (await submitTask(task, services)).answer }
}
