import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { Nudges } from './nudges.ts'
import type { Taken } from './take-work.ts'

export type TakeLoop = {
  /** The look that is under way is over, and what it took has begun. */
  lookEnded(): Promise<void>
  stop(): Promise<void>
}

type TakeLoopOptions = {
  look: () => Promise<Taken>
  begin: (task: TaskRow) => void
  nudges: Nudges
}

// How long to sleep when there is nothing to do and nobody nudges: what a lost hint costs.
const POLL_EVERY_MS = 500
// Another worker was taking the same: it is done in some milliseconds.
const MISSED_MS = 20
// Slots that become free together are filled together: a look costs a millisecond or two, however many it fills.
const LOOK_AT_MOST_EVERY_MS = 10

/** Looks for work, begins it and lets waiting attempts go on, again and again until it is stopped. */
export function startTakeLoop({ look, begin, nudges }: TakeLoopOptions): TakeLoop {
  let stopped = false
  let looking: Promise<Taken> | undefined

  const lookAndBegin = async (): Promise<Taken> => {
    const taken = await look()
    for (const task of taken.tasks) begin(task)
    for (const one of taken.next) one.enter()
    return taken
  }
  const loop = async (): Promise<void> => {
    while (!stopped) {
      nudges.forget()
      const lookedAt = performance.now()
      const { tasks, next, missed } = await (looking = lookAndBegin())
      if (missed) await pause(MISSED_MS)
      else if (tasks.length === 0 && next.length === 0) await nudges.sleep(POLL_EVERY_MS)
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
      nudges.nudge()
      await looping
    },
  }
}

const pause = async (ms: number): Promise<void> => void (ms > 0 && (await sleep(ms)))
