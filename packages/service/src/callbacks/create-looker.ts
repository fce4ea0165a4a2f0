type Looker = {
  /** Looks now, or once more after the look that is under way. */
  look: () => void
  /** The look that is under way is over. */
  ended(): Promise<void>
}

type LookerOptions = { work: () => Promise<void>; failed: (error: Error) => void; isStopping: () => boolean }

/** One look at a time; however many ask while it lasts, one more follows. */
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
