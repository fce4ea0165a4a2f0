/** Lets one through at a time; waiting owners alternate, so that a busy owner delays another by one at most. */
type FairSemaphore = {
  /** Resolves at the owner's turn; call the result when done, possibly repeatedly. */
  enter(owner: string): Promise<() => void>
}

export function createFairSemaphore(): FairSemaphore {
  // In the order of their turns.
  const waiting = new Map<string, (() => void)[]>()
  let busy = false

  const next = (): void => {
    for (const [owner, queue] of waiting) {
      waiting.delete(owner)
      const go = queue.shift()
      if (queue.length > 0) waiting.set(owner, queue)
      if (go) return go()
    }
    busy = false
  }
  const release = (): (() => void) => {
    let left = false
    return () => {
      if (left) return
      left = true
      next()
    }
  }
  return {
    enter: owner =>
      new Promise(resolve => {
        if (!busy) {
          busy = true
          return resolve(release())
        }
        const queue = waiting.get(owner) ?? []
        queue.push(() => resolve(release()))
        waiting.set(owner, queue)
      }),
  }
}
