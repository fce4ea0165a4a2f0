type Repeated = {
  /** Runs it no more; waits for the run that is under way. */
  stop(): Promise<void>
}

/**
 * Runs work every so often. One run at a time: while the database is away they would pile up, and keep others from it
 * when it is back.
 */
export function runEvery(ms: number, work: () => Promise<void>, failed: (error: Error) => void): Repeated {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(failed)
      .finally(() => {
        underWay = undefined
      })
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
