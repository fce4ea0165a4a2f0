import { fieldsOf } from '../../core/shape.ts'
import { ask, isAnswer } from '../remote/ask.ts'
import type { ServerClient } from '../remote/server-client.ts'

/** The server's current job and its owner, if known. */
export type Running = { whose: 'ours' | 'another' | 'unknown'; percent: number; isInterrupted: boolean }

const TIMEOUT_MS = 5_000
const IDLE: Running = { whose: 'another', percent: 0, isInterrupted: false }

/**
 * Asks a server with A1111's interface for its current job. The reported progress is that of the running job; only
 * newer servers report on a single task. SD.Next does too, but accepts no client-chosen ids, so our task is unknown.
 */
export async function readRunning(client: ServerClient, task: string, signal?: AbortSignal): Promise<Running> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) }
  const json = { id_task: task, live_preview: false }
  const own = await ask(client.request('/internal/progress', { method: 'POST', json, ...options }))
  const { active, queued, completed, progress } = fieldsOf(isAnswer(own) && own.status === 200 ? own.json() : undefined)
  if (active === false && (queued === true || completed === true)) return IDLE
  const all = await ask(client.request('/sdapi/v1/progress?skip_current_image=true', options))
  const told = fieldsOf(isAnswer(all) && all.status === 200 ? all.json() : undefined)
  const state = fieldsOf(told['state'])
  return {
    whose: active === true ? 'ours' : 'unknown',
    percent: toPercent((active === true ? progress : undefined) ?? told['progress']),
    // An idle server still reports the last interrupt.
    isInterrupted: state['interrupted'] === true && state['job'] !== '',
  }
}

const toPercent = (share: unknown): number =>
  typeof share === 'number' && Number.isFinite(share) ? Math.min(99, Math.max(0, Math.round(share * 100))) : 0
