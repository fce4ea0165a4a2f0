import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { WakeSignal } from './wake-signal.ts'
import type { Taken } from './take-work.ts'

export type TakeLoop = {
  /** Resolves when the current look is over and its tasks have begun. */
  lookEnded(): Promise<void>
  stop(): Promise<void>
}

type TakeLoopOptions = {
  look: () => Promise<Taken>
  begin: (task: TaskRow) => void
  wakeSignal: WakeSignal
}

// The longest idle sleep, and so the delay after a lost notification.
const POLL_EVERY_MS = 500
// Another worker is claiming the same tasks; it needs some milliseconds.
const MISSED_MS = 20
// Slots that become free together are filled together: a look costs one or two milliseconds however many it fills.
const LOOK_AT_MOST_EVERY_MS = 10

/** Looks for work, begins it and lets waiting attempts continue, until stopped. */
export function startTakeLoop({ look, begin, wakeSignal }: TakeLoopOptions): TakeLoop {
  let stopped = false
  let looking: Promise<Taken> | undefined

  const lookAndBegin = async (): Promise<Taken> => {
    const taken = await look()
    for (const task of taken.tasks) begin(task)
    for (const one of taken.resumed) one.enter()
    return taken
  }
  const loop = async (): Promise<void> => {
    while (!stopped) {
      wakeSignal.clear()
      const lookedAt = performance.now()
      const { tasks, resumed, missed } = await (looking = lookAndBegin())
      if (missed) await pause(MISSED_MS)
      else if (tasks.length === 0 && resumed.length === 0) await wakeSignal.sleep(POLL_EVERY_MS)
      await pause(lookedAt + LOOK_AT_MOST_EVERY_MS - performance.now())
    }
  }
  const looping = loop()
  return {
    async lookEnded() {
      await looking
    },
    async stop() {
      stopped = true
      wakeSignal.wake()
      await looping
    },
  }
}

const pause = async (ms: number): Promise<void> => void (ms > 0 && (await sleep(ms)))
