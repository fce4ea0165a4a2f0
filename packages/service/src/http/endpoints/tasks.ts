import type { Catalog } from '../../catalog/catalog.ts'
import type { Clock } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { firstIdAt } from '../../core/ids.ts'
import { bytesToBuild } from '../../core/memory-budget.ts'
import { id, integer, list, SAFE, text, time } from '../../catalog/words/words.ts'
import type { Tx } from '../../store/pool.ts'
import { findTask, findTaskBytes } from '../../store/tasks/find-tasks.ts'
import { findListedTasks, weighTasks } from '../../store/tasks/list-tasks.ts'
import type { LightTask } from '../../store/tasks/task-row.ts'
import { cancelTask, taskNotFound } from '../../tasks/end-tasks.ts'
import { isFinal } from '../../tasks/moves.ts'
import { pinTask, unpinTask } from '../../tasks/pin-task.ts'
import {
  field,
  KEPT_FIELDS,
  listedTaskSchema,
  NEXT_PAGE_TOKEN,
  objectSchema,
  waitingTaskSchema,
} from '../../reference/answer-schemas.ts'
import { UNCOUNTED_ANSWER_BYTES } from '../guards/answer-memory.ts'
import { collectionIn } from './collections.ts'
import { authenticate } from '../guards/authenticate.ts'
import { cutPage, formatPageToken, MAX_PAGE_BYTES, readPageToken, writeEntries } from '../pages.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { clientClosedSignal, waitWithKey } from '../caller-signals.ts'
import { streamEvents } from '../stream-events.ts'
import { wholeTask } from '../whole-task.ts'

/** Finds the caller's task; other accounts' tasks are not found. */
export async function ownTask({ services, caller, params, request }: Call): Promise<LightTask> {
  const found = await services.findOwnTask({ id: params.id ?? '', keyId: caller.keyId })
  if (found) return found
  // Not found for this key. If the cached key has ended, that is the answer instead.
  await authenticate(request.headers.authorization, 'read', services)
  throw taskNotFound(params.id ?? '')
}

/** The query's answer, with the queue position of a waiting task. */
const shownWithPlace = async (call: Call, task: LightTask): Promise<object> => ({
  ...call.services.presenter.task(await wholeTask(call, task)),
  ...(await call.services.placeOf(task)),
})

type Pin = (tx: Tx, own: { accountId: string; id: string }, means: PinOptions) => Promise<void>
type PinOptions = { maxPinnedTasks: number; clock: Clock }

const keepEndpoint = (method: 'PUT' | 'DELETE', summary: string, pin: Pin): Endpoint =>
  endpoint({
    method,
    path: '/ent/v2/tasks/{id}/keep',
    tag: 'Tasks',
    summary,
    scope: 'create',
    answer: {
      about: 'When they will be deleted',
      schema: objectSchema({ id: field.id('The task'), ...KEPT_FIELDS }),
    },
    change: async ({ services, caller, params }, tx) => {
      const id = params.id ?? ''
      await pin(tx, { accountId: caller.accountId, id }, { ...services.settings, clock: services.clock })
      const task = await findTask(tx, id)
      if (!task) throw taskNotFound(id)
      const { kept_until, pinned } = services.presenter.task(task)
      return { json: { id, kept_until, pinned } }
    },
  })

const anyText = (about: string) => list(text({ max: 200 }), { min: 0, max: 100, about })

/** The task query, at each path that clients use. */
const queryEndpoint = (path: string, summary: string): Endpoint =>
  endpoint({
    method: 'GET',
    path,
    tag: 'Tasks',
    summary,
    scope: 'read',
    provesKey: true,
    query: {
      name: 'creations query',
      summary: '',
      fields: {
        wait: integer({
          min: 0,
          max: 60,
          default: 0,
          about: 'Answer when the state or progress changes, or after this many seconds',
        }),
      },
    },
    answer: { about: 'The task; `creations` has entries once it succeeded', schema: waitingTaskSchema },
    read: async call => {
      const task = await ownTask(call)
      const waitMs = Number(call.query.wait) * 1000
      if (waitMs === 0 || isFinal(task.state)) return { json: await shownWithPlace(call, task) }
      const next = await waitWithKey(call, clientClosedSignal(call), async (signal, keyEnded) => {
        const changed = await call.services.watcher.next(task.id, task, { timeoutMs: waitMs, signal })
        // Without a change, the next query checks the key and refuses it.
        return keyEnded.aborted ? undefined : changed
      })
      return { json: await shownWithPlace(call, next ?? (await ownTask(call))) }
    },
  })

const cancelEndpoint = (path: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    tag: 'Tasks',
    summary: 'Cancel a task; its credits come back',
    scope: 'create',
    answer: { about: 'Nothing more', schema: { type: 'object' } },
    change: async ({ services, caller, params }, tx) => {
      await cancelTask(tx, { accountId: caller.accountId, id: params.id ?? '' }, services)
      return { json: {} }
    },
    changed: ({ services, params }) => {
      services.log.info({ task: params.id, state: 'failed', code: 'UserCancelled' }, 'a task ended')
      services.changed(params.id ?? '')
    },
  })

export const taskEndpoints: Endpoint[] = [
  queryEndpoint('/ent/v2/tasks/{id}/creations', 'A task and what it made'),
  queryEndpoint('/ent/v2/tasks/{id}', 'The same, by the shorter path'),
  endpoint({
    method: 'GET',
    path: '/ent/v2/tasks/{id}/events',
    tag: 'Tasks',
    summary: 'State and progress as server-sent events, until the task is final',
    scope: 'read',
    answer: { about: 'A stream of `task` events, each with the body of the query', contentType: 'text/event-stream' },
    read: async call => streamEvents(call, await ownTask(call)),
  }),
  endpoint({
    method: 'GET',
    path: '/ent/v2/tasks/{id}/request',
    tag: 'Tasks',
    summary: 'The request of a task, for repeating it',
    scope: 'read',
    answer: {
      about: 'The generator and the body of its create, with defaults filled in and files as URLs',
      schema: objectSchema({
        id: field.id('The task'),
        type: field.text('Its generator, as in the path of the create after the version'),
        body: { type: 'object', description: 'The body of the create; without `callback_url`' },
      }),
    },
    read: readRequest,
  }),
  cancelEndpoint('/ent/v2/tasks/{id}/cancel'),
  // A spelling of some clients.
  { ...cancelEndpoint('/ent/v2/task/{id}/cancel'), undocumented: true },
  keepEndpoint('PUT', 'Pin a task: its files, and those of a film’s parts, are kept until it is unpinned', pinTask),
  keepEndpoint('DELETE', 'Unpin a task: its files are deleted like others', unpinTask),
  endpoint({
    method: 'GET',
    path: '/ent/v2/tasks',
    tag: 'Tasks',
    summary: "The account's tasks, newest first",
    scope: 'read',
    query: {
      name: 'task list query',
      summary: '',
      fields: {
        states: anyText('Only tasks in these states'),
        model_versions: anyText('Only tasks of these models'),
        resolutions: anyText('Only tasks of these resolutions'),
        task_ids: list(id({}), { min: 0, max: 100, about: 'Only these tasks; finds sub-tasks of films too' }),
        types: anyText('Only tasks of these generators'),
        'created_at.from': time({ about: 'Created at or after' }),
        'created_at.to': time({ about: 'Created before or at' }),
        payload: text({ max: 1_048_576, about: 'Only tasks with exactly this payload' }),
        search: text({
          max: 200,
          unseen: true,
          about: 'Only tasks whose prompt, text or title has all of these words, in any case and order',
        }),
        seed: integer({ ...SAFE, about: 'Only tasks with this seed' }),
        collection: text({
          max: 20,
          about: 'Only tasks of this collection; `favourites` is one that every account has',
        }),
        'pager.pagesz': integer({ min: 1, max: 100, default: 10, about: 'Tasks a page' }),
        'pager.page_token': text({ max: 200, about: 'The next_page_token of the page before' }),
      },
    },
    answer: {
      about:
        'A page of tasks; `next_page_token` is empty on the last one. A page ends early where its tasks would be more than 8 MB',
      schema: objectSchema({
        tasks: field.list(listedTaskSchema, 'The tasks of this page, newest first'),
        next_page_token: NEXT_PAGE_TOKEN,
      }),
    },
    read: async ({ services, caller, query, reply }) => {
      const { reads, answers, presenter, placeOf, catalog } = services
      const limit = Number(query['pager.pagesz'])
      const found = await weighTasks(reads, {
        ...filterOf(query, catalog),
        ...(typeof query.collection === 'string' && {
          collectionId: await collectionIn(services.db, caller.accountId, query.collection),
        }),
        accountId: caller.accountId,
        limit: limit + 1,
      })
      const { ids, bytes, next } = cutPage(found, limit)
      if (bytes > UNCOUNTED_ANSWER_BYTES)
        await answers.make(reply, caller.accountId, bytesToBuild(bytes, MAX_PAGE_BYTES))
      const rows = await findListedTasks(reads, ids)
      const places = await Promise.all(rows.map(placeOf))
      const entries = writeEntries(rows, (row, at) => ({ ...presenter.entry(row), ...places[at] }))
      const token = formatPageToken(entries.length < rows.length ? rows[entries.length - 1]?.id : next)
      return { json: `{"tasks":[${entries.join()}],"next_page_token":"${token}"}` }
    },
  }),
]

async function readRequest(call: Call): Promise<Answer> {
  const { services, caller, reply } = call
  const { id: taskId, type, parent_id } = await ownTask(call)
  if (parent_id !== null)
    throw new Refusal('BadRequest', `task ${taskId} is a part of film ${parent_id}, and has no request of its own`)
  const bytes = await findTaskBytes(services.db, taskId, caller.accountId)
  if (bytes > UNCOUNTED_ANSWER_BYTES) await services.answers.make(reply, caller.accountId, bytesToBuild(bytes))
  const row = await findTask(services.db, taskId)
  if (!row) throw taskNotFound(taskId)
  const { payload } = row
  return { json: { id: taskId, type, body: { ...services.presenter.request(row), ...(payload && { payload }) } } }
}

// Searches rarely have more words.
const MAX_WORDS = 8

function filterOf(query: Call['query'], { ownModelName }: Pick<Catalog, 'ownModelName'>) {
  const texts = (name: string) =>
    Array.isArray(query[name]) && query[name].length > 0 ? { [name]: query[name] as string[] } : {}
  const {
    states,
    model_versions: models,
    resolutions,
    task_ids: ids,
    types,
  } = {
    ...texts('states'),
    ...texts('model_versions'),
    ...texts('resolutions'),
    ...texts('task_ids'),
    ...texts('types'),
  } as Record<string, string[] | undefined>
  const from = query['created_at.from']
  const to = query['created_at.to']
  const after = readPageToken(query['pager.page_token'], 'pager.page_token')
  // A time filter is a range of the primary key: exclusive in ids, inclusive in milliseconds.
  const until = typeof to === 'string' ? firstIdAt(Date.parse(to) + 1) : undefined
  const before = [after, until].filter(one => one !== undefined).sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))[0]
  return {
    ...(states && { states }),
    // Rows from before 0.3 hold the model name as sent.
    ...(models && { models: [...new Set([...models, ...models.map(ownModelName)])] }),
    ...(resolutions && { resolutions }),
    ...(ids && { ids }),
    ...(types && { types }),
    ...(typeof query.payload === 'string' && { payload: query.payload }),
    ...(typeof query.search === 'string' && { words: query.search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) }),
    ...(typeof query.seed === 'number' && { seed: query.seed }),
    ...(typeof from === 'string' && { fromId: firstIdAt(Date.parse(from)) }),
    ...(before !== undefined && { beforeId: before }),
  }
}
