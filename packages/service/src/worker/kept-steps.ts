import { type PlanContext, WaitsForParts } from '../plans/plan.ts'
import { findParts } from '../store/tasks/find-tasks.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { findSteps, forgetStep, type StepKind } from '../store/work/steps.ts'
import { isFinal } from '../tasks/moves.ts'
import { makeParts } from './make-parts.ts'
import type { WorkerPorts } from './ports.ts'
import type { SaveStep } from './save-steps.ts'
import { Superseded } from './attempt-failure.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient } from '../store/pool.ts'
import { list, readShape, type Shape, text } from '../core/shape.ts'

type KeptSteps = Pick<PlanContext, 'step' | 'isDone' | 'forget' | 'parts'>

type StepPorts = Pick<WorkerPorts, 'db' | 'queue' | 'clock' | 'nextId' | 'usesExternalEngine'>

/**
 * The steps that earlier attempts stored, plus those of this attempt. Reads and writes wait for an unavailable
 * database.
 */
export async function openKeptSteps(
  task: TaskRow,
  { keep, signal }: { keep: SaveStep; signal: AbortSignal },
  ports: StepPorts,
): Promise<KeptSteps> {
  const { db, clock } = ports
  // A first attempt has no stored steps.
  const done =
    task.attempt > 1 ? await retryWhileUnavailable(signal, () => findSteps(db, task.id)) : new Map<string, unknown>()
  const earlier = new Set(done.keys())
  return {
    isDone: name => earlier.has(name),
    async step<T>(name: string, shape: Shape<T>, work: () => Promise<T>, kind?: StepKind): Promise<T> {
      if (done.has(name)) return readShape(shape, done.get(name), `the kept step "${name}"`)
      signal.throwIfAborted()
      const result = await work()
      const made = {
        taskId: task.id,
        attempt: task.attempt,
        name,
        result,
        at: new Date(clock()),
        ...(kind && { kind }),
      }
      // A write may have succeeded without an answer; then the next attempt finds it.
      const kept = await retryWhileUnavailable(signal, () => keep(made))
      if (!kept) throw new Superseded(task)
      done.set(name, result)
      return result
    },
    async parts(name, drafts) {
      if (!done.has(name))
        done.set(name, await retryWhileUnavailable(signal, () => makeParts(name, drafts, task, ports)))
      const ids = readShape(list(text), done.get(name), `the kept step "${name}"`)
      const parts = (await retryWhileUnavailable(signal, () => findParts(db, task.id))).filter(part =>
        ids.includes(part.id),
      )
      if (!parts.every(part => isFinal(part.state))) throw new WaitsForParts()
      return ids.flatMap(id => parts.filter(part => part.id === id))
    },
    async forget(name) {
      done.delete(name)
      earlier.delete(name)
      await retryWhileUnavailable(signal, () => forgetStep(db, task.id, name))
    },
  }
}

/** Retries until the database answers: results that took minutes to make survive its outages. */
export async function retryWhileUnavailable<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  isUnavailable = isTransient,
): Promise<T> {
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await sleep(waitMs, undefined, { signal })
    }
  }
}
