import type { ServerClient } from '../remote/server-client.ts'
import { ask, field } from './ask.ts'

/** Where a job stands. `ended` has what the server remembers of it. */
export type JobState =
  | { state: 'unknown' }
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'ended'; record: unknown }

/** Looks for a job by its id. Throws what `ask` throws. */
export async function lookUp(client: ServerClient, id: string, signal?: AbortSignal): Promise<JobState> {
  const how = signal ? { signal } : {}
  const answer = await ask(client, `/api/jobs/${id}`, how)
  const status = field(answer.json(), 'status')
  if (status === 'pending') return { state: 'waiting' }
  if (status === 'completed' || status === 'failed' || status === 'cancelled')
    return { state: 'ended', record: (await readHistory(client, id, signal)) ?? toRecord(answer.json()) }
  if (typeof status === 'string') return { state: 'running' }
  // Its own words for a job that it does not know; older servers have no such route, and answer something else.
  if (answer.status === 404 && field(answer.json(), 'error') !== undefined) return { state: 'unknown' }
  return lookUpInQueue(client, id, signal)
}

/** As servers before 0.7 have to be asked. The history comes last again: a job may end between two questions. */
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

/** The same from the answer of the jobs' route, which calls it otherwise. */
const toRecord = (job: unknown): unknown => ({
  outputs: field(job, 'outputs'),
  status: field(job, 'execution_status'),
})

// It may begin while it is removed from the queue: then it is checked again.
const MOST_TIMES = 3

/** Ends a job: taken out of the queue while it waits, interrupted while it runs. Throws what `ask` throws. */
export async function withdrawJob(client: ServerClient, id: string): Promise<void> {
  for (let times = 0; times < MOST_TIMES; times++) {
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
