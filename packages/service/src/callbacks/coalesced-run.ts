type CoalescedRun = {
  /** Runs the work now, or once more after the current run. */
  request: () => void
  /** Resolves when the current run is over. */
  ended(): Promise<void>
}

type RunOptions = { work: () => Promise<void>; failed: (error: Error) => void; isStopping: () => boolean }

/** Runs the work once at a time; any number of requests during a run cause one more. */
export function createCoalescedRun({ work, failed, isStopping }: RunOptions): CoalescedRun {
  let again = false
  let running: Promise<void> | undefined
  const runWhileRequested = async (): Promise<void> => {
    while (again && !isStopping()) {
      again = false
      await work()
    }
  }
  return {
    request() {
      again = true
      running ??= runWhileRequested()
        .catch(failed)
        .finally(() => {
          running = undefined
        })
    },
    async ended() {
      await running
    },
  }
}
