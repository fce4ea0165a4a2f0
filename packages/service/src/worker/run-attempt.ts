import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../core/errors.ts'
import type { Engine } from '@kinora/media/engine/contract'
import { type PlanContext, PlanFailure, WaitsForParts } from '../plans/plan.ts'
import { isTransient } from '../store/pool.ts'
import { findParts, findTask } from '../store/tasks/find-tasks.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { End } from '../store/work/end-tasks.ts'
import { isFinal } from '../tasks/moves.ts'
import { Superseded } from './superseded.ts'
import { findSteps, forgetStep } from '../store/work/steps.ts'
import type { SaveStep } from './save-steps.ts'
import { makeParts } from './make-parts.ts'
import { MOST_FAILURES, type WorkerPorts } from './ports.ts'
import type { FairGate } from './fair-gate.ts'
import type { Seat } from './render-slots.ts'
import { slottedTools } from './slotted-tools.ts'
import { storeFile } from './store-file.ts'

/** How an attempt came out: an end of the task, or a reason to let somebody try again. */
export type Outcome = End | { again: 'failed' | 'stopped' | 'waits' }

type AttemptContext = {
  signal: AbortSignal
  report: (percent: number) => void
  keep: SaveStep
  seat: Seat
  downloads: FairGate
  inspections: FairGate
  /** Told the name of an engine that makes something. */
  madeBy: (engine: string) => void
}

/** Runs a task's plan once. Never throws: every fault is either the task's end or another try. */
export async function runAttempt(task: TaskRow, context: AttemptContext, ports: WorkerPorts): Promise<Outcome> {
  const folder = join(ports.workFolder, `${task.id}-${task.attempt}`)
  const identity = { id: task.id, accountId: task.account_id, attempt: task.attempt }
  try {
    await ports.room.wait(context.signal)
    await mkdir(folder, { recursive: true })
    const plan = ports.planOf(task)
    if (!plan) throw new PlanFailure('ModelUnavailable', `nothing makes ${task.type}`, { retryable: false })
    const { seconds, ...result } = await plan(await contextOf(task, folder, context, ports))
    return {
      ...identity,
      state: 'success',
      result,
      credits: ports.priceOf(task, seconds),
    }
  } catch (error) {
    if (context.signal.aborted || error instanceof Superseded) return { again: 'stopped' }
    if (error instanceof WaitsForParts) return { again: 'waits' }
    const { code, message, retryable } = failureOf(error)
    ports.log.warn({ task: task.id, attempt: task.attempt, code, reason: message, retryable }, 'an attempt failed')
    // Not the task's doing: it waits, before its next attempt, until there is room.
    if (retryable && (await ports.room.isFull())) return { again: 'stopped' }
    if (retryable && task.failures + 1 < MOST_FAILURES) return { again: 'failed' }
    return { ...identity, state: 'failed', code, message: storableOf(tellableOf(code, message, folder)) }
  } finally {
    // Nothing is rendered any more; what is left is to tell.
    context.seat.leave()
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function failureOf(error: unknown): { code: string; message: string; retryable: boolean } {
  if (error instanceof PlanFailure) return { code: error.code, message: error.message, retryable: error.retryable }
  if (error instanceof Refusal && error.status < 500)
    return { code: error.reason, message: error.message, retryable: false }
  // A full disk, a storage or a database that is away, a fault of ours: any of them may be over the next time.
  return { code: 'InternalServiceFailure', message: (error as Error).message, retryable: true }
}

// How Node, the system and FFmpeg word what is wrong with a machine: its disk is full or broken, it has no memory left.
const SYSTEM_ERROR_CODE = /\bE[A-Z]{2,12}: /
const SYSTEM_ERROR =
  /no space left|quota exceeded|read-only file system|input\/output error|too many open files|cannot allocate memory|permission denied/i

/** What a caller is told: nothing of our faults but that they are ours, and of others' no place on our disk. */
const tellableOf = (code: string, message: string, folder: string): string =>
  code === 'InternalServiceFailure' || SYSTEM_ERROR_CODE.test(message) || SYSTEM_ERROR.test(message)
    ? 'something went wrong on our side; the credits are returned'
    : message.replaceAll(`${folder}/`, '').replaceAll(folder, 'its folder')

/** A text that PostgreSQL takes: others word errors, and half a letter or a zero byte would keep the task from ending. */
const storableOf = (message: string): string => message.slice(0, 1_000).replaceAll('\0', ' ').toWellFormed()

/** Outlasts a database that is away: what took minutes to make is not thrown away for that. */
async function outlast<T>(signal: AbortSignal, work: () => Promise<T>, isAway = isTransient): Promise<T> {
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error)) throw error
      await sleep(waitMs, undefined, { signal })
    }
  }
}

/** Whether it was not the file that could not be stored: storing asks the database too. */
const isStoreAway = (error: unknown): boolean => error instanceof Refusal && isTransient(error.cause)

/** Tells which engine makes an order: of several, its token does. */
const namedEngine = (engine: Engine, madeBy: (name: string) => void): Engine => ({
  ...engine,
  async start(order, context) {
    const token = await engine.start(order, context)
    madeBy(String(token.engine ?? engine.name))
    return token
  },
  async poll(token, context) {
    madeBy(String(token.engine ?? engine.name))
    return engine.poll(token, context)
  },
})

async function contextOf(
  task: TaskRow,
  folder: string,
  { signal, report, keep, madeBy, ...shared }: AttemptContext,
  ports: WorkerPorts,
): Promise<PlanContext> {
  const { db, clock, blobs, download, inspect, finish, compose, log, nextId } = ports
  const tools = slottedTools(
    {
      engine: namedEngine(ports.engine, madeBy),
      download,
      inspect,
      ...(finish && { finish }),
      ...(compose && { compose }),
      store: (path, extension) => outlast(signal, () => storeFile(blobs, path, extension), isStoreAway),
    },
    { account: task.account_id, signal, ...shared },
  )
  // Nobody before the first attempt has kept anything.
  const done = task.attempt > 1 ? await outlast(signal, () => findSteps(db, task.id)) : new Map<string, unknown>()
  const earlier = new Set(done.keys())
  return {
    ...tools,
    task,
    blobs,
    signal,
    folder,
    log,
    nextId,
    progress: report,
    isDone: name => earlier.has(name),
    async step<T>(name: string, work: () => Promise<T>): Promise<T> {
      if (done.has(name)) return done.get(name) as T
      signal.throwIfAborted()
      const result = await work()
      const made = { taskId: task.id, attempt: task.attempt, name, result, at: new Date(clock()) }
      // Kept already, but without our knowing: then the next attempt knows.
      const kept = await outlast(signal, () => keep(made))
      if (!kept) throw new Superseded(task)
      done.set(name, result)
      return result
    },
    async parts(name, drafts) {
      if (!done.has(name)) done.set(name, await outlast(signal, () => makeParts(name, drafts, task, ports)))
      const ids = done.get(name) as string[]
      const parts = (await outlast(signal, () => findParts(db, task.id))).filter(part => ids.includes(part.id))
      if (!parts.every(part => isFinal(part.state))) throw new WaitsForParts()
      return ids.flatMap(id => parts.filter(part => part.id === id))
    },
    film: () =>
      outlast(signal, async () => {
        const film = await findTask(db, task.parent_id ?? task.id)
        if (!film) throw new PlanFailure('InternalServiceFailure', 'the film is gone', { retryable: false })
        return { task: film, parts: await findParts(db, film.id), steps: await findSteps(db, film.id) }
      }),
    async forget(name) {
      done.delete(name)
      earlier.delete(name)
      await outlast(signal, () => forgetStep(db, task.id, name))
    },
  }
}
