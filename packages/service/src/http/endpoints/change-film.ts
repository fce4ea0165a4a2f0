import type { FilmAction } from '../../catalog/declare.ts'
import { buildNewTask } from '../../tasks/build-new-task.ts'
import { draftFilmStep } from '../../tasks/draft-film-step.ts'
import { requireMade } from '../../tasks/film-parts.ts'
import { requireMakeable } from '../../tasks/require-makeable.ts'
import { submitTask } from '../../tasks/submit-task.ts'
import type { Answer, Call } from '../endpoint.ts'
import { findFilm } from './find-film.ts'

/** Body first (done), then the film, then its state, then whether it can be made. */
export async function changeFilm(call: Call, action: FilmAction): Promise<Answer> {
  await call.services.room.require()
  const filmId = call.params.id ?? String(call.body.values.ad_one_click_task_id)
  const found = await findFilm(call, action.film, filmId)
  requireMade(found.film)
  await requireMakeable(call.services, call.body, action.plan)
  const { caller, keyed, services, body } = call
  const draft = draftFilmStep(action, body.values, found.parts, services.catalog.prices)
  const owner = { accountId: caller.accountId, keyed }
  const task = buildNewTask(
    owner,
    { ...draft, type: action.name, plan: action.plan, parentId: found.film.id },
    services,
  )
  const answer: Record<string, unknown> = {
    id: task.id,
    ad_one_click_task_id: found.film.id,
    sub_task_id: task.id,
    compose_sub_task_id: task.id,
    state: 'created',
    err_code: '',
    credits: task.hold,
  }
  task.answer = JSON.stringify(Object.fromEntries(action.answer.map(name => [name, answer[name]])))
  return { json: (await submitTask(task, services)).answer }
}
