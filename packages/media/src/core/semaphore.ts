export type Semaphore = {
  /**
   * Runs the work when it has a permit, in the order of asking, and gives the permit back when the work has settled. An
   * abort while it waits leaves the queue and rejects with the signal's reason; once it runs, ending is up to the work.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Rejects all waiting work. */
  dismiss(why: Error): void
}

type Waiting = { enter(): void; leave(why: unknown): void }

/** Limits how many pieces of work run at a time; the others wait in order of arrival. */
export function createSemaphore(permits: number): Semaphore {
  const waiting: Waiting[] = []
  let free = permits

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

  return {
    async run(work, signal) {
      await take(signal)
      try {
        return await work()
      } finally {
        give()
      }
    },
    dismiss(why) {
      for (const place of waiting.splice(0)) place.leave(why)
    },
  }
}
