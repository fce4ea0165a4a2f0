import type { FilmAction } from '../../catalog/declare.ts'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/quote-value.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import {
  mustBeKept,
  requireMade,
  mustBeOfDifferentSegments,
  requireOnePerSegment,
  type PartKind,
  selectParts,
  partToUse,
  partSeconds,
  groupSegments,
} from '../../tasks/film-parts.ts'
import type { Answer, Call } from '../endpoint.ts'
import { requireMakeable } from '../require-makeable.ts'
import { type Film, findFilm } from './find-film.ts'
import { buildNewTask, submitTask, type TaskParts } from './generators.ts'

type Draft = Omit<TaskParts, 'type' | 'plan'>

/** Cuts lie on beats, prices on whole seconds. */
const startedSecondsOf = (part: TaskRow): number => Math.ceil(partSeconds(part))

/** The same part from other words: as long as before, from the same pictures, in the same voice. */
const madeAnew = (replaced: TaskRow, values: Draft['values']): Draft['values'] => ({
  ...replaced.request,
  ...values,
  duration: partSeconds(replaced),
})

/** What each action makes of its checked body and the film: the sub-task, or a refusal. */
const DRAFTS: Record<string, (call: Call, film: Film) => Draft> = {
  'ad-one-click/edit': ({ body: { values }, services: { catalog } }, { parts }) => {
    const kind = values.type as PartKind
    const index = Number(values.storyboard_video_index ?? 0)
    const segments = groupSegments(parts)
    const replaced = kind === 'generate_video' ? segments[index]?.at(-1) : selectParts(parts, kind).at(-1)
    if (!replaced && kind === 'generate_video') {
      const allowed =
        segments.length > 0 ? `between 0 and ${segments.length - 1}` : 'that of a segment, and this film has none'
      throw refuseField('storyboard_video_index', `storyboard_video_index must be ${allowed}, got ${index}`)
    }
    if (!replaced) throw refuseField('type', `this film has no ${kind} record to make again`)
    mustBeKept(replaced, 'ad_one_click_task_id')
    const seconds = startedSecondsOf(replaced)
    const hold = catalog.prices.credits(`film part ${kind}`, { seconds, values })
    return {
      part: kind,
      ...(kind === 'generate_video' && { partIndex: index }),
      hold,
      values: madeAnew(replaced, values),
    }
  },
  'ad-one-click/compose': ({ body: { values }, services: { catalog } }, { parts }) => {
    const videos = values.video_task_ids as string[]
    requireOnePerSegment(videos, parts, 'video_task_ids')
    const records = videos.map((one, index) => partToUse(parts, 'generate_video', one, `video_task_ids[${index}]`))
    mustBeOfDifferentSegments(records, 'video_task_ids')
    partToUse(parts, 'generate_bgm', values.bgm_task_id as string, 'bgm_task_id')
    partToUse(parts, 'generate_narration', values.narration_task_id as string, 'narration_task_id')
    return { part: 'compose', hold: catalog.prices.credits('film compose'), values }
  },
  edit: ({ body: { values }, services: { catalog } }, { parts }) => {
    const job = selectParts(parts, 'generate_video').find(part => part.id === values.job_id)
    if (!job)
      throw refuseField('job_id', `job_id must be a generate_video job of this film, got ${quoteValue(values.job_id)}`)
    mustBeKept(job, 'job_id')
    const hold = catalog.prices.credits('film part generate_video', { seconds: startedSecondsOf(job), values })
    return { part: 'generate_video', partIndex: job.part_index ?? 0, hold, values: madeAnew(job, values) }
  },
  compose: ({ body: { values }, services: { catalog } }, { parts }) => {
    const jobs = values.job_ids as string[]
    requireOnePerSegment(jobs, parts, 'job_ids')
    jobs.forEach((one, index) => {
      const field = `job_ids[${index}]`
      const job = partToUse(parts, 'generate_video', one, field)
      if (job.part_index !== index)
        throw refuseField(field, `${field} must be a job of segment ${index}; ${one} is of segment ${job.part_index}`)
    })
    return { part: 'compose', hold: catalog.prices.credits('film compose'), values }
  },
}

/** Body first (done), then the film, then its state, then whether it can be made. */
export async function changeFilm(call: Call, action: FilmAction): Promise<Answer> {
  await call.services.room.require()
  const filmId = call.params.id ?? String(call.body.values.ad_one_click_task_id)
  const found = await findFilm(call, action.film, filmId)
  requireMade(found.film)
  await requireMakeable(call.services, call.body, action.plan)
  const draft = (DRAFTS[action.name] ?? DRAFTS[action.name.split('/').at(-1) ?? ''])?.(call, found)
  if (!draft) throw new Error(`nothing drafts ${action.name}`)
  const task = buildNewTask(call, { ...draft, type: action.name, plan: action.plan, parentId: found.film.id })
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
  return submitTask(call, task)
}
