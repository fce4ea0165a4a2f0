import type { ServerClient } from '../remote/server-client.ts'
import { ask } from './ask.ts'
import { lookUp } from './look-up.ts'

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
