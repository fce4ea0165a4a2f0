import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
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
import type { EngineTools } from '../engine-kind.ts'
import { ask, failed, isAnswer, judgeNoNews, judgeSilentStart } from '../far-side/ask.ts'
import { partIn } from '../far-side/encoded-files.ts'
import type { FarAnswer } from '../far-side/far-side.ts'
import { fetchResult } from '../far-side/fetch-result.ts'
import { createNotTaken } from '../far-side/not-taken.ts'
import { waitBetweenPolls } from '../far-side/wait-between-polls.ts'
import { acceptsOrder } from './accepts-order.ts'
import { findDialect } from './dialects.ts'
import { buildImageRequest } from './image-request.ts'
import { judgeFailure, judgeRefusal } from './judge-refusal.ts'
import { findGaps } from './find-gaps.ts'
import type { OpenaiOrder, OpenaiSettings } from './openai-settings.ts'
import { readStatus } from './read-status.ts'
import type { RequestBody } from './request-body.ts'
import { saveImage, saveSpeech } from './save-answer.ts'
import { buildSpeechRequest, SPEECH_PATH } from './speech-request.ts'
import { buildVideoRequest, VIDEO_PATH } from './video-request.ts'

const POLL_SECONDS = 1
// Enough for a large model on a small machine; video creates answer at once but may wait in a gateway.
const ANSWER_SECONDS = 900
// Both go to the disk: a picture of 4K as Base64, several times; an hour of speech.
const [MAX_IMAGE_BYTES, MAX_SPEECH_BYTES] = [256 * 1024 * 1024, 64 * 1024 * 1024]
const CANCEL_MS = 5_000
const STATUS_MS = 30_000

/**
 * A server with the OpenAI interface. Videos are followed by the id that it gives them; pictures and speech come with the
 * answer itself. It takes no id of ours, so an order whose answer never came may have been taken.
 */
export function createOpenaiEngine(settings: OpenaiSettings, tools: EngineTools): OpenEngine {
  const { name } = tools
  const { pollSeconds = POLL_SECONDS, answerSeconds = ANSWER_SECONDS } = settings
  const { costsMoney } = findDialect(settings.dialect)
  const farSide = tools.reach(settings.url.replace(/\/v1\/?$/, ''))
  const notTaken = createNotTaken()

  async function start(token: Token, order: Order, context: StartContext): Promise<Started> {
    if (!acceptsOrder(order, settings)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
    const mark = String(token['mark'])
    if (context.again && !notTaken.take(mark))
      return { state: 'unsure', message: 'an earlier request may have come through' }
    const { path, body } = await buildRequest(order)
    const { folder, signal } = context
    const timeoutMs = answerSeconds * 1_000
    const kept =
      order.kind === 'speech'
        ? { toFile: partIn(folder), maxBytes: MAX_SPEECH_BYTES }
        : { folder, maxBytes: MAX_IMAGE_BYTES }
    const sent = { method: 'POST', ...body, timeoutMs, signal, ...kept } as const
    const answer = await ask(farSide.request(path, sent))
    const started = isAnswer(answer) ? await take(answer, token, order, context) : judgeSilentStart(answer)
    if (started.state === 'unreachable') notTaken.add(mark)
    return started
  }

  async function buildRequest(order: OpenaiOrder): Promise<{ path: string; body: RequestBody }> {
    switch (order.kind) {
      case 'video':
        return { path: VIDEO_PATH, body: await buildVideoRequest(order, settings) }
      case 'image':
        return buildImageRequest(order, settings)
      case 'speech':
        return { path: SPEECH_PATH, body: { json: buildSpeechRequest(order, settings) } }
    }
  }

  async function take(answer: FarAnswer, token: Token, order: OpenaiOrder, context: StartContext): Promise<Started> {
    if (answer.status < 200 || answer.status > 299) return judgeRefusal(answer)
    switch (order.kind) {
      case 'video':
        return takeVideo(answer, token)
      case 'image':
        return taken(token, await saveImage(answer, context.folder))
      case 'speech':
        return taken(token, await saveSpeech(context.folder, settings))
    }
  }

  async function poll(token: Token, _order: Order, context: EngineContext): Promise<Progress> {
    const { id, file, format, url } = token
    if (typeof file === 'string') {
      const path = join(context.folder, file)
      if (!existsSync(path)) return { state: 'unsure', message: 'the process that had received it has ended' }
      return { state: 'done', files: [{ role: 'result', path, format: format as MadeFile['format'] }] }
    }
    if (typeof url === 'string') return fetchMade(url, 'image', context)
    if (typeof id !== 'string') return { state: 'lost', message: 'it was never started' }
    return pollVideo(id, context)
  }

  async function pollVideo(id: string, context: EngineContext): Promise<Progress> {
    const { signal } = context
    const answer = await ask(farSide.request(videoPath(id), { timeoutMs: STATUS_MS, signal }))
    const status = isAnswer(answer) && answer.status < 300 ? readStatus(answer.json()) : undefined
    if (!status) return doubted(judgeNoNews(answer))
    switch (status.state) {
      case 'working':
        await waitBetweenPolls(pollSeconds, signal)
        return status
      case 'failed':
        return judgeFailure(status.error)
      case 'made':
        return fetchMade(status.url ?? `${videoPath(id)}/content`, 'video', context)
    }
  }

  async function fetchMade(to: string, kind: 'video' | 'image', { folder, signal }: EngineContext): Promise<Progress> {
    const fetched = await fetchResult(farSide, to, { kind, folder, signal, pollSeconds })
    if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
    if (fetched.state === 'unreachable') return fetched
    return failed(`what the engine made cannot be used: ${fetched.why}`, { retryable: !costsMoney })
  }

  /** A paid order that the server no longer knows is not placed again. */
  const doubted = (progress: Progress): Progress =>
    progress.state === 'lost' && costsMoney ? { ...progress, state: 'unsure' } : progress

  return {
    name,
    accepts: order => acceptsOrder(order, settings),
    leavesOut: order => findGaps(order, settings),
    isRemote: () => true,
    place: async () => ({ mark: randomUUID() }),
    start,
    poll,
    async cancel({ id }) {
      if (typeof id !== 'string') return
      // Best effort: some only forget it, and some do not let go of one that they work on.
      await ask(farSide.request(videoPath(id), { method: 'DELETE', timeoutMs: CANCEL_MS }))
    },
    async stop() {
      farSide.close()
    },
  }
}

const videoPath = (id: string): string => `${VIDEO_PATH}/${encodeURIComponent(id)}`

function takeVideo(answer: FarAnswer, token: Token): Started {
  const { id, task_id: older } = (answer.json() ?? {}) as { id?: unknown; task_id?: unknown }
  const given = [id, older].find(one => typeof one === 'string' && one !== '')
  if (typeof given === 'string') return { state: 'started', token: { ...token, id: given } }
  return { state: 'unsure', message: 'the answer to it has no id' }
}

const taken = (token: Token, saved: Token | OrderFailed | OrderLost): Started =>
  isFailed(saved) ? saved : { state: 'started', token: { ...token, ...saved } }

const isFailed = (saved: Token | OrderFailed | OrderLost): saved is OrderFailed | OrderLost => 'state' in saved
