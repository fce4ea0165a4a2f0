/**
 * Notices a database that has stopped answering: a host that hangs, a network that loses what it is given. Nothing tells
 * of that, and a statement's own time-out is the server's to keep; whoever asked would wait for as long as it lasts.
 */
export type Watchdog = {
  /** Remembers that somebody waits, until the answer has come. */
  waiting<T>(answer: Promise<T>): Promise<T>
  /** The same, for who would wait on although all connections were given up: rejects then. */
  waitingForConnection<T>(answer: Promise<T>): Promise<T>
  /** Throws while the database is known not to answer. */
  check(): void
  stop(): void
}

type WatchdogOptions = {
  /** Settles if the database says anything at all, on a fresh connection; rejects when it does not. */
  probe: () => Promise<void>
  /** It does not answer: connections are worth nothing any more. */
  lost: () => void
  /** It does again. */
  found: () => void
}

const LOOK_EVERY_MS = 500
// Longer than our statements take, so that a busy database is seldom asked; a sign of life clears it for as long again.
const SUSPICIOUS_AFTER_MS = 2_000
// A look that comes so late tells that this process was held up: what it did not hear meanwhile says nothing.
const LATE_MS = 1_500

export function startWatchdog({ probe, lost, found }: WatchdogOptions): Watchdog {
  // In the order in which they began: the first is the one that waits longest.
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

/** With a code that counts as worth another try. */
const doesNotAnswer = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
