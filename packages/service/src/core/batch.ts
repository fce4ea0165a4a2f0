type Batcher<Item, Result> = (item: Item) => Promise<Result>

type BatchOptions<Item, Result> = {
  /** Does a batch at once; answers in the order of the items. */
  run: (items: Item[]) => Promise<Result[]>
  maxItems: number
  /** How many batches may be under way; what comes meanwhile waits and becomes the next one. */
  concurrency: number
}

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * Turns calls that come at the same time into one. There is no waiting for more to come: a lone call runs at once, and
 * under load whatever arrives while a batch is under way is the next batch.
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
    // After the I/O of this turn of the event loop, so that requests read together go together.
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
