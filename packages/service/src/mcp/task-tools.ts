import { anything, mapping, parseShape } from '../core/shape.ts'
import { type Answered, askJson, type Json } from './ask.ts'
import { awaitTask, MAX_WAIT_SECONDS, USUAL_WAIT_SECONDS } from './await-task.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { changeFilm, chooseCut, composeFilm, editFilm, estimateEdit, filmPath } from './film-steps.ts'
import { pathTo, withQuery } from './path.ts'
import { findTask, showTask } from './show-task.ts'
import { answerJson, ESTIMATE, IDEMPOTENCY_KEY, idSchema, keyHeader, object, type Tool } from './tool.ts'

const TASK_ID = idSchema('The id that a make, edit_film or compose_film answered')
const FILM_ID = idSchema('The task id of the film')
const reads = { readOnlyHint: true }

const wait: Tool = {
  name: 'wait',
  title: 'Wait for a task',
  description: `Waits until a task has ended, at most ${MAX_WAIT_SECONDS} seconds, and answers links to its files and a small preview. If it is not done by then, call it again.`,
  inputSchema: object(
    {
      task_id: TASK_ID,
      seconds: {
        type: 'integer',
        minimum: 0,
        maximum: MAX_WAIT_SECONDS,
        default: USUAL_WAIT_SECONDS,
        description: 'How long at most',
      },
    },
    ['task_id'],
  ),
  annotations: reads,
  async run({ ask, args, signal, onProgress }) {
    const seconds = Number(args.seconds ?? USUAL_WAIT_SECONDS)
    return showTask(ask, await awaitTask(ask, args.task_id, { seconds, signal, onProgress }))
  },
}

const showTool = (catalog: Catalog): Tool => ({
  name: 'show',
  title: 'Show a task',
  description:
    'A task as it is now: its state, links to its files (signed anew), a small preview; of a film also its parts.',
  inputSchema: object({ task_id: TASK_ID }, ['task_id']),
  annotations: reads,
  async run({ ask, args, signal }) {
    const task = await findTask(ask, args.task_id, signal)
    const shown = await showTask(ask, task)
    const path = filmPath(catalog, task.type)
    const film = path && readFilm(await ask('GET', pathTo`${path}/${task.id}`))
    return film
      ? {
          ...shown,
          structuredContent: { ...shown.structuredContent, film },
          content: [...shown.content, { type: 'text', text: JSON.stringify({ film }) }],
        }
      : shown
  },
})

/** A film's records, if the task is a film. */
function readFilm({ status, bytes }: Answered): Json | undefined {
  if (status !== 200) return undefined
  const { data_records, job_records } = parseShape(mapping(anything), bytes.toString('utf8'), 'the film')
  if (data_records) return { data_records }
  return job_records ? { job_records } : undefined
}

const listTasks: Tool = {
  name: 'tasks',
  title: 'List tasks',
  description: "The account's latest tasks, newest first.",
  inputSchema: object({
    states: {
      type: 'array',
      items: { type: 'string', enum: ['created', 'queueing', 'processing', 'success', 'failed'] },
      description: 'Only tasks in these states',
    },
    count: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'How many' },
  }),
  annotations: reads,
  async run({ ask, args, signal }) {
    const { count = 10, states = [] } = args as { count?: number; states?: string[] }
    const query = new URLSearchParams({ 'pager.pagesz': String(count) })
    for (const state of [states].flat()) query.append('states', state)
    const { tasks } = await askJson(ask, 'GET', withQuery(pathTo`/ent/v2/tasks`, query), { signal })
    const shown = (tasks as Json[]).map(({ id, type, state, progress, prompt, created_at }) => ({
      task_id: id,
      type,
      state,
      progress,
      prompt: String(prompt).slice(0, 200),
      created_at,
    }))
    return answerJson({ tasks: shown })
  },
}

const cancel: Tool = {
  name: 'cancel',
  title: 'Cancel a task',
  description: 'Cancels a task that has not ended; its credits come back.',
  inputSchema: object({ task_id: TASK_ID }, ['task_id']),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  async run({ ask, args }) {
    const { id } = await findTask(ask, args.task_id)
    await askJson(ask, 'POST', pathTo`/ent/v2/tasks/${id}/cancel`)
    return answerJson({ task_id: id, state: 'failed', error: 'UserCancelled' })
  },
}

const EDIT = {
  film_id: FILM_ID,
  segment: { type: 'integer', minimum: 0, description: 'Which segment, from 0' },
  part: { type: 'string', enum: ['narration', 'music'], description: 'Instead of a segment, where the film has it' },
  prompt: { type: 'string', description: 'The new picture, words or sound. Default: unchanged' },
  images: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 7,
    description: 'Other pictures for the segment: URLs, data URLs or uris of uploads',
  },
  voice_id: { type: 'string', description: 'Another voice for the narration' },
  duration: { type: 'number', description: 'Another length for the segment, of a film about anything' },
  new_segment: {
    type: 'boolean',
    description: 'Makes a further segment from this one, of an advertisement or a film about anything',
  },
}

const editFilmTool = (catalog: Catalog): Tool => ({
  name: 'edit_film',
  title: 'Make a part of a film again',
  description:
    'Makes one segment of a finished film again from another prompt or other pictures, or its narration or music. Nothing is lost: earlier versions stay. Call compose_film when it is done.',
  inputSchema: object({ ...EDIT, estimate: ESTIMATE, idempotency_key: IDEMPOTENCY_KEY }, ['film_id']),
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ask, args }) =>
    args.estimate === true
      ? answerJson(await estimateEdit(ask, catalog, args))
      : { begun: await editFilm(ask, catalog, args, keyHeader(args)) },
})

const changeFilmTool = (catalog: Catalog): Tool => ({
  name: 'change_film',
  title: 'Change a film in words',
  description:
    'Changes a finished film as words say: "make it night", "shot 2: closer", "she smiles", "swap shots 2 and 3". Answers what differs in the documents of its segments, the new order of its segments, and `unread`: words that changed nothing. Nothing is made unless `make` is true; then wait for the tasks in `begun`, and call compose_film with the newest task of each segment. If there is a new `order`, list them in it and set `any_order`.',
  inputSchema: object(
    {
      film_id: FILM_ID,
      words: { type: 'string', minLength: 1, maxLength: 2000, description: 'What to change; shots count from 1' },
      segment: { type: 'integer', minimum: 0, description: 'Only this segment, from 0' },
      make: { type: 'boolean', default: false, description: 'Make the changed segments again; each has a price' },
      idempotency_key: IDEMPOTENCY_KEY,
    },
    ['film_id', 'words'],
  ),
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ask, args }) => answerJson(await changeFilm(ask, catalog, args, keyHeader(args))),
})

const composeFilmTool = (catalog: Catalog): Tool => ({
  name: 'compose_film',
  title: 'Compose a film again',
  description: 'Composes a finished film again from its newest parts, or from the ones that are named.',
  inputSchema: object(
    {
      film_id: FILM_ID,
      segment_task_ids: {
        type: 'array',
        items: idSchema('A task id'),
        description: 'One task id for each segment, in order. Default: the newest of each',
      },
      any_order: {
        type: 'boolean',
        description: 'The listed segments are shown in this order, and the others are left out',
      },
      titles: {
        type: 'array',
        items: object({ segment: { type: 'integer', minimum: 0 }, text: { type: 'string' } }, ['segment', 'text']),
        description: 'All titles, by segment; an empty list removes them. Default: as designed',
      },
      subtitles: {
        type: 'array',
        items: object({ text: { type: 'string' }, from: { type: 'number' }, to: { type: 'number' } }, [
          'text',
          'from',
          'to',
        ]),
        description: 'All subtitles, in seconds of the film; an empty list removes them. Default: as designed',
      },
      idempotency_key: IDEMPOTENCY_KEY,
    },
    ['film_id'],
  ),
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ask, args }) => ({ begun: await composeFilm(ask, catalog, args, keyHeader(args)) }),
})

const chooseCutTool = (catalog: Catalog): Tool => ({
  name: 'choose_cut',
  title: 'Show another composition of a film',
  description:
    'Has a film show one of its compositions, such as an earlier one. Costs nothing, and can be chosen back.',
  inputSchema: object({ film_id: FILM_ID, cut: idSchema('The task id of the composition') }, ['film_id', 'cut']),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  run: async ({ ask, args }) => answerJson({ film_id: args.film_id, cut: await chooseCut(ask, catalog, args) }),
})

export const taskTools = (catalog: Catalog): Tool[] => [
  wait,
  showTool(catalog),
  listTasks,
  cancel,
  editFilmTool(catalog),
  changeFilmTool(catalog),
  composeFilmTool(catalog),
  chooseCutTool(catalog),
]
