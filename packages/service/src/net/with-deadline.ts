/**
 * Runs work with a signal that fires at the deadline or when the caller's signal does. Timers run before sockets in a
 * turn of the event loop: after this process was suspended, arrived data is read before the deadline fires.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const giveUp = (): void => controller.abort(signal?.reason)
  let isOver = false
  const over = (): void => {
    if (!isOver) controller.abort(new DOMException('it took too long', 'TimeoutError'))
  }
  const timer = setTimeout(() => setImmediate(over), timeoutMs)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    return await work(controller.signal)
  } finally {
    isOver = true
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
