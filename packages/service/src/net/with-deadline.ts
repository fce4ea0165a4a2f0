/** Does work under a signal that fires when the time is over or when the caller's own does. */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const giveUp = (): void => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('it took too long', 'TimeoutError')), timeoutMs)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
