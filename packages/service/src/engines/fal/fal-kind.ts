import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineContext, Order, Progress, StartContext, Started, Token } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { fieldsOf } from '../../core/shape.ts'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind, EngineTools } from '../engine-kind.ts'
import {
  acceptsByTemplate,
  faultOfTemplates,
  fillTemplate,
  findTemplate,
  leftOutByTemplate,
  TEMPLATE_PROPERTIES,
  type Templates,
  type TemplateSettings,
} from '../remote/fill-template.ts'
import {
  ask,
  createUnsentOrders,
  failed,
  isAnswer,
  judgeFailure,
  judgeNoNews,
  judgeRefusedStart,
  judgeSilentStart,
} from '../remote/ask.ts'
import { saveEncoded } from '../remote/encoded-files.ts'
import type { ServerAnswer } from '../remote/server-client.ts'
import { fetchResult } from '../remote/fetch-result.ts'
import { findOutput, findResultKind } from '../remote/check-result-file.ts'
import { waitBetweenPolls } from '../remote/wait-between-polls.ts'

/** Hosted models behind fal's queue. */
export const falKind: EngineKind<FalSettings> = {
  about: 'A hosted model behind fal’s queue; each order is paid for',
  properties: {
    url: { type: 'string', minLength: 1, description: 'Address of the queue. Default: https://queue.fal.run' },
    model: {
      type: 'string',
      pattern: '^[\\w.-]+(/[\\w.-]+)+$',
      description: 'The model as the service names it: fal-ai/flux/dev',
    },
    ...TEMPLATE_PROPERTIES,
  },
  required: ['model', 'input'],
  isRemote: true,
  costsMoney: () => true,
  makes: ({ input }) => Object.keys(input) as (keyof typeof input)[],
  check({ url, input }) {
    const checked = url === undefined ? undefined : checkUrl(url, { allowPrivateNetworks: true })
    if (checked && !checked.ok) throw new Error(`url ${checked.why}`)
    const fault = faultOfTemplates(input)
    if (fault) throw new Error(fault)
  },
  open: createFalEngine,
}

/** The settings of a model behind fal's queue. */
export type FalSettings = TemplateSettings & { url?: string; model: string; input: Templates }

export const FAL_URL = 'https://queue.fal.run'

const [POST_MS, STATUS_MS, ANSWER_MS, CANCEL_MS] = [120_000, 15_000, 60_000, 2_000]
const POLL_SECONDS = 1
// A file as a data URL, which is written to disk.
const MAX_ANSWER_BYTES = 512 * 1024 * 1024

/**
 * A hosted model behind fal's queue. The queue chooses the ids and charges money, so an order that may have been
 * accepted is not sent again.
 */
export function createFalEngine(settings: FalSettings, { name, reach }: EngineTools): OpenEngine {
  const { url = FAL_URL, model, input: templates } = settings
  const client = reach(url)
  const unsent = createUnsentOrders()

  async function start(token: Token, order: Order, { again, signal }: StartContext): Promise<Started> {
    const mark = String(token['mark'])
    if (again && !unsent.take(mark)) return { state: 'unsure', message: 'an earlier request may have come through' }
    const json = await fillTemplate(findTemplate(templates, order) ?? {}, order, settings)
    const answer = await ask(client.request(`/${model}`, { method: 'POST', json, timeoutMs: POST_MS, signal }))
    if (isAnswer(answer) && answer.status < 300) return take(answer, token)
    const refused = isAnswer(answer) ? judgeRefused(answer) : judgeSilentStart(answer)
    if (refused.state === 'unreachable') unsent.add(mark)
    return refused
  }

  async function poll(token: Token, order: Order, context: EngineContext): Promise<Progress> {
    const { signal } = context
    const { status_url: statusUrl, response_url: responseUrl } = token
    if (typeof statusUrl !== 'string' || typeof responseUrl !== 'string')
      return { state: 'lost', message: 'it was never started' }
    const answer = await ask(client.request(statusUrl, { timeoutMs: STATUS_MS, signal }))
    const { status } = fieldsOf(isAnswer(answer) && answer.status < 300 ? answer.json() : undefined)
    if (typeof status !== 'string') return judgeForgotten(judgeNoNews(answer))
    if (status === 'COMPLETED') return collect(responseUrl, order, context)
    await waitBetweenPolls(POLL_SECONDS, signal)
    // It reports the queue position, but no progress.
    return { state: 'working', percent: status === 'IN_PROGRESS' ? 1 : 0 }
  }

  async function collect(responseUrl: string, order: Order, { signal, folder }: EngineContext): Promise<Progress> {
    const answer = await ask(
      client.request(responseUrl, { timeoutMs: ANSWER_MS, maxBytes: MAX_ANSWER_BYTES, folder, signal }),
    )
    // Failures come as status 400 or above with a message.
    if (isAnswer(answer) && answer.status > 399 && ![401, 403, 408, 429, 502, 503, 504].includes(answer.status))
      return judgeFailure(answer.json())
    if (!isAnswer(answer) || answer.status !== 200) return judgeForgotten(judgeNoNews(answer))
    const found = findOutput(answer.json())
    if (!found) return failed('the engine answered without a file')
    const kind = findResultKind(order)
    if ('encoded' in found) {
      const saved = await saveEncoded(found.encoded, { kind, folder, files: answer.files })
      return 'state' in saved ? saved : { state: 'done', files: [saved] }
    }
    const fetched = await fetchResult(client, found.url, { kind, folder, signal })
    if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
    return fetched.state === 'wrong' ? failed(`what the engine made cannot be used: ${fetched.why}`) : fetched
  }

  return {
    name,
    accepts: order => isMakeable(order) && acceptsByTemplate(templates, order),
    leavesOut: order => leftOutByTemplate(templates, order, settings),
    isRemote: () => true,
    place: async () => ({ mark: randomUUID() }),
    start,
    poll,
    async cancel({ cancel_url: cancelUrl }) {
      // Only waiting orders can be cancelled; running ones are made and charged.
      if (typeof cancelUrl === 'string')
        await ask(client.request(cancelUrl, { method: 'PUT', json: {}, timeoutMs: CANCEL_MS }))
    },
    async stop() {
      client.close()
    },
  }
}

const ADDRESSES = ['status_url', 'response_url', 'cancel_url'] as const

function take(answer: ServerAnswer, token: Token): Started {
  const told = fieldsOf(answer.json())
  const addresses = ADDRESSES.flatMap(name => {
    const path = toPath(told[name])
    return path === undefined ? [] : [[name, path] as const]
  })
  if (addresses.length < ADDRESSES.length) return { state: 'unsure', message: 'the answer to it has no addresses' }
  return { state: 'started', token: { ...token, ...Object.fromEntries(addresses) } }
}

/**
 * Requests go to the operator's address, whatever host the answer names, so that a gateway works and the key goes
 * nowhere else.
 */
function toPath(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null
  return url ? url.pathname + url.search : undefined
}

/** Rejections contain the model's own message. */
function judgeRefused(answer: ServerAnswer): ReturnType<typeof judgeRefusedStart> {
  const refused = judgeRefusedStart(answer)
  const failure = judgeFailure(answer.json())
  return refused.state === 'failed' && failure.code !== 'EngineFailure' ? failure : refused
}

/** Paid orders are not placed again automatically. */
const judgeForgotten = (news: ReturnType<typeof judgeNoNews>): Progress =>
  news.state === 'lost' ? failed('the engine does not know the order any more') : news
