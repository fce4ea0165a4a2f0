type Repeated = {
  /** Stops, and waits for the current run. */
  stop(): Promise<void>
}

/** Runs work periodically, one run at a time: during an outage of the database runs would pile up. */
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
