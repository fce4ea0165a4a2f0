// A disk that syncs one file after the other is idle most of the time.
const AT_A_TIME = 8

/** Runs the work for each item, several at a time. After a failure it waits for the running ones and throws. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  let failed = false
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done && !failed; next = left.next()) {
      try {
        await work(next.value)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
