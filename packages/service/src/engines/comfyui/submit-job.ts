import type { Order, OrderFailed, StartContext, Unreachable } from '@kinora/media/engine/contract'
import type { ServerClient } from '../remote/server-client.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { ask, field, toUnreachable, TryLater } from './ask.ts'
import { fillWorkflow } from './workflow/fill-workflow.ts'
import type { LoadedWorkflow } from './workflow/load-workflow.ts'
import { readRefusal } from './read-refusal.ts'
import { slotValues } from './workflow/slot-values.ts'
import { UploadRefused, uploadFiles } from './upload-files.ts'
import { withdrawJob } from './look-up.ts'

/** The result of submitting a job. `unfit`: the server lacks something that the workflow needs. */
export type Submitted =
  | { state: 'taken' }
  | { state: 'unfit'; why: string }
  | OrderFailed
  | (Unreachable & { mayHaveArrived: boolean })

type Job = { id: string; order: Order; loaded: LoadedWorkflow }

// To validate a graph, the server reads its lists of models from disk.
const TIMEOUT_MS = 60_000

/** Sends the files and then the graph. Only the graph starts the job. */
export async function submitJob(
  client: ServerClient,
  { id, order, loaded }: Job,
  context: StartContext,
): Promise<Submitted> {
  const { signal } = context
  try {
    const files = await uploadFiles(client, order, loaded.slots, signal)
    const values = { ...slotValues(order, loaded.slots), ...files }
    const graph = fillWorkflow({ ...loaded, values, prefix: `kinora/${id}` })
    return await postGraph(client, id, graph, context)
  } catch (error) {
    if (error instanceof UploadRefused) return failed(error.message)
    return { ...toUnreachable(error), mayHaveArrived: false }
  }
}

async function postGraph(
  client: ServerClient,
  id: string,
  graph: object,
  { signal, log }: StartContext,
): Promise<Submitted> {
  let answer: Awaited<ReturnType<typeof ask>>
  try {
    // The job's id is also the client id, so that any process that follows it gets its messages and no others.
    const json = { prompt: graph, prompt_id: id, client_id: id }
    answer = await ask(client, '/prompt', { method: 'POST', json, timeoutMs: TIMEOUT_MS, signal })
  } catch (error) {
    return { ...toUnreachable(error), mayHaveArrived: mayHaveTakenIt(error) }
  }
  const said = answer.json()
  const errors = Object.keys(field(said, 'node_errors') ?? {}).length
  if (answer.status === 200 && field(said, 'prompt_id') !== undefined && errors === 0) return { state: 'taken' }
  const refusal = readRefusal(said)
  // Some outputs are invalid, and the server queued the job for the others.
  if (answer.status === 200) await withdrawJob(client, id)
  log.warn({ status: answer.status, reason: refusal.why }, 'ComfyUI refused a workflow')
  if (refusal.isUnfit) return { state: 'unfit', why: refusal.why }
  return failed(`the engine refused the workflow (${answer.status})`)
}

/** An overloaded server rejects the job; a broken one may have accepted it first. */
const mayHaveTakenIt = (error: unknown): boolean =>
  error instanceof TryLater ? ![429, 503].includes(error.status) : error instanceof NoAnswer && error.mayHaveArrived

const failed = (message: string): OrderFailed => ({ state: 'failed', code: 'EngineFailure', message, retryable: false })
