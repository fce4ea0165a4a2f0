type Batcher<Item, Result> = (item: Item) => Promise<Result>

type BatchOptions<Item, Result> = {
  /** Runs a batch; results are in the order of the items. */
  run: (items: Item[]) => Promise<Result[]>
  maxItems: number
  /** Concurrent batches; items that arrive meanwhile form the next one. */
  concurrency: number
}

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * Combines concurrent calls into batches. It never waits for more: a single call runs at once, and under load the calls
 * that arrive during a batch form the next.
 */
export function createBatcher<Item, Result>({
  run,
  maxItems,
  concurrency,
}: BatchOptions<Item, Result>): Batcher<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let running = 0
  let scheduled = false

  const schedule = (): void => {
    if (scheduled || running >= concurrency || waiting.length === 0) return
    scheduled = true
    // After this turn's I/O, so that requests that were read together run together.
    setImmediate(() => {
      scheduled = false
      const batch = waiting.splice(0, maxItems)
      if (batch.length > 0) void runBatch(batch)
      schedule()
    })
  }

  const runBatch = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    running += 1
    try {
      const results = await run(batch.map(one => one.item))
      batch.forEach((one, index) => one.resolve(results[index] as Result))
    } catch (error) {
      for (const one of batch) one.reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      schedule()
    })
}
