import { Refusal } from '../core/errors.ts'
import type { Log } from '../core/log.ts'
import { type PlanContext, PlanFailure } from '../plans/plan.ts'
import { isTransient } from '../store/pool.ts'
import { findParts, findTask } from '../store/tasks/find-tasks.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { findOwnVoices, findVoiceHolder } from '../store/voices.ts'
import { findSteps } from '../store/work/steps.ts'
import type { FairGate } from './slots/fair-gate.ts'
import { openKeptSteps, retryWhileUnavailable } from './kept-steps.ts'
import type { WorkerPorts } from './ports.ts'
import type { Seat } from './slots/render-slots.ts'
import type { SaveStep } from './save-steps.ts'
import { slottedTools } from './slots/slotted-tools.ts'
import { open } from 'node:fs/promises'
import type { BlobStore } from '../files/blob-store.ts'

export type AttemptContext = {
  signal: AbortSignal
  report: (percent: number) => void
  keep: SaveStep
  seat: Seat
  downloads: FairGate
  inspections: FairGate
  /** Called with the name of an engine that makes something. */
  madeBy: (engine: string) => void
  /** Includes the trace ids, if any. */
  log: Log
}

/** Everything a plan uses in one attempt. */
export async function createPlanContext(
  task: TaskRow,
  folder: string,
  { signal, report, keep, madeBy, log, ...shared }: AttemptContext,
  ports: WorkerPorts,
): Promise<PlanContext> {
  const { db, blobs, clock, download, inspect, finish, conform, compose, nextId, metrics, tracing } = ports
  const tools = slottedTools(
    {
      router: ports.router,
      download,
      inspect,
      ...(finish && { finish }),
      ...(conform && { conform }),
      ...(compose && { compose }),
      store: (path, extension) => retryWhileUnavailable(signal, () => storeFile(blobs, path, extension), isStoreAway),
    },
    { account: task.account_id, lane: task.lane, signal, madeBy, ...(metrics && { metrics }), tracing, ...shared },
  )
  const steps = await openKeptSteps(task, { keep, signal }, ports)
  return {
    ...tools,
    ...steps,
    ...(ports.convert && { convert: ports.convert }),
    task,
    blobs,
    clock,
    signal,
    folder,
    log,
    nextId,
    progress: report,
    findVoices: ids => retryWhileUnavailable(signal, () => findOwnVoices(db, task.account_id, ids)),
    voiceHolder: id => retryWhileUnavailable(signal, () => findVoiceHolder(db, task.account_id, id)),
    film: () =>
      retryWhileUnavailable(signal, async () => {
        const film = await findTask(db, task.parent_id ?? task.id)
        if (!film) throw new PlanFailure('InternalServiceFailure', 'the film no longer exists', { retryable: false })
        return { task: film, parts: await findParts(db, film.id), steps: await findSteps(db, film.id) }
      }),
  }
}

/**
 * Storing also queries the database; this recognises that the storage is unavailable rather than the file unacceptable.
 */
const isStoreAway = (error: unknown): boolean => error instanceof Refusal && isTransient(error.cause)

/** Stores a file and returns its key. */
export async function storeFile(blobs: BlobStore, path: string, extension: string): Promise<string> {
  const stream = (await open(path)).createReadStream()
  try {
    return (await blobs.putStream(stream, { maxBytes: Number.MAX_SAFE_INTEGER, extension })).key
  } finally {
    // A store that fails leaves the stream open.
    stream.destroy()
  }
}
