import { ask, isAnswer } from '../far-side/ask.ts'
import type { FarSide } from '../far-side/far-side.ts'

/** What the server says of what it does: whose it is, where it can tell. */
export type Running = { whose: 'ours' | 'another' | 'unknown'; percent: number; isInterrupted: boolean }

const TIMEOUT_MS = 5_000
const IDLE: Running = { whose: 'another', percent: 0, isInterrupted: false }

/**
 * Asks what a server with A1111's interface is doing. Its progress is that of whatever runs; only newer ones with their page
 * can be asked about one task.
 */
export async function readRunning(farSide: FarSide, task: string, signal?: AbortSignal): Promise<Running> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) }
  const json = { id_task: task, live_preview: false }
  const own = await ask(farSide.request('/internal/progress', { method: 'POST', json, ...options }))
  const known = isAnswer(own) && own.status === 200 ? (own.json() as OwnProgress | undefined) : undefined
  const isKnown = typeof known?.active === 'boolean'
  if (isKnown && !known.active) return IDLE
  const all = await ask(farSide.request('/sdapi/v1/progress?skip_current_image=true', options))
  const told = isAnswer(all) && all.status === 200 ? (all.json() as Progress | undefined) : undefined
  return {
    whose: isKnown ? 'ours' : 'unknown',
    percent: toPercent(known?.progress ?? told?.progress),
    isInterrupted: told?.state?.interrupted === true,
  }
}

type OwnProgress = { active?: boolean; progress?: number | null }
type Progress = { progress?: number; state?: { interrupted?: boolean } }

const toPercent = (share: unknown): number =>
  typeof share === 'number' && Number.isFinite(share) ? Math.min(99, Math.max(0, Math.round(share * 100))) : 0
