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
import { fieldsOf } from '../../core/shape.ts'
import { ask, failed, isAnswer, judgeFailure, judgeRefusedStart } from '../remote/ask.ts'
import { saveEncoded } from '../remote/encoded-files.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { fetchResult } from '../remote/fetch-result.ts'
import { fillTemplate, findTemplate, type Templates, type TemplateSettings } from '../remote/fill-template.ts'
import { findOutput, findResultKind, type FoundOutput } from '../remote/check-result-file.ts'
import { settledWithin, waitForRefusal } from '../remote/wait-between-polls.ts'

/** The settings of a model that Cog serves. */
export type CogSettings = TemplateSettings & { url: string; input: Templates; answerSeconds?: number }

/** A model and the predictions that this process waits for. */
export type Cog = { settings: CogSettings; client: ServerClient; jobs: Map<string, Job>; refusalMs: number | undefined }

type Outcome =
  | { state: 'made'; output: FoundOutput; files: ServerAnswer['files'] }
  | OrderFailed
  | OrderLost
  | Unreachable

type Job = {
  outcome?: Outcome
  /** Never rejects. */
  settled: Promise<void>
  stop: AbortController
}

const ANSWER_SECONDS = 3_600
// A clip as a data URL, which is written to disk.
const MAX_ANSWER_BYTES = 512 * 1024 * 1024
const POLL_WAIT_MS = 1_000
const CANCEL_MS = 2_000

export async function startPrediction(
  cog: Cog,
  token: Token,
  order: Order,
  { folder }: StartContext,
): Promise<Started> {
  const id = String(token['prediction'])
  const job = cog.jobs.get(id) ?? begin(cog, id, order, folder)
  await waitForRefusal(job.settled, cog.refusalMs)
  const { outcome } = job
  if (!outcome || outcome.state === 'made') return { state: 'started', token }
  cog.jobs.delete(id)
  return outcome
}

function begin(cog: Cog, id: string, order: Order, folder: string): Job {
  const stop = new AbortController()
  const job: Job = { settled: Promise.resolve(), stop }
  cog.jobs.set(id, job)
  job.settled = send(cog, id, order, folder, stop.signal).then(
    outcome => void (job.outcome = outcome),
    (error: Error) => void (job.outcome = failed(stop.signal.aborted ? 'cancelled' : error.message)),
  )
  return job
}

async function send(
  { settings, client }: Cog,
  id: string,
  order: Order,
  folder: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const { answerSeconds = ANSWER_SECONDS } = settings
  const input = await fillTemplate(findTemplate(settings.input, order) ?? {}, order, settings)
  const limits = { timeoutMs: answerSeconds * 1_000, maxBytes: MAX_ANSWER_BYTES, folder, signal }
  const answer = await ask(client.request(predictionPath(id), { method: 'PUT', json: { input }, ...limits }))
  if (isAnswer(answer)) return readOutcome(answer)
  // It ended with the connection, or never began.
  return answer.silent ? { state: 'unreachable', message: answer.message } : answer
}

const predictionPath = (id: string): string => `/predictions/${encodeURIComponent(id)}`

function readOutcome(answer: ServerAnswer): Outcome {
  const { status, output, error } = fieldsOf(answer.json())
  // 202: the prediction of an earlier connection is about to end. 409: all slots are taken.
  if (answer.status === 202 || answer.status === 409)
    return { state: 'unreachable', message: 'the engine is busy with something else' }
  if (answer.status > 299) {
    const refused = judgeRefusedStart(answer)
    return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
  }
  if (status === 'failed') return judgeFailure(error)
  if (status === 'canceled') return failed('it was cancelled at the engine', { retryable: true })
  const found = findOutput(output)
  return found ? { state: 'made', output: found, files: answer.files } : failed('the engine answered without a file')
}

export async function pollPrediction(
  { client, jobs }: Cog,
  token: Token,
  order: Order,
  context: EngineContext,
): Promise<Progress> {
  const id = String(token['prediction'])
  const job = jobs.get(id)
  if (!job) return { state: 'lost', message: 'the process that waited for it has ended, and it with it' }
  await settledWithin(POLL_WAIT_MS, job.settled, context.signal)
  // The server reports no progress.
  if (!job.outcome) return { state: 'working', percent: 1 }
  const verdict = await judge(client, job.outcome, order, context)
  if (verdict.state !== 'unreachable') jobs.delete(id)
  return verdict
}

async function judge(
  client: ServerClient,
  outcome: Outcome,
  order: Order,
  { folder, signal }: EngineContext,
): Promise<Progress> {
  if (outcome.state === 'unreachable') return { state: 'lost', message: outcome.message }
  if (outcome.state !== 'made') return outcome
  const kind = findResultKind(order)
  if ('encoded' in outcome.output) {
    const saved = await saveEncoded(outcome.output.encoded, { kind, folder, files: outcome.files })
    return 'state' in saved ? saved : { state: 'done', files: [saved] }
  }
  const fetched = await fetchResult(client, outcome.output.url, { kind, folder, signal })
  if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
  return fetched.state === 'wrong' ? failed(`what the engine made cannot be used: ${fetched.why}`) : fetched
}

export async function cancelPrediction(cog: Cog, id: string): Promise<void> {
  await leavePrediction(cog, id)
  // For servers that continue after the connection ends.
  await ask(cog.client.request(`${predictionPath(id)}/cancel`, { method: 'POST', json: {}, timeoutMs: CANCEL_MS }))
}

export async function leavePrediction({ jobs }: Cog, id: string): Promise<void> {
  const job = jobs.get(id)
  job?.stop.abort()
  await job?.settled
  jobs.delete(id)
}
