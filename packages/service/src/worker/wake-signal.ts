export type WakeSignal = {
  /** Ends the current sleep; without one, the next sleep returns at once. */
  wake: () => void
  /** Forgets earlier wake-ups: the caller looks for work now. */
  clear(): void
  /** Resolves after `ms` or at the next wake-up, at once if one is pending. */
  sleep(ms: number): Promise<void>
}

/** An interruptible sleep for one sleeper. */
export function createWakeSignal(): WakeSignal {
  let isPending = false
  let endSleep = (): void => {}
  return {
    wake() {
      isPending = true
      endSleep()
    },
    clear() {
      isPending = false
    },
    sleep: ms =>
      new Promise(resolve => {
        if (isPending) return resolve()
        const timer = setTimeout(resolve, ms)
        endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
