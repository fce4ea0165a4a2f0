/** Lets so many through at a time, the others wait in the order they came. */
export type Semaphore = {
  /** Waits for a turn; an abort leaves the queue and rejects with the signal's reason. */
  take(signal?: AbortSignal): Promise<void>
  give(): void
  /** Rejects everyone who waits. */
  dismiss(why: Error): void
}

type Waiting = { enter(): void; leave(why: unknown): void }

export function createSemaphore(count: number): Semaphore {
  const waiting: Waiting[] = []
  let free = count

  function take(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        waiting.splice(waiting.indexOf(place), 1)
        place.leave(signal?.reason)
      }
      const place: Waiting = {
        enter() {
          signal?.removeEventListener('abort', abort)
          resolve()
        },
        leave(why) {
          signal?.removeEventListener('abort', abort)
          reject(why)
        },
      }
      signal?.addEventListener('abort', abort)
      waiting.push(place)
    })
  }

  function give(): void {
    const next = waiting.shift()
    if (next) next.enter()
    else free += 1
  }

  function dismiss(why: Error): void {
    for (const place of waiting.splice(0)) place.leave(why)
  }

  return { take, give, dismiss }
}
