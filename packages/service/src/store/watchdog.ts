/**
 * Notices a database that no longer answers, for example a hung host or a broken network. Nothing reports that, and the
 * server enforces statement timeouts itself, so callers would wait for ever.
 */
export type Watchdog = {
  /** Tracks a pending answer. */
  waiting<T>(answer: Promise<T>): Promise<T>
  /** The same for callers waiting for a connection; rejects when all connections are given up. */
  waitingForConnection<T>(answer: Promise<T>): Promise<T>
  /** Throws while the database is known to be unavailable. */
  check(): void
  stop(): void
}

type WatchdogOptions = {
  /** Resolves if the database answers on a fresh connection. */
  probe: () => Promise<void>
  /** Called when it does not answer: the connections are useless. */
  lost: () => void
  /** Called when it answers again. */
  found: () => void
}

const LOOK_EVERY_MS = 500
// Longer than our statements take, so that a busy database is rarely probed; an answer clears the suspicion for as long
// again.
const SUSPICIOUS_AFTER_MS = 2_000
// A check this late means that this process was suspended, so missing answers prove nothing.
const LATE_MS = 1_500

export function startWatchdog({ probe, lost, found }: WatchdogOptions): Watchdog {
  // In order of their start: the first has waited longest.
  const since = new Set<{ at: number; giveUp(error: Error): void }>()
  let silent = false
  let probing = false
  let lastSign = 0
  let lastLook = performance.now()
  let heldUp = false

  const look = async (): Promise<void> => {
    const [oldest] = since
    const suspicious = oldest && Math.max(oldest.at, lastSign) < performance.now() - SUSPICIOUS_AFTER_MS
    if (probing || !(silent || suspicious)) return
    probing = true
    heldUp = false
    const answers = await probe().then(
      () => true,
      () => false,
    )
    probing = false
    noteLateness()
    if (!answers && heldUp) return
    if (answers) lastSign = performance.now()
    if (answers === !silent) return
    silent = !answers
    if (answers) return found()
    for (const one of since) one.giveUp(doesNotAnswer())
    lost()
  }
  const noteLateness = (): void => {
    if (performance.now() - lastLook > LATE_MS) heldUp = true
  }
  const timer = setInterval(() => {
    noteLateness()
    lastLook = performance.now()
    void look()
  }, LOOK_EVERY_MS)
  timer.unref()

  const wait = async <T>(answer: Promise<T>, giveUp: (error: Error) => void): Promise<T> => {
    const one = { at: performance.now(), giveUp }
    since.add(one)
    try {
      return await answer
    } finally {
      since.delete(one)
    }
  }
  return {
    waiting: answer => wait(answer, () => {}),
    waitingForConnection: answer =>
      new Promise((resolve, reject) => {
        wait(answer, reject).then(resolve, reject)
      }),
    check() {
      if (silent) throw doesNotAnswer()
    },
    stop: () => clearInterval(timer),
  }
}

/** With a retryable code. */
const doesNotAnswer = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
