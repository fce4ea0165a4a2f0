export type Nudges = {
  /** There may be something to do: whoever sleeps wakes, whoever is about to does not. */
  nudge: () => void
  /** What was nudged for so far is about to be looked at. */
  forget(): void
  /** Until the time is over or somebody nudges; not at all if somebody has. */
  sleep(ms: number): Promise<void>
}

/** A sleep that can be cut short, for one sleeper. */
export function createNudges(): Nudges {
  let nudged = false
  let wake = (): void => {}
  return {
    nudge() {
      nudged = true
      wake()
    },
    forget() {
      nudged = false
    },
    sleep: ms =>
      new Promise(resolve => {
        if (nudged) return resolve()
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
