import type { FilmAction } from '../../catalog/declare.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { draftFilmStep, type FilmStep } from '../../tasks/draft-film-step.ts'
import { requireMade, withKeptPictures } from '../../tasks/film-parts.ts'
import { requireMakeable } from '../../tasks/settle-request.ts'
import { resolveInputs } from '../../tasks/resolve-inputs.ts'
import type { Call } from '../endpoint.ts'
import { findFilm } from './find-film.ts'

/** What a step on a film would make. Body first (done), then the film, then its state, then whether it can be made. */
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
