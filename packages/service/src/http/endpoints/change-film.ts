import type { FilmAction } from '../../catalog/declare.ts'
import { buildNewTask } from '../../tasks/build-new-task.ts'
import { storeEmbedded } from '../../tasks/references.ts'
import { submitTask } from '../../tasks/create-task.ts'
import type { Answer, Call } from '../endpoint.ts'
import { draftChange } from './draft-change.ts'

/** Makes the sub-task of a step on a film. */
export async function changeFilm(call: Call, action: FilmAction): Promise<Answer> {
  const { caller, keyed, services, body } = call
  await services.room.require()
  const { film, step } = await draftChange(call, action)
  // The list of pictures is the body's own: what is stored here is what the step refers to.
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
