import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createSemaphore } from '@kinora/media/core/semaphore'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type {
  EngineContext,
  Order,
  OrderFailed,
  OrderUnsure,
  Progress,
  StartContext,
  Started,
  Token,
  Unreachable,
} from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools } from '../engine-kind.ts'
import { ask, failed, isAnswer, judgeRefusedStart, judgeSilentStart } from '../far-side/ask.ts'
import { inputPaths, saveEncoded } from '../far-side/encoded-files.ts'
import type { FarAnswer } from '../far-side/far-side.ts'
import { leftOutUnless } from '../far-side/left-out.ts'
import { createNotTaken } from '../far-side/not-taken.ts'
import { readRunning } from './sdapi-progress.ts'
import { buildSdapiRequest, type ImageOrder } from './sdapi-request.ts'
import type { SdapiSettings } from './sdapi-settings.ts'

type Outcome = { state: 'made'; encoded: string; files: FarAnswer['files'] } | OrderFailed | OrderUnsure | Unreachable

type Job = {
  outcome?: Outcome
  /** Never rejects. */
  settled: Promise<void>
  isSent: boolean
  /** It was interrupted: the result is incomplete. */
  isInterrupted: boolean
  stop: AbortController
  percent: number
}

const ANSWER_SECONDS = 900
// A picture of 4K as Base64, several times; it goes to the disk.
const MAX_ANSWER_BYTES = 256 * 1024 * 1024
const POLL_WAIT_MS = 1_000
// Refusals come faster than this; a slower server is working.
const START_WAIT_MS = 500
const INTERRUPT_MS = 2_000

/**
 * Pictures from a server that answers when they are made. The answer comes over one connection and cannot be requested
 * again: if this process dies before, it is unknown whether the picture was made.
 */
export function createSdapiEngine(settings: SdapiSettings, { name, reach }: EngineTools): OpenEngine {
  const { answerSeconds = ANSWER_SECONDS, sole = false } = settings
  const farSide = reach(settings.url)
  const notTaken = createNotTaken()
  const jobs = new Map<string, Job>()
  // The server works on one at a time; what waits here can be taken back.
  const turn = createSemaphore(1)

  async function start(token: Token, order: Order, context: StartContext): Promise<Started> {
    const task = String(token['task'])
    if (jobs.has(task)) return { state: 'started', token }
    if (order.kind !== 'image') throw new RangeError(`the engine ${name} makes no ${order.kind}`)
    if (context.again && !notTaken.take(task))
      return { state: 'unsure', message: 'an earlier request may have come through' }
    const job = begin(task, order, context.folder)
    await Promise.race([job.settled, delay(START_WAIT_MS, undefined, { ref: false })])
    const { outcome } = job
    if (!outcome || outcome.state === 'made') return { state: 'started', token }
    jobs.delete(task)
    if (outcome.state === 'unreachable') notTaken.add(task)
    return outcome
  }

  function begin(task: string, order: ImageOrder, folder: string): Job {
    const stop = new AbortController()
    const job: Job = { settled: Promise.resolve(), isSent: false, isInterrupted: false, stop, percent: 0 }
    jobs.set(task, job)
    job.settled = turn
      .run(() => send(task, order, job, folder), stop.signal)
      .then(
        outcome => void (job.outcome = outcome),
        (error: Error) => void (job.outcome = failed(stop.signal.aborted ? 'cancelled' : error.message)),
      )
    return job
  }

  async function send(task: string, order: ImageOrder, job: Job, folder: string): Promise<Outcome> {
    const { path, json } = await buildSdapiRequest(order, task, settings)
    job.isSent = true
    const limits = { timeoutMs: answerSeconds * 1_000, maxBytes: MAX_ANSWER_BYTES, folder, signal: job.stop.signal }
    const answer = await ask(farSide.request(path, { method: 'POST', json, ...limits }))
    return isAnswer(answer) ? readOutcome(answer) : judgeSilentStart(answer)
  }

  async function poll(token: Token, _order: Order, context: EngineContext): Promise<Progress> {
    const task = String(token['task'])
    const job = jobs.get(task)
    if (!job) return { state: 'unsure', message: 'the process that waited for the picture has ended' }
    const waited = new AbortController()
    const signal = AbortSignal.any([waited.signal, context.signal])
    await Promise.race([job.settled, delay(POLL_WAIT_MS, undefined, { signal }).catch(() => undefined)])
    waited.abort()
    if (!job.outcome) return { state: 'working', percent: await look(task, job, context.signal) }
    const verdict = await judge(job.outcome, job, context)
    jobs.delete(task)
    return verdict
  }

  async function look(task: string, job: Job, signal: AbortSignal): Promise<number> {
    if (!job.isSent) return 0
    const running = await readRunning(farSide, task, signal)
    if (running.whose === 'another') return job.percent
    job.isInterrupted ||= running.isInterrupted
    job.percent = Math.max(job.percent, running.percent)
    return job.percent
  }

  async function judge(outcome: Outcome, job: Job, { folder }: EngineContext): Promise<Progress> {
    // It was refused after a while: it can be placed again.
    if (outcome.state === 'unreachable') return { state: 'lost', message: outcome.message }
    if (outcome.state !== 'made') return outcome
    if (job.isInterrupted) return failed('somebody interrupted the engine', { retryable: true })
    const saved = await saveEncoded(outcome.encoded, { kind: 'image', folder, files: outcome.files })
    return 'state' in saved ? saved : { state: 'done', files: [saved] }
  }

  /** Interrupts only a job that is known to be ours or can be nobody else's. */
  async function interrupt(task: string): Promise<void> {
    const { whose } = await readRunning(farSide, task)
    if (whose === 'another' || (whose === 'unknown' && !sole)) return
    await ask(farSide.request('/sdapi/v1/interrupt', { method: 'POST', json: {}, timeoutMs: INTERRUPT_MS }))
  }

  async function leave(task: string): Promise<void> {
    const job = jobs.get(task)
    job?.stop.abort()
    await job?.settled
    jobs.delete(task)
  }

  return {
    name,
    accepts: order => isMakeable(order) && order.kind === 'image' && order.prompt.trim() !== '',
    leavesOut: order => [
      ...leftOutUnless(order, ['seed', 'pictures']),
      ...(inputPaths(order, 'picture').length > 1 ? ['images: the engine looks at the first one only'] : []),
    ],
    isRemote: () => true,
    place: async () => ({ task: `kinora-${randomUUID()}` }),
    start,
    poll,
    async cancel(token) {
      const task = String(token['task'])
      const job = jobs.get(task)
      // One that waits here has never been there.
      if (!job || job.isSent) await interrupt(task)
      await leave(task)
    },
    leave: token => leave(String(token['task'])),
    async stop() {
      await Promise.all([...jobs.keys()].map(leave))
      farSide.close()
    },
  }
}

function readOutcome(answer: FarAnswer): Outcome {
  if (answer.status === 404) return failed('the engine has no /sdapi/v1')
  if (answer.status < 200 || answer.status > 299) return judgeRefusedStart(answer)
  const { images } = (answer.json() ?? {}) as { images?: unknown[] }
  const encoded = Array.isArray(images) ? images[0] : undefined
  if (typeof encoded === 'string' && encoded !== '') return { state: 'made', encoded, files: answer.files }
  return failed('the engine answered without a picture')
}
