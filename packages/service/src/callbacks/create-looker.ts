type Looker = {
  /** Looks now, or once more after the current look. */
  look: () => void
  /** Resolves when the current look is over. */
  ended(): Promise<void>
}

type LookerOptions = { work: () => Promise<void>; failed: (error: Error) => void; isStopping: () => boolean }

/** Runs one look at a time; any number of requests during it cause one more. */
export function createLooker({ work, failed, isStopping }: LookerOptions): Looker {
  let again = false
  let looking: Promise<void> | undefined
  const lookWhileAsked = async (): Promise<void> => {
    while (again && !isStopping()) {
      again = false
      await work()
    }
  }
  return {
    look() {
      again = true
      looking ??= lookWhileAsked()
        .catch(failed)
        .finally(() => {
          looking = undefined
        })
    },
    async ended() {
      await looking
    },
  }
}
