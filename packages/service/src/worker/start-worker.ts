import { runEvery } from '../core/timing.ts'
import { createAttemptsInFlight } from './attempts-in-flight.ts'
import { sendHeartbeat } from './heartbeat.ts'
import { createFairGate } from './slots/fair-gate.ts'
import { createIntake } from './intake.ts'
import { holdLivenessLock } from './liveness-lock.ts'
import { createWakeSignal } from './wake-signal.ts'
import type { WorkerPorts } from './ports.ts'
import { createRenderSlots } from './slots/render-slots.ts'
import { runAttempt } from './run-attempt.ts'
import { createStepSaver } from './save-steps.ts'
import type { Limits } from './slots/schedule.ts'
import { startTakeLoop } from './take-loop.ts'
import { createOutcomeWriter } from './write-outcomes.ts'

type Worker = {
  /** Looks for work now. */
  wake: () => void
  /** Claims nothing new, lets running attempts finish for a while, returns the rest to the queue. */
  stop(patienceMs: number): Promise<void>
}

/** A worker's limits: slots, attempts, and downloads and inspections of callers' files. */
export type WorkerLimits = Limits & { downloads: number; inspections: number }

// How often progress is written and cancellations are noticed.
const BEAT_EVERY_MS = 250

/** Claims tasks and runs their plans until stopped. */
export async function startWorker(id: string, limits: WorkerLimits, ports: WorkerPorts): Promise<Worker> {
  const { db, clock, log } = ports
  let stopping = false
  const isStopping = (): boolean => stopping

  const lock = await holdLivenessLock(id, ports, isStopping)
  const wakeSignal = createWakeSignal()
  const slots = createRenderSlots(wakeSignal.wake)
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
    // Without its lock a worker looks dead, so it claims nothing until it has the lock again.
    look: async () => (lock.isHeld() && !stopping ? intake.take() : intake.takeNothing()),
    begin: attempts.begin,
    wakeSignal,
  })
  const heartbeats = runEvery(
    BEAT_EVERY_MS,
    () => sendHeartbeat(id, attempts.list(), ports),
    error => log.debug({ reason: error.message }, 'could not send a heartbeat'),
  )

  return {
    wake: wakeSignal.wake,
    async stop(patienceMs) {
      stopping = true
      wakeSignal.wake()
      // Tasks being claimed at this moment are finished or returned, too.
      await loop.lookEnded()
      await attempts.finish(patienceMs)
      await loop.stop()
      await heartbeats.stop()
      lock.release()
    },
  }
}
