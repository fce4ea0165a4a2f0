import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type {
  ClonedVoice,
  EngineContext,
  Made,
  Order,
  OrderFailed,
  Progress,
  StartContext,
  Started,
  Token,
  Unreachable,
} from '@kinora/media/engine/contract'
import { FetchRefused } from '../../net/fetch-failure.ts'
import type { EngineTools } from '../engine-kind.ts'
import { ask, failed, isAnswer, judgeNoNews } from '../far-side/ask.ts'
import type { FarAnswer } from '../far-side/far-side.ts'
import { fetchResult } from '../far-side/fetch-result.ts'
import type { ResultKind } from '../far-side/look-at-result.ts'
import { NoAnswer } from '../far-side/no-answer.ts'
import { describeRefusal } from '../far-side/read-fault.ts'
import { waitBetweenPolls } from '../far-side/wait-between-polls.ts'
import { attachInputs } from './attach-inputs.ts'
import { describeRequest } from './describe-request.ts'
import { findGaps } from './find-gaps.ts'
import { judgeFailure, judgeRefusal, readReason } from './judge-refusal.ts'
import { createPathMap } from './map-path.ts'
import { RequestRefused } from './request-refused.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

const POLL_SECONDS = 1
// Speech is waited for in its create, half a minute.
const CREATE_MS = 120_000
const STATUS_MS = 30_000
const CANCEL_MS = 5_000
// A key is remembered for a day; an hour is left for clocks that differ.
const KEY_MS = 23 * 3_600_000
// Ids of orders whose create was not answered; each is some hundred bytes.
const MAX_CLAIMED = 10_000

/** The result of sending a create. */
type Sent = { state: 'taken'; task: TakenTask } | OrderFailed | Unreachable | { state: 'unknown'; message: string }

type TakenTask = { id: string; url?: string }

/**
 * Another service of this contract. An order has a key of ours, which goes along as `Idempotency-Key` and as the task's
 * payload: a create whose answer never came is sent again with it, and is the same task.
 */
export function createUpstreamEngine(settings: UpstreamSettings, tools: EngineTools): OpenEngine {
  const { name, clock } = tools
  const { pollSeconds = POLL_SECONDS, idempotent = true } = settings
  const farSide = tools.reach(settings.url)
  const mapPath = createPathMap(settings.paths)
  // A cache of this process: without the id the create is sent again and returns it.
  const claimed = new Map<string, TakenTask>()

  async function send(token: Token, order: Order, signal: AbortSignal): Promise<Sent> {
    const request = describeRequest(order, settings)
    if (!request) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
    const key = String(token['key'])
    try {
      const body = { ...((await attachInputs(request.body, { farSide, mapPath, signal })) as object), payload: key }
      const path = mapPath(`/ent/v2/${request.generator}`)
      const headers = { 'idempotency-key': key }
      const answer = await farSide.request(path, { method: 'POST', json: body, headers, timeoutMs: CREATE_MS, signal })
      return await judge(answer, key, signal)
    } catch (error) {
      if (error instanceof NoAnswer)
        return { state: error.mayHaveArrived ? 'unknown' : 'unreachable', message: error.message }
      if (error instanceof FetchRefused) return failed('the engine gave an answer that cannot be used')
      if (!(error instanceof RequestRefused)) throw error
      // An upload: nothing was ordered yet.
      const refusal = judgeRefusal(error.answer)
      return refusal.state === 'unknown' ? { state: 'unreachable', message: refusal.message } : refusal
    }
  }

  async function judge(answer: FarAnswer, key: string, signal: AbortSignal): Promise<Sent> {
    const task = answer.status === 200 ? readTask(answer.json()) : undefined
    if (task) return { state: 'taken', task }
    // The same key with another body: a file was uploaded again, or settings changed. The task exists.
    if (answer.status === 409 && readReason(answer) === 'Conflict') {
      const found = await findByKey(key, signal)
      if (typeof found === 'string') return { state: 'taken', task: { id: found } }
      return failed('the engine has taken another order with the same key')
    }
    if (answer.status === 409) return { state: 'unknown', message: describeRefusal(answer) }
    return judgeRefusal(answer)
  }

  /** The task with this key as its payload: its id, null where there is none, undefined where the service cannot tell. */
  async function findByKey(key: string, signal?: AbortSignal): Promise<string | null | undefined> {
    const path = `${mapPath('/ent/v2/tasks')}?payload=${encodeURIComponent(key)}`
    const answer = await farSide.request(path, { timeoutMs: STATUS_MS, ...(signal && { signal }) })
    const { tasks } = (answer.json() ?? {}) as { tasks?: { id?: unknown; payload?: unknown }[] }
    if (answer.status !== 200 || !Array.isArray(tasks)) return undefined
    const id = tasks.find(task => task.payload === key)?.id
    // A service that does not look at the payload lists others.
    if (typeof id === 'string') return id
    return tasks.length === 0 ? null : undefined
  }

  async function start(token: Token, order: Order, context: StartContext): Promise<Started> {
    if (context.again && !idempotent) {
      const found = await findByKey(String(token['key']), context.signal).catch(() => undefined)
      if (typeof found === 'string') return { state: 'started', token: { ...token, id: found } }
      if (found === undefined) return { state: 'unsure', message: 'an earlier request may have come through' }
    }
    const sent = await send(token, order, context.signal)
    if (sent.state === 'taken') return { state: 'started', token: { ...token, ...sent.task } }
    if (sent.state !== 'unknown') return sent
    // It counts as started, since it may be: the next query sends the same create again.
    return idempotent ? { state: 'started', token } : { ...sent, state: 'unsure' }
  }

  async function poll(token: Token, order: Order, context: EngineContext): Promise<Progress> {
    const task = await claim(token, order, context.signal)
    if (task.state !== 'taken') return task.state === 'unknown' ? { ...task, state: 'unreachable' } : task
    const { id, url } = task.task
    const path = mapPath(`/ent/v2/tasks/${encodeURIComponent(id)}/creations`)
    const answer = await ask(farSide.request(path, { timeoutMs: STATUS_MS, signal: context.signal }))
    const shown = isAnswer(answer) && answer.status === 200 ? (answer.json() as Shown | undefined) : undefined
    if (typeof shown?.state !== 'string') return judgeNoNews(answer)
    if (shown.state === 'failed') return judgeFailure(shown)
    if (shown.state === 'success') return fetchMade(shown, url, order, context)
    await waitBetweenPolls(pollSeconds, context.signal)
    return { state: 'working', percent: readPercent(shown.progress) }
  }

  /** The task of an order whose create was perhaps not answered. */
  async function claim(token: Token, order: Order, signal: AbortSignal): Promise<Sent> {
    const { key, id, url, at } = token
    if (typeof id === 'string') return { state: 'taken', task: { id, ...(typeof url === 'string' && { url }) } }
    const known = claimed.get(String(key))
    if (known) return { state: 'taken', task: known }
    if (clock() - Number(at) > KEY_MS) return failed('it is not known what became of it, and its key has ended')
    const sent = await send(token, order, signal)
    if (sent.state === 'taken') keepClaimed(String(key), sent.task)
    return sent
  }

  function keepClaimed(key: string, task: TakenTask): void {
    claimed.set(key, task)
    const [oldest = ''] = claimed.keys()
    if (claimed.size > MAX_CLAIMED) claimed.delete(oldest)
  }

  async function fetchMade(
    shown: Shown,
    ready: string | undefined,
    order: Order,
    context: EngineContext,
  ): Promise<Progress> {
    if (order.kind === 'voice') return keepName(order, shown, context)
    const url = shown.creations?.[0]?.url || ready
    if (!url) return failed('the engine has no file of it')
    const { folder, signal } = context
    const fetched = await fetchResult(farSide, url, {
      kind: RESULTS[order.kind] ?? 'video',
      folder,
      signal,
      pollSeconds,
    })
    if (fetched.state === 'unreachable') return fetched
    if (fetched.state === 'wrong') return failed(`what the engine made cannot be used: ${fetched.why}`)
    return { state: 'done', files: [fetched.file], ...describeMade(shown) }
  }

  /** A voice is there, and nothing to fetch: what is kept of it is its name. */
  async function keepName(
    { name: voice }: Extract<Order, { kind: 'voice' }>,
    shown: Shown,
    { folder }: EngineContext,
  ): Promise<Progress> {
    const path = join(folder, 'result.json')
    const made: ClonedVoice = { made: { voice } }
    await writeFile(path, JSON.stringify(made))
    return { state: 'done', files: [{ role: 'result', format: 'json', path }], ...describeMade(shown) }
  }

  function describeMade({ notes, bgm, credits }: Shown): Omit<Made, 'files'> {
    const cost = typeof credits === 'number' && credits >= 0 ? credits : undefined
    return {
      ...(Array.isArray(notes) && notes.length > 0 && { notes: notes.map(String) }),
      ...(typeof bgm === 'boolean' && { music: bgm }),
      ...(cost !== undefined && { cost }),
      ...(cost !== undefined && settings.credits === 'passed on' && { price: cost }),
    }
  }

  async function cancel(token: Token): Promise<void> {
    const key = String(token['key'])
    const known = typeof token['id'] === 'string' ? token['id'] : claimed.get(key)?.id
    const id = known ?? (await findByKey(key, AbortSignal.timeout(CANCEL_MS)))
    if (typeof id !== 'string') return
    await farSide.request(mapPath(`/ent/v2/tasks/${encodeURIComponent(id)}/cancel`), {
      method: 'POST',
      json: {},
      timeoutMs: CANCEL_MS,
    })
  }

  return {
    name,
    accepts: order => describeRequest(order, settings) !== undefined,
    leavesOut: order => findGaps(order, settings),
    isRemote: () => true,
    place: async () => ({ key: randomUUID(), at: clock() }),
    start,
    poll,
    // Best effort: one that is not heard there is paid for.
    cancel: token => cancel(token).catch(() => undefined),
    async stop() {
      farSide.close()
    },
  }
}

const RESULTS: Partial<Record<Order['kind'], ResultKind>> = {
  video: 'video',
  image: 'image',
  speech: 'sound',
  effects: 'sound',
  lips: 'video',
}

type Shown = {
  state: string
  progress?: unknown
  err_code?: unknown
  err_msg?: unknown
  credits?: unknown
  bgm?: unknown
  notes?: unknown
  creations?: { url?: string }[]
}

/** Creates answer `task_id`, `id` or both; speech that is ready comes with its file. */
function readTask(body: unknown): TakenTask | undefined {
  const { task_id: taskId, id, file_url: url } = (body ?? {}) as Record<string, unknown>
  const found = [taskId, id].find(one => typeof one === 'string' && one !== '')
  if (typeof found !== 'string') return undefined
  return { id: found, ...(typeof url === 'string' && url !== '' && { url }) }
}

const readPercent = (progress: unknown): number =>
  typeof progress === 'number' ? Math.min(99, Math.max(0, Math.round(progress))) : 0
