import { isTransient } from '../store/pool.ts'
import type { Lane } from '../store/tasks/task-row.ts'
import type { WorkerPorts } from './ports.ts'
import type { RenderSlots } from './slots/render-slots.ts'
import { chooseAsks, type Limits } from './slots/schedule.ts'
import { type Taken, takeWork } from './take-work.ts'

type Intake = {
  /**
   * Claims as many tasks as there is capacity for. Never throws: without the database nothing new begins and running
   * attempts continue.
   */
  take(): Promise<Taken>
  /** Claims nothing, but serves attempts of this worker that wait for a slot. */
  takeNothing(): Taken
}

type IntakeOptions = { workerId: string; slots: RenderSlots; limits: Limits }

// Keeps a transaction short.
const MAX_TAKEN = 256

/**
 * If a batch cannot be claimed, its tasks are claimed one by one; one that still fails goes to the end of the queue.
 */
export function createIntake({ workerId, slots, limits }: IntakeOptions, ports: WorkerPorts): Intake {
  const { db, queue, log } = ports
  const cursors = new Map<Lane, string>()

  const takeNothing = (): Taken => ({
    tasks: [],
    resumed: chooseAsks(slots.waiting(), slots.load(), limits),
    missed: false,
  })

  async function takeAtMost(limit: number): Promise<Taken> {
    let ids: readonly string[] = []
    const tried = (chosen: readonly string[]): void => void (ids = chosen)
    try {
      return await takeWork({ slots, limits, workerId, limit, tried, cursors }, ports)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'could not claim work')
      if (isTransient(error) || ids.length === 0) return takeNothing()
      if (limit > 1) return takeAtMost(1)
      await db.transaction(async tx => queue.putBack(tx, await queue.claim(tx, ids))).catch(() => {})
      return takeNothing()
    }
  }

  return { take: () => takeAtMost(MAX_TAKEN), takeNothing }
}
