/** Results in the order of their items, computed ahead. */
export type Ahead<Result> = {
  next(): Promise<Result>
  /** Waits for running work, and passes unused results to `drop`. */
  stop(): Promise<void>
}

// Results that wait to be taken: packets of some seconds each.
const MAX_AHEAD = 16

/** Works on the first `atOnce` items, and on the next whenever one is done, up to a limit. */
export function workAhead<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  drop: (result: Result) => void,
): Ahead<Result> {
  const waiting = [...items]
  const underWay: Promise<Result>[] = []
  let inWork = 0
  const begin = (): void => {
    while (inWork < atOnce && underWay.length < MAX_AHEAD && waiting.length > 0) {
      const begun = work(waiting.shift()!)
      inWork += 1
      // Its failure is reported when its turn comes.
      begun
        .catch(() => undefined)
        .finally(() => {
          inWork -= 1
          begin()
        })
      underWay.push(begun)
    }
  }
  begin()
  return {
    async next() {
      const [first] = underWay
      if (!first) throw new RangeError('no frame is in progress')
      const result = await first
      void underWay.shift()
      begin()
      return result
    },
    async stop() {
      waiting.length = 0
      for (const settled of await Promise.allSettled(underWay.splice(0)))
        if (settled.status === 'fulfilled') drop(settled.value)
    },
  }
}
