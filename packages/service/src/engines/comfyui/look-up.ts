import type { ServerClient } from '../remote/server-client.ts'
import { ask, field } from './ask.ts'

/** The state of a job. `ended` has the server's record. */
export type JobState =
  | { state: 'unknown' }
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'ended'; record: unknown }

/** Looks up a job by its id. Throws the errors of `ask`. */
export async function lookUp(client: ServerClient, id: string, signal?: AbortSignal): Promise<JobState> {
  const how = signal ? { signal } : {}
  const answer = await ask(client, `/api/jobs/${id}`, how)
  const status = field(answer.json(), 'status')
  if (status === 'pending') return { state: 'waiting' }
  if (status === 'completed' || status === 'failed' || status === 'cancelled')
    return { state: 'ended', record: (await readHistory(client, id, signal)) ?? toRecord(answer.json()) }
  if (typeof status === 'string') return { state: 'running' }
  // The server's text for an unknown job. Older servers have no such route and answer differently.
  if (answer.status === 404 && field(answer.json(), 'error') !== undefined) return { state: 'unknown' }
  return lookUpInQueue(client, id, signal)
}

/** The lookup for servers before 0.7. The history is queried last: a job may end between two queries. */
async function lookUpInQueue(client: ServerClient, id: string, signal?: AbortSignal): Promise<JobState> {
  const before = await readHistory(client, id, signal)
  if (before !== undefined) return { state: 'ended', record: before }
  const queue = (await ask(client, '/queue', signal ? { signal } : {})).json()
  const isIn = (name: string): boolean => {
    const jobs = field(queue, name)
    return Array.isArray(jobs) && jobs.some(job => Array.isArray(job) && job[1] === id)
  }
  if (isIn('queue_running')) return { state: 'running' }
  if (isIn('queue_pending')) return { state: 'waiting' }
  const after = await readHistory(client, id, signal)
  return after === undefined ? { state: 'unknown' } : { state: 'ended', record: after }
}

/** The server's history of an ended job: `{outputs, status}`. */
async function readHistory(client: ServerClient, id: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await ask(client, `/history/${id}`, signal ? { signal } : {})
  return field(answer.json(), id)
}

/** The same from the answer of the jobs route, which has other field names. */
const toRecord = (job: unknown): unknown => ({
  outputs: field(job, 'outputs'),
  status: field(job, 'execution_status'),
})

// A job may start while it is being removed from the queue, so it is checked again.
const MAX_TIMES = 3

/** Ends a job: removes it from the queue, or interrupts it if it runs. Throws the errors of `ask`. */
export async function withdrawJob(client: ServerClient, id: string): Promise<void> {
  for (let times = 0; times < MAX_TIMES; times++) {
    const { state } = await lookUp(client, id)
    if (state === 'unknown' || state === 'ended') return
    if (state === 'waiting') await ask(client, '/queue', { method: 'POST', json: { delete: [id] } })
    else if (await interrupt(client, id)) return
  }
}

/** Newer servers cancel one job; older ones interrupt the running job, if it is still this one. */
async function interrupt(client: ServerClient, id: string): Promise<boolean> {
  const cancelled = await ask(client, `/api/jobs/${id}/cancel`, { method: 'POST', json: {} })
  if (cancelled.status === 200) return true
  return (await ask(client, '/interrupt', { method: 'POST', json: { prompt_id: id } })).status === 200
}
