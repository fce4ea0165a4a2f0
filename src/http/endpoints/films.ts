import type { Catalog } from '../../catalog/catalog.ts'
import type { FilmAction } from '../../catalog/declare.ts'
import { refuseField } from '../../core/errors.ts'
import { shown } from '../../core/shown.ts'
import { findParts, findTask } from '../../store/tasks/find-tasks.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { taskNotFound } from '../../tasks/cancel-task.ts'
import {
  mustBeMade,
  mustHaveOnePerSegment,
  partsOf,
  partToUse,
  secondsOf,
  segmentsOf,
  type PartKind,
} from '../../tasks/film-parts.ts'
import { shownAdFilm, shownOneClickFilm } from '../../tasks/show-film.ts'
import { answerSchemaOf, fieldSchemas, listSchema, objectSchema, state } from '../answer-schemas.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { mustBeMakeable } from '../must-be-makeable.ts'
import { newTaskOf, submit, type TaskParts } from './generators.ts'

const { text, id, count, time } = fieldSchemas

type Film = { film: TaskRow; parts: TaskRow[] }

/** The caller's own film of this kind, by its id. */
async function findFilm({ services, caller }: Call, type: string, filmId: string): Promise<Film> {
  const film = await findTask(services.db, filmId)
  if (!film || film.account_id !== caller.accountId || film.type !== type) throw taskNotFound(filmId)
  return { film, parts: await findParts(services.db, film.id) }
}

/** The same, by its own id or by that of one of its jobs. */
async function findFilmOfJob(call: Call, type: string): Promise<Film> {
  const given = call.params.id ?? ''
  const task = await findTask(call.services.db, given)
  if (!task || task.account_id !== call.caller.accountId) throw taskNotFound(given)
  return findFilm(call, type, task.parent_id ?? task.id)
}

type Draft = Omit<TaskParts, 'type'>

/** Cuts lie on beats, prices on whole seconds. */
const startedSecondsOf = (part: TaskRow): number => Math.ceil(secondsOf(part))

/** The same part from other words: as long as before, from the same pictures, in the same voice. */
const madeAnew = (replaced: TaskRow, values: Draft['values']): Draft['values'] => ({
  ...replaced.request,
  ...values,
  duration: secondsOf(replaced),
})

/** What each action makes of its checked body and the film: the sub-task, or a refusal. */
const DRAFTS: Record<string, (call: Call, film: Film) => Draft> = {
  'ad-one-click/edit': ({ body: { values }, services: { catalog } }, { parts }) => {
    const kind = values.type as PartKind
    const index = Number(values.storyboard_video_index ?? 0)
    const segments = segmentsOf(parts)
    const replaced = kind === 'generate_video' ? segments[index]?.at(-1) : partsOf(parts, kind).at(-1)
    if (!replaced && kind === 'generate_video') {
      const allowed =
        segments.length > 0 ? `between 0 and ${segments.length - 1}` : 'that of a segment, and this film has none'
      throw refuseField('storyboard_video_index', `storyboard_video_index must be ${allowed}, got ${index}`)
    }
    if (!replaced) throw refuseField('type', `this film has no ${kind} record to make again`)
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
    mustHaveOnePerSegment(videos, parts, 'video_task_ids')
    videos.forEach((one, index) => partToUse(parts, 'generate_video', one, `video_task_ids[${index}]`))
    partToUse(parts, 'generate_bgm', values.bgm_task_id as string, 'bgm_task_id')
    partToUse(parts, 'generate_narration', values.narration_task_id as string, 'narration_task_id')
    return { part: 'compose', hold: catalog.prices.credits('film compose'), values }
  },
  edit: ({ body: { values }, services: { catalog } }, { parts }) => {
    const job = partsOf(parts, 'generate_video').find(part => part.id === values.job_id)
    if (!job)
      throw refuseField('job_id', `job_id must be a generate_video job of this film, got ${shown(values.job_id)}`)
    const hold = catalog.prices.credits('film part generate_video', { seconds: startedSecondsOf(job), values })
    return { part: 'generate_video', partIndex: job.part_index ?? 0, hold, values: madeAnew(job, values) }
  },
  compose: ({ body: { values }, services: { catalog } }, { parts }) => {
    const jobs = values.job_ids as string[]
    mustHaveOnePerSegment(jobs, parts, 'job_ids')
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
async function act(call: Call, action: FilmAction): Promise<Answer> {
  const filmId = call.params.id ?? String(call.body.values.ad_one_click_task_id)
  const found = await findFilm(call, action.film, filmId)
  mustBeMade(found.film)
  mustBeMakeable(call.services, call.body, action.plan)
  const draft = (DRAFTS[action.name] ?? DRAFTS[action.name.split('/').at(-1) ?? ''])?.(call, found)
  if (!draft) throw new Error(`nothing drafts ${action.name}`)
  const task = newTaskOf(call, { ...draft, type: action.name, parentId: found.film.id })
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
  return submit(call, task)
}

const record = objectSchema({ id, type: text, prompt: text, creation_url: text, state, err_code: text })

const adFilmSchema = objectSchema({
  id,
  err_code: text,
  state,
  data_records: objectSchema({
    storyboards: listSchema(objectSchema({ stroyboard_id: count, records: listSchema(record) })),
    narration_records: listSchema(record),
    bgm_records: listSchema(record),
    completed_creation_records: listSchema(
      objectSchema({
        id,
        state,
        err_code: text,
        creation_url: text,
        params: objectSchema({ video_task_ids: listSchema(id), bgm_task_id: text, narration_task_id: text }),
      }),
    ),
  }),
})

const job = objectSchema({
  id,
  type: text,
  state,
  err_code: text,
  err_msg: text,
  prompt: text,
  duration: count,
  signed_url: text,
  created_at: time,
  updated_at: time,
})

const oneClickFilmSchema = objectSchema({
  id,
  type: text,
  state,
  err_code: text,
  err_msg: text,
  progress: count,
  input: { type: 'object' },
  signed_url: text,
  job_records: listSchema(objectSchema({ type: text, index: count, jobs: listSchema(job) })),
  created_at: time,
  updated_at: time,
})

/** Queries of films, and the steps that change them. */
export const filmEndpoints = ({ generators, filmActions }: Catalog): Endpoint[] => [
  ...generators
    .filter(generator => generator.film)
    .map(({ name, path }) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}`,
        tag: 'Films',
        summary:
          name === 'ad-one-click'
            ? 'An advertisement film with all its records'
            : 'A film with all its jobs, by its id or that of a job',
        scope: 'read',
        answer: { about: 'The film', schema: name === 'ad-one-click' ? adFilmSchema : oneClickFilmSchema },
        read: async call => {
          const { shower } = call.services
          if (name === 'ad-one-click') {
            const { film, parts } = await findFilm(call, name, call.params.id ?? '')
            return { json: shownAdFilm(film, parts, shower) }
          }
          const { film, parts } = await findFilmOfJob(call, name)
          return { json: shownOneClickFilm(film, parts, shower) }
        },
      }),
    ),
  ...filmActions.map(action =>
    endpoint({
      method: 'POST',
      path: action.path,
      tag: 'Films',
      summary: action.summary,
      scope: 'create',
      body: action,
      answer: { about: 'The sub-task', schema: answerSchemaOf(action) },
      create: call => act(call, action),
    }),
  ),
]
