import type { Order, OrderFailed, StartContext, Started, Token, Unreachable } from '@kinora/media/engine/contract'
import { fieldsOf, isText, recordsOf } from '../../core/shape.ts'
import type { Clock } from '../../core/clock.ts'
import { FetchRefused } from '../../net/fetch-failure.ts'
import { failed } from '../remote/ask.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { attachInputs, RequestRefused } from './attach-inputs.ts'
import { describeRequest } from './describe-request.ts'
import { judgeRefusal, readReason } from './judge-refusal.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

// The create of speech waits for the result for half a minute.
const CREATE_MS = 120_000
const STATUS_MS = 30_000
const CANCEL_MS = 5_000
// A key is remembered for a day; this leaves an hour for clock differences.
const KEY_MS = 23 * 3_600_000
// Ids of orders whose create was not answered; each takes some hundred bytes.
const MAX_CLAIMED = 10_000

/** A connection to another service. */
export type Upstream = {
  name: string
  settings: UpstreamSettings
  clock: Clock
  client: ServerClient
  mapPath: (path: string) => string
  /** A cache of this process: without the id the create is sent again and returns it. */
  claimed: Map<string, TakenTask>
}

/** The result of sending a create. */
export type Sent =
  | { state: 'taken'; task: TakenTask }
  | OrderFailed
  | Unreachable
  | { state: 'unknown'; message: string }

export type TakenTask = { id: string; url?: string }

export async function startTask(
  upstream: Upstream,
  token: Token,
  order: Order,
  context: StartContext,
): Promise<Started> {
  const { idempotent = true } = upstream.settings
  if (context.again && !idempotent) {
    const found = await findByKey(upstream, String(token['key']), context.signal).catch(() => undefined)
    if (typeof found === 'string') return { state: 'started', token: { ...token, id: found } }
    if (found === undefined) return { state: 'unsure', message: 'an earlier request may have come through' }
  }
  const sent = await send(upstream, token, order, context.signal)
  if (sent.state === 'taken') return { state: 'started', token: { ...token, ...sent.task } }
  if (sent.state !== 'unknown') return sent
  // It counts as started, since it may be: the next query sends the same create again.
  return idempotent ? { state: 'started', token } : { ...sent, state: 'unsure' }
}

async function send(upstream: Upstream, token: Token, order: Order, signal: AbortSignal): Promise<Sent> {
  const request = describeRequest(order, upstream.settings)
  if (!request) throw new RangeError(`the engine ${upstream.name} cannot make this ${order.kind}`)
  const { client, mapPath } = upstream
  const key = String(token['key'])
  try {
    const body = { ...((await attachInputs(request.body, { client, mapPath, signal })) as object), payload: key }
    const path = mapPath(`/ent/v2/${request.generator}`)
    const headers = { 'idempotency-key': key }
    const answer = await client.request(path, { method: 'POST', json: body, headers, timeoutMs: CREATE_MS, signal })
    return await judgeAnswer(upstream, answer, key, signal)
  } catch (error) {
    if (error instanceof NoAnswer)
      return { state: error.mayHaveArrived ? 'unknown' : 'unreachable', message: error.message }
    if (error instanceof FetchRefused) return failed('the engine gave an answer that cannot be used')
    if (!(error instanceof RequestRefused)) throw error
    // An upload failed: nothing was ordered yet.
    const refusal = judgeRefusal(error.answer)
    return refusal.state === 'unknown' ? { state: 'unreachable', message: refusal.message } : refusal
  }
}

async function judgeAnswer(upstream: Upstream, answer: ServerAnswer, key: string, signal: AbortSignal): Promise<Sent> {
  const task = answer.status === 200 ? readTask(answer.json()) : undefined
  if (task) return { state: 'taken', task }
  // The same key with another body: a file was uploaded again, or settings changed. The task exists.
  if (answer.status === 409 && readReason(answer) === 'Conflict') {
    const found = await findByKey(upstream, key, signal)
    if (typeof found === 'string') return { state: 'taken', task: { id: found } }
    return failed('the engine has taken another order with the same key')
  }
  if (answer.status === 409) return { state: 'unknown', message: describeRefusal(answer) }
  return judgeRefusal(answer)
}

/** Finds the task with this key as its payload: its id, null if there is none, undefined if the service cannot tell. */
export async function findByKey(
  { client, mapPath }: Upstream,
  key: string,
  signal?: AbortSignal,
): Promise<string | null | undefined> {
  const path = `${mapPath('/ent/v2/tasks')}?payload=${encodeURIComponent(key)}`
  const answer = await client.request(path, { timeoutMs: STATUS_MS, ...(signal && { signal }) })
  const { tasks } = fieldsOf(answer.json())
  if (answer.status !== 200 || !Array.isArray(tasks)) return undefined
  const id = recordsOf(tasks).find(task => task['payload'] === key)?.['id']
  // A service that ignores the payload filter lists other tasks.
  if (typeof id === 'string') return id
  return tasks.length === 0 ? null : undefined
}

/** Finds the task of an order whose create may not have been answered. */
export async function claimTask(upstream: Upstream, token: Token, order: Order, signal: AbortSignal): Promise<Sent> {
  const { key, id, url, at } = token
  if (typeof id === 'string') return { state: 'taken', task: { id, ...(typeof url === 'string' && { url }) } }
  const known = upstream.claimed.get(String(key))
  if (known) return { state: 'taken', task: known }
  if (upstream.clock() - Number(at) > KEY_MS) return failed('it is not known what became of it, and its key has ended')
  const sent = await send(upstream, token, order, signal)
  if (sent.state === 'taken') keepClaimed(upstream, String(key), sent.task)
  return sent
}

function keepClaimed({ claimed }: Upstream, key: string, task: TakenTask): void {
  claimed.set(key, task)
  const [oldest = ''] = claimed.keys()
  if (claimed.size > MAX_CLAIMED) claimed.delete(oldest)
}

/** Best effort: the other service charges for a task that it does not cancel. */
export async function cancelTask(upstream: Upstream, token: Token): Promise<void> {
  const key = String(token['key'])
  const known = typeof token['id'] === 'string' ? token['id'] : upstream.claimed.get(key)?.id
  const id = known ?? (await findByKey(upstream, key, AbortSignal.timeout(CANCEL_MS)))
  if (typeof id !== 'string') return
  await upstream.client.request(upstream.mapPath(`/ent/v2/tasks/${encodeURIComponent(id)}/cancel`), {
    method: 'POST',
    json: {},
    timeoutMs: CANCEL_MS,
  })
}

/** Creates return `task_id`, `id` or both; finished speech includes its file. */
function readTask(body: unknown): TakenTask | undefined {
  const { task_id: taskId, id, file_url: url } = fieldsOf(body)
  const found = [taskId, id].find(isText)
  return found === undefined ? undefined : { id: found, ...(isText(url) && { url }) }
}
