/**
 * Does work under a signal that fires when the time is over or when the caller's own does. Timers come before sockets in a
 * turn of the event loop: after a pause of this process, what has come meanwhile is read before anybody is given up.
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
