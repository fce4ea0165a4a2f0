/** The state of a video, in the interface's words and those of other servers. */
export type VideoStatus =
  | { state: 'working'; percent: number }
  | { state: 'made'; url?: string }
  | { state: 'failed'; error: unknown }

const MADE = new Set(['completed', 'succeeded', 'success'])
const FAILED = new Set(['failed', 'failure', 'cancelled', 'canceled', 'deleted', 'expired', 'error'])

/** An unknown state counts as running: the order has a deadline. */
export function readStatus(body: unknown): VideoStatus | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { status, progress, url, error } = body as Record<string, unknown>
  if (typeof status !== 'string') return undefined
  const named = status.toLowerCase()
  if (MADE.has(named)) return { state: 'made', ...(typeof url === 'string' && url !== '' && { url }) }
  if (FAILED.has(named)) return { state: 'failed', error }
  return { state: 'working', percent: readPercent(progress) }
}

/** `42`, `42.5`, `"42%"` and `0.42` are all seen. It is never done as long as its state does not say so. */
function readPercent(progress: unknown): number {
  const told = Number.parseFloat(String(progress))
  if (!Number.isFinite(told)) return 0
  const percent = told > 0 && told < 1 ? told * 100 : told
  return Math.min(99, Math.max(0, Math.round(percent)))
}
