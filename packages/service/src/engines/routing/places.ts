/** Limits the orders in progress at an engine, first come, first served. */
export type Places = {
  /** Waits for one. */
  enter(signal: AbortSignal): Promise<{ leave(): void }>
  inFlight(): number
  waiting(): number
}

export function createPlaces(most: number): Places {
  const queue = new Set<() => void>()
  let taken = 0
  const leave = (): void => {
    const [next] = queue
    if (!next) {
      taken -= 1
      return
    }
    queue.delete(next)
    next()
  }
  const place = (): { leave(): void } => {
    let isLeft = false
    return {
      leave() {
        if (!isLeft) leave()
        isLeft = true
      },
    }
  }
  return {
    async enter(signal) {
      signal.throwIfAborted()
      if (taken < most) {
        taken += 1
        return place()
      }
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          queue.delete(go)
          reject(signal.reason)
        }
        const go = (): void => {
          signal.removeEventListener('abort', abort)
          resolve(place())
        }
        signal.addEventListener('abort', abort, { once: true })
        queue.add(go)
      })
    },
    inFlight: () => taken,
    waiting: () => queue.size,
  }
}
