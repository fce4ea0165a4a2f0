import type { Semaphore } from '@kinora/media/core/semaphore'
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
import { fieldsOf, isText } from '../../core/shape.ts'
import { ask, failed, isAnswer, judgeRefusedStart, judgeSilentStart, type UnsentOrders } from '../remote/ask.ts'
import { saveEncoded } from '../remote/encoded-files.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { settledWithin, waitForRefusal } from '../remote/wait-between-polls.ts'
import { readRunning } from './sdapi-progress.ts'
import { buildSdapiRequest, type ImageOrder, type SdapiSettings } from './sdapi-request.ts'

/** A server and the orders that this process has there. */
export type Sdapi = {
  name: string
  settings: SdapiSettings
  client: ServerClient
  unsent: UnsentOrders
  jobs: Map<string, Job>
  /** The server makes one picture at a time; an order that waits here can be cancelled. */
  turn: Semaphore
  refusalMs: number | undefined
}

type Outcome =
  | { state: 'made'; encoded: string; files: ServerAnswer['files'] }
  | OrderFailed
  | OrderUnsure
  | Unreachable

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
// A 4K picture as Base64, several times; it is written to disk.
const MAX_ANSWER_BYTES = 256 * 1024 * 1024
const POLL_WAIT_MS = 1_000
const INTERRUPT_MS = 2_000

export async function startJob(sdapi: Sdapi, token: Token, order: Order, context: StartContext): Promise<Started> {
  const { name, jobs, unsent } = sdapi
  const task = String(token['task'])
  if (jobs.has(task)) return { state: 'started', token }
  if (order.kind !== 'image') throw new RangeError(`the engine ${name} makes no ${order.kind}`)
  if (context.again && !unsent.take(task))
    return { state: 'unsure', message: 'an earlier request may have come through' }
  const job = begin(sdapi, task, order, context.folder)
  await waitForRefusal(job.settled, sdapi.refusalMs)
  const { outcome } = job
  if (!outcome || outcome.state === 'made') return { state: 'started', token }
  jobs.delete(task)
  if (outcome.state === 'unreachable') unsent.add(task)
  return outcome
}

function begin(sdapi: Sdapi, task: string, order: ImageOrder, folder: string): Job {
  const stop = new AbortController()
  const job: Job = { settled: Promise.resolve(), isSent: false, isInterrupted: false, stop, percent: 0 }
  sdapi.jobs.set(task, job)
  job.settled = sdapi.turn
    .run(() => send(sdapi, task, order, job, folder), stop.signal)
    .then(
      outcome => void (job.outcome = outcome),
      (error: Error) => void (job.outcome = failed(stop.signal.aborted ? 'cancelled' : error.message)),
    )
  return job
}

async function send(
  { settings, client }: Sdapi,
  task: string,
  order: ImageOrder,
  job: Job,
  folder: string,
): Promise<Outcome> {
  const { answerSeconds = ANSWER_SECONDS } = settings
  const { path, json } = await buildSdapiRequest(order, task, settings)
  job.isSent = true
  const limits = { timeoutMs: answerSeconds * 1_000, maxBytes: MAX_ANSWER_BYTES, folder, signal: job.stop.signal }
  const answer = await ask(client.request(path, { method: 'POST', json, ...limits }))
  return isAnswer(answer) ? readOutcome(answer) : judgeSilentStart(answer)
}

function readOutcome(answer: ServerAnswer): Outcome {
  if (answer.status === 404) return failed('the engine has no /sdapi/v1')
  if (answer.status < 200 || answer.status > 299) return judgeRefusedStart(answer)
  const { images } = fieldsOf(answer.json())
  const encoded = Array.isArray(images) ? images[0] : undefined
  if (isText(encoded)) return { state: 'made', encoded, files: answer.files }
  return failed('the engine answered without a picture')
}

export async function pollJob(sdapi: Sdapi, token: Token, context: EngineContext): Promise<Progress> {
  const { jobs } = sdapi
  const task = String(token['task'])
  const job = jobs.get(task)
  if (!job) return { state: 'unsure', message: 'the process that waited for the picture has ended' }
  await settledWithin(POLL_WAIT_MS, job.settled, context.signal)
  if (!job.outcome) return { state: 'working', percent: await readPercent(sdapi, task, job, context.signal) }
  const verdict = await judge(job.outcome, job, context)
  jobs.delete(task)
  return verdict
}

async function readPercent({ client }: Sdapi, task: string, job: Job, signal: AbortSignal): Promise<number> {
  if (!job.isSent) return 0
  const running = await readRunning(client, task, signal)
  if (running.whose === 'another') return job.percent
  job.isInterrupted ||= running.isInterrupted
  job.percent = Math.max(job.percent, running.percent)
  return job.percent
}

async function judge(outcome: Outcome, job: Job, { folder }: EngineContext): Promise<Progress> {
  // It was rejected after a while, so it can be placed again.
  if (outcome.state === 'unreachable') return { state: 'lost', message: outcome.message }
  if (outcome.state !== 'made') return outcome
  if (job.isInterrupted) return failed('the engine was interrupted', { retryable: true })
  const saved = await saveEncoded(outcome.encoded, { kind: 'image', folder, files: outcome.files })
  return 'state' in saved ? saved : { state: 'done', files: [saved] }
}

export async function cancelJob(sdapi: Sdapi, task: string): Promise<void> {
  const job = sdapi.jobs.get(task)
  // An order that waits here was never sent.
  if (!job || job.isSent) await interrupt(sdapi, task)
  await leaveJob(sdapi, task)
}

/** Interrupts a job only if it is certainly ours. */
async function interrupt({ client, settings }: Sdapi, task: string): Promise<void> {
  const { whose } = await readRunning(client, task)
  if (whose === 'another' || (whose === 'unknown' && settings.sole !== true)) return
  await ask(client.request('/sdapi/v1/interrupt', { method: 'POST', json: {}, timeoutMs: INTERRUPT_MS }))
}

export async function leaveJob({ jobs }: Sdapi, task: string): Promise<void> {
  const job = jobs.get(task)
  job?.stop.abort()
  await job?.settled
  jobs.delete(task)
}
