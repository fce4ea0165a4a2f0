import { runEvery } from '../core/run-every.ts'
import { createAttemptsInFlight } from './attempts-in-flight.ts'
import { beat } from './beat.ts'
import { createFairGate } from './fair-gate.ts'
import { createIntake } from './intake.ts'
import { holdLivenessLock } from './liveness-lock.ts'
import { createNudges } from './nudges.ts'
import type { WorkerPorts } from './ports.ts'
import { createRenderSlots } from './render-slots.ts'
import { runAttempt } from './run-attempt.ts'
import { createStepSaver } from './save-steps.ts'
import type { Limits } from './schedule.ts'
import { startTakeLoop } from './take-loop.ts'
import { createOutcomeWriter } from './write-outcomes.ts'

type Worker = {
  /** There may be something to do: look now. */
  nudge: () => void
  /** Takes nothing new, lets what is under way finish for a while, gives the rest back. */
  stop(patienceMs: number): Promise<void>
}

/** What a worker may do at a time: besides slots and attempts, files of callers that are fetched and looked at. */
export type WorkerLimits = Limits & { downloads: number; inspections: number }

// How often progress is written and cancelled attempts are noticed.
const BEAT_EVERY_MS = 250

/** Takes tasks and runs their plans until it is stopped. */
export async function startWorker(id: string, limits: WorkerLimits, ports: WorkerPorts): Promise<Worker> {
  const { db, clock, log } = ports
  let stopping = false
  const isStopping = (): boolean => stopping

  const lock = await holdLivenessLock(id, ports, isStopping)
  const nudges = createNudges()
  const slots = createRenderSlots(nudges.nudge)
  const shared = {
    keep: createStepSaver(db),
    downloads: createFairGate(limits.downloads),
    inspections: createFairGate(limits.inspections),
  }
  const attempts = createAttemptsInFlight({
    slots,
    run: (task, own) => runAttempt(task, { ...own, ...shared }, ports),
    conclude: createOutcomeWriter(ports, isStopping),
    clock,
    log,
    metrics: ports.metrics,
    tracing: ports.tracing,
  })
  const intake = createIntake({ workerId: id, slots, limits }, ports)
  const loop = startTakeLoop({
    // Without its lock a worker looks dead: it takes nothing until it has it again.
    look: async () => (lock.isHeld() && !stopping ? intake.take() : intake.takeNothing()),
    begin: attempts.begin,
    nudges,
  })
  const beats = runEvery(
    BEAT_EVERY_MS,
    () => beat(id, attempts.list(), ports),
    error => log.debug({ reason: error.message }, 'no beat'),
  )

  return {
    nudge: nudges.nudge,
    async stop(patienceMs) {
      stopping = true
      nudges.nudge()
      // What is being taken at this moment is among what is to be finished or given back.
      await loop.lookEnded()
      await attempts.finish(patienceMs)
      await loop.stop()
      await beats.stop()
      lock.release()
    },
  }
}
