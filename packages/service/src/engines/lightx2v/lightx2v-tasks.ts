import type {
  EngineContext,
  Order,
  Progress,
  StartContext,
  Started,
  Token,
  Unreachable,
} from '@kinora/media/engine/contract'
import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf, isText } from '../../core/shape.ts'
import { ask, failed, isAnswer, judgeFailure, judgeNoNews, judgeRefusedStart, judgeSilentStart } from '../remote/ask.ts'
import { fetchResult } from '../remote/fetch-result.ts'
import type { ServerClient } from '../remote/server-client.ts'
import { waitBetweenPolls } from '../remote/wait-between-polls.ts'
import { accepts, buildTaskForm, describeTask, type Lightx2vSettings, type VideoOrder } from './lightx2v-request.ts'

/** A LightX2V server. */
export type Lightx2v = { name: string; settings: Lightx2vSettings; client: ServerClient }

const [POST_MS, STATUS_MS, CANCEL_MS] = [60_000, 15_000, 2_000]
const POLL_SECONDS = 1

export async function startTask(
  server: Lightx2v,
  token: Token,
  order: Order,
  { again, signal }: StartContext,
): Promise<Started> {
  const { name, settings, client } = server
  if (!accepts(order, settings)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
  if (order.kind === 'video' && order.from.kind === 'frames') return startWithForm(server, token, order, again, signal)
  if (again && (await knows(client, String(token['task']), signal))) return { state: 'started', token }
  const json = { ...(await describeTask(order, settings)), task_id: token['task'] }
  const answer = await ask(
    client.request(`/v1/tasks/${order.kind}/`, { method: 'POST', json, timeoutMs: POST_MS, signal }),
  )
  if (isAnswer(answer) && answer.status < 300) return { state: 'started', token }
  // A full queue has the same status; only its message differs.
  if (isAnswer(answer) && /already exists/i.test(answer.text())) return { state: 'started', token }
  const refused = isAnswer(answer) ? judgeRefusedStart(answer) : judgeSilentStart(answer)
  // Starting it again with the same id is safe.
  return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
}

/**
 * In JSON, the server opens a last frame as a local file; only a form uploads one. A form has no client-chosen id, so
 * the task is found by the name of its result.
 */
async function startWithForm(
  { settings, client }: Lightx2v,
  token: Token,
  order: VideoOrder,
  again: boolean,
  signal: AbortSignal,
): Promise<Started> {
  const found = again ? await findForm(client, token, signal) : undefined
  if (found !== undefined && typeof found !== 'string') return found
  if (found !== undefined) return { state: 'started', token: { ...token, id: found } }
  const form = await buildTaskForm(order, String(token['task']), settings)
  const sent = { method: 'POST', form, timeoutMs: POST_MS, signal } as const
  const answer = await ask(client.request('/v1/tasks/video/form', sent))
  if (isAnswer(answer) && answer.status < 300) {
    const { task_id: id } = fieldsOf(answer.json())
    if (isText(id)) return { state: 'started', token: { ...token, id } }
    return { state: 'unreachable', message: 'the answer to it has no id' }
  }
  const refused = isAnswer(answer) ? judgeRefusedStart(answer) : judgeSilentStart(answer)
  // It is looked up before it is sent again.
  return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
}

/** The id of the task whose result has our name. */
async function findForm(
  client: ServerClient,
  token: Token,
  signal?: AbortSignal,
): Promise<string | undefined | Unreachable> {
  const answer = await ask(client.request('/v1/tasks/', { timeoutMs: STATUS_MS, ...(signal && { signal }) }))
  const listed = isAnswer(answer) && answer.status < 300 ? answer.json() : undefined
  if (!isRecord(listed)) return { state: 'unreachable', message: 'the engine does not tell which tasks it has' }
  const [id] =
    Object.entries(listed).find(([, task]) => isNamed(fieldsOf(task)['save_result_path'], token['task'])) ?? []
  return id
}

async function knows(client: ServerClient, task: string, signal: AbortSignal): Promise<boolean> {
  const answer = await ask(client.request(`${taskPath(task)}/status`, { timeoutMs: STATUS_MS, signal }))
  return isAnswer(answer) && answer.status < 300
}

export async function pollTask(
  { client }: Lightx2v,
  token: Token,
  order: Order,
  context: EngineContext,
): Promise<Progress> {
  const { signal, folder } = context
  const path = taskPath(String(token['id'] ?? token['task']))
  const answer = await ask(client.request(`${path}/status`, { timeoutMs: STATUS_MS, signal }))
  const { status, error } = fieldsOf(isAnswer(answer) && answer.status < 300 ? answer.json() : undefined)
  if (typeof status !== 'string') return judgeNoNews(answer)
  switch (status) {
    case 'completed': {
      const kind = order.kind === 'image' ? 'image' : 'video'
      const fetched = await fetchResult(client, `${path}/result`, { kind, folder, signal })
      if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
      return fetched.state === 'wrong' ? failed(`what the engine made cannot be used: ${fetched.why}`) : fetched
    }
    case 'failed':
      return judgeFailure(error)
    case 'cancelled':
      return failed('it was cancelled at the engine', { retryable: true })
    default:
      await waitBetweenPolls(POLL_SECONDS, signal)
      // The server reports no progress.
      return { state: 'working', percent: status === 'processing' ? 1 : 0 }
  }
}

export async function cancelTask({ client }: Lightx2v, token: Token, order: Order): Promise<void> {
  const isForm = order.kind === 'video' && order.from.kind === 'frames' && token['id'] === undefined
  const id = isForm ? await findForm(client, token, AbortSignal.timeout(CANCEL_MS)) : (token['id'] ?? token['task'])
  if (typeof id === 'string') await ask(client.request(taskPath(id), { method: 'DELETE', timeoutMs: CANCEL_MS }))
}

/** The server adds an extension when the file is finished. */
const isNamed = (path: unknown, name: unknown): boolean => path === name || path === `${String(name)}.mp4`

const taskPath = (task: string): string => `/v1/tasks/${encodeURIComponent(task)}`
