import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type {
  EngineContext,
  Order,
  OrderFailed,
  OrderLost,
  Progress,
  StartContext,
  Started,
  Token,
  Unreachable,
} from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools } from '../engine-kind.ts'
import { ask, failed, isAnswer, judgeFailure, judgeRefusedStart } from '../far-side/ask.ts'
import { saveEncoded } from '../far-side/encoded-files.ts'
import type { FarAnswer } from '../far-side/far-side.ts'
import { fetchResult } from '../far-side/fetch-result.ts'
import {
  acceptsByTemplate,
  fillTemplate,
  findTemplate,
  leftOutByTemplate,
  type Templates,
  type TemplateSettings,
} from '../far-side/fill-template.ts'
import { findResultKind } from '../far-side/look-at-result.ts'
import { findOutput, type FoundOutput } from '../far-side/find-output.ts'

/** The settings of a model that Cog serves. */
export type CogSettings = TemplateSettings & { url: string; input: Templates; answerSeconds?: number }

type Outcome = { state: 'made'; output: FoundOutput; files: FarAnswer['files'] } | OrderFailed | OrderLost | Unreachable

type Job = {
  outcome?: Outcome
  /** Never rejects. */
  settled: Promise<void>
  stop: AbortController
}

const ANSWER_SECONDS = 3_600
// A clip as a data URL, which goes to the disk.
const MAX_ANSWER_BYTES = 512 * 1024 * 1024
const POLL_WAIT_MS = 1_000
// Refusals come faster than this; a slower server is working.
const START_WAIT_MS = 500
const CANCEL_MS = 2_000

/**
 * A model in a Cog container. A prediction cannot be queried: its answer comes over the connection that asked, and it
 * ends with that connection. After a lost connection it can be requested again without being made twice.
 */
export function createCogEngine(settings: CogSettings, { name, reach }: EngineTools): OpenEngine {
  const { input: templates, answerSeconds = ANSWER_SECONDS } = settings
  const farSide = reach(settings.url)
  const jobs = new Map<string, Job>()

  async function start(token: Token, order: Order, { folder }: StartContext): Promise<Started> {
    const id = String(token['prediction'])
    const job = jobs.get(id) ?? begin(id, order, folder)
    await Promise.race([job.settled, delay(START_WAIT_MS, undefined, { ref: false })])
    const { outcome } = job
    if (!outcome || outcome.state === 'made') return { state: 'started', token }
    jobs.delete(id)
    return outcome
  }

  function begin(id: string, order: Order, folder: string): Job {
    const stop = new AbortController()
    const job: Job = { settled: Promise.resolve(), stop }
    jobs.set(id, job)
    job.settled = send(id, order, folder, stop.signal).then(
      outcome => void (job.outcome = outcome),
      (error: Error) => void (job.outcome = failed(stop.signal.aborted ? 'cancelled' : error.message)),
    )
    return job
  }

  async function send(id: string, order: Order, folder: string, signal: AbortSignal): Promise<Outcome> {
    const input = await fillTemplate(findTemplate(templates, order) ?? {}, order, settings)
    const limits = { timeoutMs: answerSeconds * 1_000, maxBytes: MAX_ANSWER_BYTES, folder, signal }
    const answer = await ask(farSide.request(predictionPath(id), { method: 'PUT', json: { input }, ...limits }))
    if (isAnswer(answer)) return readOutcome(answer)
    // It ended with the connection, or never began.
    return answer.silent ? { state: 'unreachable', message: answer.message } : answer
  }

  async function poll(token: Token, order: Order, context: EngineContext): Promise<Progress> {
    const id = String(token['prediction'])
    const job = jobs.get(id)
    if (!job) return { state: 'lost', message: 'the process that waited for it has ended, and it with it' }
    const waited = new AbortController()
    const signal = AbortSignal.any([waited.signal, context.signal])
    await Promise.race([job.settled, delay(POLL_WAIT_MS, undefined, { signal }).catch(() => undefined)])
    waited.abort()
    // It does not say how far it is.
    if (!job.outcome) return { state: 'working', percent: 1 }
    const verdict = await judge(job.outcome, order, context)
    if (verdict.state !== 'unreachable') jobs.delete(id)
    return verdict
  }

  async function judge(outcome: Outcome, order: Order, { folder, signal }: EngineContext): Promise<Progress> {
    if (outcome.state === 'unreachable') return { state: 'lost', message: outcome.message }
    if (outcome.state !== 'made') return outcome
    const kind = findResultKind(order)
    if ('encoded' in outcome.output) {
      const saved = await saveEncoded(outcome.output.encoded, { kind, folder, files: outcome.files })
      return 'state' in saved ? saved : { state: 'done', files: [saved] }
    }
    const fetched = await fetchResult(farSide, outcome.output.url, { kind, folder, signal })
    if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
    return fetched.state === 'wrong' ? failed(`what the engine made cannot be used: ${fetched.why}`) : fetched
  }

  async function leave(id: string): Promise<void> {
    const job = jobs.get(id)
    job?.stop.abort()
    await job?.settled
    jobs.delete(id)
  }

  return {
    name,
    accepts: order => isMakeable(order) && acceptsByTemplate(templates, order),
    leavesOut: order => leftOutByTemplate(templates, order, settings),
    isRemote: () => true,
    place: async () => ({ prediction: randomUUID().replaceAll('-', '') }),
    start,
    poll,
    async cancel(token) {
      const id = String(token['prediction'])
      await leave(id)
      // Where the end of the connection is not enough.
      await ask(farSide.request(`${predictionPath(id)}/cancel`, { method: 'POST', json: {}, timeoutMs: CANCEL_MS }))
    },
    leave: token => leave(String(token['prediction'])),
    async stop() {
      await Promise.all([...jobs.keys()].map(leave))
      farSide.close()
    },
  }
}

const predictionPath = (id: string): string => `/predictions/${encodeURIComponent(id)}`

function readOutcome(answer: FarAnswer): Outcome {
  const { status, output, error } = (answer.json() ?? {}) as { status?: string; output?: unknown; error?: unknown }
  // 202: an earlier connection's is about to end. 409: every slot is taken.
  if (answer.status === 202 || answer.status === 409)
    return { state: 'unreachable', message: 'the engine is busy with something else' }
  if (answer.status > 299) {
    const refused = judgeRefusedStart(answer)
    return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
  }
  if (status === 'failed') return judgeFailure(error)
  if (status === 'canceled') return failed('somebody cancelled it at the engine', { retryable: true })
  const found = findOutput(output)
  return found ? { state: 'made', output: found, files: answer.files } : failed('the engine answered without a file')
}
