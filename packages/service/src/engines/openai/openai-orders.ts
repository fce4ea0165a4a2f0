import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  EngineContext,
  MadeFile,
  Order,
  OrderFailed,
  OrderLost,
  Progress,
  StartContext,
  Started,
  Token,
} from '@kinora/media/engine/contract'
import { fieldsOf } from '../../core/shape.ts'
import { ask, failed, isAnswer, judgeNoNews, judgeSilentStart, type UnsentOrders } from '../remote/ask.ts'
import { partIn } from '../remote/encoded-files.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { fetchResult } from '../remote/fetch-result.ts'
import { waitBetweenPolls } from '../remote/wait-between-polls.ts'
import { acceptsOrder } from './accepts-order.ts'
import { buildImageRequest } from './image-request.ts'
import { judgeFailure, judgeRefusal, readStatus } from './judge-answers.ts'
import type { OpenaiOrder, OpenaiSettings } from './openai-settings.ts'
import type { RequestBody } from './request-body.ts'
import { saveImage, saveSpeech } from './save-answer.ts'
import { buildSpeechRequest, SPEECH_PATH } from './speech-request.ts'
import { buildVideoRequest, VIDEO_PATH } from './video-request.ts'

/** A server with the OpenAI interface. */
export type OpenaiServer = {
  name: string
  settings: OpenaiSettings
  client: ServerClient
  costsMoney: boolean
  unsent: UnsentOrders
}

const POLL_SECONDS = 1
// Enough for a large model on a small machine; video creates answer at once but may wait in a gateway.
const ANSWER_SECONDS = 900
// Both are written to disk: a 4K picture as Base64, several times; an hour of speech.
const [MAX_IMAGE_BYTES, MAX_SPEECH_BYTES] = [256 * 1024 * 1024, 64 * 1024 * 1024]
const CANCEL_MS = 5_000
const STATUS_MS = 30_000

export async function startOrder(
  server: OpenaiServer,
  token: Token,
  order: Order,
  context: StartContext,
): Promise<Started> {
  const { name, settings, client, unsent } = server
  if (!acceptsOrder(order, settings)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
  const mark = String(token['mark'])
  if (context.again && !unsent.take(mark))
    return { state: 'unsure', message: 'an earlier request may have come through' }
  const { path, body } = await buildRequest(order, settings)
  const { folder, signal } = context
  const timeoutMs = (settings.answerSeconds ?? ANSWER_SECONDS) * 1_000
  const kept =
    order.kind === 'speech'
      ? { toFile: partIn(folder), maxBytes: MAX_SPEECH_BYTES }
      : { folder, maxBytes: MAX_IMAGE_BYTES }
  const sent = { method: 'POST', ...body, timeoutMs, signal, ...kept } as const
  const answer = await ask(client.request(path, sent))
  const started = isAnswer(answer)
    ? await take(answer, token, order, context.folder, settings)
    : judgeSilentStart(answer)
  if (started.state === 'unreachable') unsent.add(mark)
  return started
}

async function buildRequest(
  order: OpenaiOrder,
  settings: OpenaiSettings,
): Promise<{ path: string; body: RequestBody }> {
  switch (order.kind) {
    case 'video':
      return { path: VIDEO_PATH, body: await buildVideoRequest(order, settings) }
    case 'image':
      return buildImageRequest(order, settings)
    case 'speech':
      return { path: SPEECH_PATH, body: { json: buildSpeechRequest(order, settings) } }
  }
}

async function take(
  answer: ServerAnswer,
  token: Token,
  order: OpenaiOrder,
  folder: string,
  settings: OpenaiSettings,
): Promise<Started> {
  if (answer.status < 200 || answer.status > 299) return judgeRefusal(answer)
  switch (order.kind) {
    case 'video':
      return takeVideo(answer, token)
    case 'image':
      return taken(token, await saveImage(answer, folder))
    case 'speech':
      return taken(token, await saveSpeech(folder, settings))
  }
}

function takeVideo(answer: ServerAnswer, token: Token): Started {
  const { id, task_id: older } = fieldsOf(answer.json())
  const given = [id, older].find(one => typeof one === 'string' && one !== '')
  if (typeof given === 'string') return { state: 'started', token: { ...token, id: given } }
  return { state: 'unsure', message: 'the answer to it has no id' }
}

const taken = (token: Token, saved: Token | OrderFailed | OrderLost): Started =>
  isFailed(saved) ? saved : { state: 'started', token: { ...token, ...saved } }

const isFailed = (saved: Token | OrderFailed | OrderLost): saved is OrderFailed | OrderLost => 'state' in saved

export async function pollOrder(server: OpenaiServer, token: Token, context: EngineContext): Promise<Progress> {
  const { id, file, format, url } = token
  if (typeof file === 'string') {
    const path = join(context.folder, file)
    if (!existsSync(path)) return { state: 'unsure', message: 'the process that had received it has ended' }
    return { state: 'done', files: [{ role: 'result', path, format: format as MadeFile['format'] }] }
  }
  if (typeof url === 'string') return fetchMade(server, url, 'image', context)
  if (typeof id !== 'string') return { state: 'lost', message: 'it was never started' }
  return pollVideo(server, id, context)
}

async function pollVideo(server: OpenaiServer, id: string, context: EngineContext): Promise<Progress> {
  const { signal } = context
  const answer = await ask(server.client.request(videoPath(id), { timeoutMs: STATUS_MS, signal }))
  const status = isAnswer(answer) && answer.status < 300 ? readStatus(answer.json()) : undefined
  if (!status) return judgeForgotten(judgeNoNews(answer), server)
  switch (status.state) {
    case 'working':
      await waitBetweenPolls(server.settings.pollSeconds ?? POLL_SECONDS, signal)
      return status
    case 'failed':
      return judgeFailure(status.error)
    case 'made':
      return fetchMade(server, status.url ?? `${videoPath(id)}/content`, 'video', context)
  }
}

async function fetchMade(
  { settings, client, costsMoney }: OpenaiServer,
  to: string,
  kind: 'video' | 'image',
  { folder, signal }: EngineContext,
): Promise<Progress> {
  const { pollSeconds = POLL_SECONDS } = settings
  const fetched = await fetchResult(client, to, { kind, folder, signal, pollSeconds })
  if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
  if (fetched.state === 'unreachable') return fetched
  return failed(`what the engine made cannot be used: ${fetched.why}`, { retryable: !costsMoney })
}

/** A paid order that the server no longer knows is not placed again. */
const judgeForgotten = (progress: Progress, { costsMoney }: OpenaiServer): Progress =>
  progress.state === 'lost' && costsMoney ? { ...progress, state: 'unsure' } : progress

const videoPath = (id: string): string => `${VIDEO_PATH}/${encodeURIComponent(id)}`

/** Best effort: some servers only forget the video, and some do not stop a running one. */
export async function cancelVideo({ client }: OpenaiServer, { id }: Token): Promise<void> {
  if (typeof id !== 'string') return
  await ask(client.request(videoPath(id), { method: 'DELETE', timeoutMs: CANCEL_MS }))
}
