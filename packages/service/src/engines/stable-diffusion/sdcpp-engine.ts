import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineContext, Order, Progress, StartContext, Started, Token } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { fieldsOf, isText, recordsOf } from '../../core/shape.ts'
import type { EngineTools } from '../engine-kind.ts'
import {
  ask,
  createUnsentOrders,
  failed,
  isAnswer,
  isOutOfMemory,
  judgeNoNews,
  judgeRefusedStart,
  judgeSilentStart,
  type UnsentOrders,
} from '../remote/ask.ts'
import { inputPaths, saveEncoded } from '../remote/encoded-files.ts'
import { leftOutUnless } from '../remote/left-out.ts'
import type { ServerClient } from '../remote/server-client.ts'
import { tidyWords } from '../remote/read-fault.ts'
import { waitBetweenPolls } from '../remote/wait-between-polls.ts'
import { buildSdcppRequest, type SdcppOrder, type SdcppSettings } from './sdcpp-request.ts'

/** A server; `videoFormat` is the container that it writes, once known. */
type Sdcpp = {
  name: string
  settings: SdcppSettings
  client: ServerClient
  unsent: UnsentOrders
  videoFormat?: string
}

const [POST_MS, STATUS_MS, CANCEL_MS] = [60_000, 120_000, 2_000]
const POLL_SECONDS = 1
// The file arrives as Base64 in the answer and is written to disk: a minute of webm at 1080p, several times.
const MAX_ANSWER_BYTES = 512 * 1024 * 1024
// In order of preference, among those that the server lists.
const VIDEO_FORMATS = ['webm', 'avi', 'webp']

/** Pictures and clips from stable-diffusion.cpp's server, through its own interface, whose jobs can be queried. */
export function createSdcppEngine(settings: SdcppSettings, { name, reach }: EngineTools): OpenEngine {
  const client = reach(settings.url)
  const server: Sdcpp = { name, settings, client, unsent: createUnsentOrders() }
  return {
    name,
    accepts: order => accepts(order, settings),
    leavesOut: order => [
      ...leftOutUnless(order, ['seed', 'pictures']),
      ...tellUnusedPictures(order, settings.pictures === 'reference'),
    ],
    isRemote: () => true,
    place: async () => ({ mark: randomUUID() }),
    start: (token, order, context) => startJob(server, token, order, context),
    poll: (token, order, context) => pollJob(server, token, order, context),
    async cancel({ id }) {
      // A running order cannot be cancelled: the server says so and continues.
      if (typeof id === 'string')
        await ask(client.request(`${jobPath(id)}/cancel`, { method: 'POST', json: {}, timeoutMs: CANCEL_MS }))
    },
    async stop() {
      client.close()
    },
  }
}

const NEEDED_PICTURES = {
  words: 0,
  frame: 1,
  frames: 2,
  continuation: 1,
  references: 1,
  story: 1,
  template: 1,
  panels: 1,
} as const

const accepts = (order: Order, { makes, sources = ['words', 'frame'] }: SdcppSettings): order is SdcppOrder => {
  if (!isMakeable(order) || (order.kind !== 'image' && order.kind !== 'video')) return false
  if (!makes.includes(order.kind) || order.prompt.trim() === '') return false
  if (order.kind === 'image') return true
  const { kind } = order.from
  const isKnown = (sources as readonly string[]).includes(kind) && !order.recommends
  return isKnown && inputPaths(order, 'picture').length >= NEEDED_PICTURES[kind]
}

async function startJob(server: Sdcpp, token: Token, order: Order, { again, signal }: StartContext): Promise<Started> {
  const { name, settings, client, unsent } = server
  if (!accepts(order, settings)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
  const mark = String(token['mark'])
  if (again && !unsent.take(mark)) return { state: 'unsure', message: 'an earlier request may have come through' }
  const format = order.kind === 'video' ? await findVideoFormat(server, signal) : ''
  const { path, json } = await buildSdcppRequest(order, settings, format)
  const answer = await ask(client.request(path, { method: 'POST', json, timeoutMs: POST_MS, signal }))
  if (isAnswer(answer) && answer.status < 300) {
    const { id } = fieldsOf(answer.json())
    if (isText(id)) return { state: 'started', token: { ...token, id } }
    return { state: 'unsure', message: 'the answer to it has no id' }
  }
  const refused = isAnswer(answer) ? judgeRefusedStart(answer) : judgeSilentStart(answer)
  if (refused.state === 'unreachable') unsent.add(mark)
  return refused
}

/** Queried once: the supported containers depend on the server's build. */
async function findVideoFormat(server: Sdcpp, signal: AbortSignal): Promise<string> {
  if (server.videoFormat) return server.videoFormat
  const answer = await ask(server.client.request('/sdcpp/v1/capabilities', { timeoutMs: STATUS_MS, signal }))
  const { output_formats_by_mode: formats } = fieldsOf(isAnswer(answer) ? answer.json() : undefined)
  const { vid_gen: listed } = fieldsOf(formats)
  const found = Array.isArray(listed) ? VIDEO_FORMATS.find(format => listed.includes(format)) : undefined
  if (found) server.videoFormat = found
  return found ?? 'webm'
}

async function pollJob(
  { client }: Sdcpp,
  token: Token,
  order: Order,
  { signal, folder }: EngineContext,
): Promise<Progress> {
  const { id } = token
  if (typeof id !== 'string') return { state: 'lost', message: 'it was never started' }
  const limits = { timeoutMs: STATUS_MS, maxBytes: MAX_ANSWER_BYTES, folder, signal }
  const answer = await ask(client.request(jobPath(id), limits))
  const { status, result, error } = fieldsOf(isAnswer(answer) && answer.status < 300 ? answer.json() : undefined)
  if (typeof status !== 'string') return judgeNoNews(answer)
  switch (status) {
    case 'completed':
      return save(fieldsOf(result), {
        kind: order.kind === 'video' ? 'video' : 'image',
        folder,
        ...(isAnswer(answer) && { files: answer.files }),
      })
    case 'failed':
      return judgeFailure(fieldsOf(error)['message'])
    case 'cancelled':
      return failed('it was cancelled at the engine', { retryable: true })
    default:
      await waitBetweenPolls(POLL_SECONDS, signal)
      // The server reports no progress.
      return { state: 'working', percent: status === 'generating' ? 1 : 0 }
  }
}

const jobPath = (id: string): string => `/sdcpp/v1/jobs/${encodeURIComponent(id)}`

async function save(
  result: Readonly<Record<string, unknown>>,
  place: Parameters<typeof saveEncoded>[1],
): Promise<Progress> {
  const { b64_json: encoded } = place.kind === 'video' ? result : fieldsOf(recordsOf(result['images'])[0])
  if (!isText(encoded)) return failed('the engine finished without a result')
  const saved = await saveEncoded(encoded, place)
  return 'state' in saved ? saved : { state: 'done', files: [saved] }
}

function judgeFailure(message: unknown): Progress {
  const says = typeof message === 'string' ? tidyWords(message) : ''
  return failed(says ? `the engine failed: ${says}` : 'the engine failed', { retryable: isOutOfMemory(says) })
}

function tellUnusedPictures(order: Order, takesAll: boolean): string[] {
  const count = inputPaths(order, 'picture').length
  if (order.kind === 'image' && !takesAll && count > 1) return ['images: the engine looks at the first one only']
  return []
}
