import type { Reason } from '../core/errors.ts'
import type { Log } from '../core/log.ts'
import type { Clock } from '../core/clock.ts'
import type { Router } from '../engines/routing/route.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { OwnVoice } from '@kinora/media/engine/contract'
import type { Conform } from '@kinora/media/conform/conformer'
import type { Convert } from '@kinora/media/convert/converter'
import type { Compose } from '@kinora/media/film/composer'
import type { Finish } from '@kinora/media/finish/finisher'
import type { Inspect } from '@kinora/media/inspect/inspector'
import type { TaskResult, TaskRow } from '../store/tasks/task-row.ts'

/** What ends an attempt without a result: why, and whether another try may help. */
export class PlanFailure extends Error {
  readonly code: Reason
  readonly retryable: boolean

  constructor(code: Reason, message: string, { retryable }: { retryable: boolean }) {
    super(message)
    this.name = 'PlanFailure'
    this.code = code
    this.retryable = retryable
  }
}

/** Thrown by a plan whose parts are being made: the task is taken up again when the last of them has ended. */
export class WaitsForParts extends Error {}

/** A part of a film, to be made as a task of its own: with its own attempts, and kept whatever happens to the film. */
export type PartDraft = { part: string; partIndex?: number; request: Record<string, unknown> }

/** What a plan reads of its task. */
export type PlanTask = Pick<TaskRow, 'id' | 'type' | 'model' | 'request' | 'attempt' | 'awaited' | 'started_at'>

export type Film = { task: TaskRow; parts: TaskRow[]; steps: ReadonlyMap<string, unknown> }

export type Download = (
  url: string,
  options: { path: string; maxBytes: number; signal: AbortSignal },
) => Promise<{ bytes: number }>

/** What a plan works with. */
export type PlanContext = {
  task: PlanTask
  /** Who makes what. */
  router: Router
  clock: Clock
  blobs: BlobStore
  download: Download
  inspect: Inspect
  /** Without it files are stored as the engine made them. */
  finish?: Finish
  /** Makes what was ordered of what somebody else's engine gave; without it that is taken as it came. */
  conform?: Conform
  /** Takes a picture out of a clip; without it engines that begin with a frame cannot go on from one. */
  convert?: Convert
  /** Without it no film can be composed. */
  compose?: Compose
  /** Fires when the attempt no longer counts: cancelled, taken over, or the service stops. */
  signal: AbortSignal
  /** For this attempt alone; removed when it ends. */
  folder: string
  log: Log
  nextId: () => string
  /** Stores a file and answers its key. Waits for a storage or database that is away: what was made is not made again. */
  store: (path: string, extension: string) => Promise<string>
  /** Does a named step once: its result is kept, and an attempt that comes after goes on from there. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Whether an earlier attempt did this step. */
  isDone(name: string): boolean
  /** Makes a step to be done again. */
  forget(name: string): Promise<void>
  /**
   * Has parts made, all at once, and answers them when all have ended, well or not. Meanwhile the film gives its worker
   * free: this throws, and the plan runs again from its kept steps.
   */
  parts(name: string, drafts: readonly PartDraft[]): Promise<TaskRow[]>
  /** Of a part: the film that it belongs to, all its parts so far, and what its plan has kept. */
  film(): Promise<Film>
  /** The account's own voices of these ids, as far as they are there. Without it there are none. */
  findVoices?: (ids: readonly string[]) => Promise<ReadonlyMap<string, OwnVoice>>
  /** The task that an id of a voice is kept for in the account. */
  voiceHolder?: (id: string) => Promise<string | undefined>
  /** How far the whole task is, in percent; shown as the largest value so far. */
  progress(percent: number): void
}

/** What was made, and what it really costs where that was not known before: by its length, or as whoever made it says. */
export type PlanResult = TaskResult & { seconds?: number; price?: number }

/** How a kind of thing is made. */
export type Plan = (context: PlanContext) => Promise<PlanResult>
