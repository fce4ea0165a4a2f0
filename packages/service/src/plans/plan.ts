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
import type { Shape } from '../core/shape.ts'
import type { StepKind } from '../store/work/steps.ts'

/** Ends an attempt without a result: the reason, and whether a retry may help. */
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

/** Thrown by a plan while its parts are made: the task resumes when the last one has ended. */
export class WaitsForParts extends Error {}

/** A part of a film, made as its own task with its own attempts, and kept whatever happens to the film. */
export type PartDraft = { part: string; partIndex?: number; request: Record<string, unknown> }

/** The fields of a task that plans read. */
export type PlanTask = Pick<TaskRow, 'id' | 'type' | 'model' | 'request' | 'attempt' | 'awaited' | 'started_at'>

export type Film = { task: TaskRow; parts: TaskRow[]; steps: ReadonlyMap<string, unknown> }

export type Download = (
  url: string,
  options: { path: string; maxBytes: number; signal: AbortSignal },
) => Promise<{ bytes: number }>

/** Everything a plan uses. */
export type PlanContext = {
  task: PlanTask
  /** The router of orders to engines. */
  router: Router
  clock: Clock
  blobs: BlobStore
  download: Download
  inspect: Inspect
  /** Without it files are stored as the engine made them. */
  finish?: Finish
  /** Converts results of external engines to what was ordered; without it they are used as they are. */
  conform?: Conform
  /** Takes a picture from a clip; engines that begin with a frame need it to continue a clip. */
  convert?: Convert
  /** Required for composing films. */
  compose?: Compose
  /** Fires when the attempt no longer counts: cancelled, taken over, or the service stops. */
  signal: AbortSignal
  /** Private to this attempt; deleted when it ends. */
  folder: string
  log: Log
  nextId: () => string
  /**
   * Stores a file and returns its key. Waits for unavailable storage or database, so that nothing has to be made again.
   */
  store: (path: string, extension: string) => Promise<string>
  /**
   * Runs a named step once: its result is stored, and later attempts continue from it. A stored result of another shape
   * fails the task without a retry.
   */
  step<T>(name: string, shape: Shape<T>, work: () => Promise<T>, kind?: StepKind): Promise<T>
  /** True if an earlier attempt ran this step. */
  isDone(name: string): boolean
  /** Makes a step run again. */
  forget(name: string): Promise<void>
  /**
   * Makes parts concurrently and returns them when all have ended, successful or not. Until then it throws, which frees
   * the worker; the plan runs again from its stored steps.
   */
  parts(name: string, drafts: readonly PartDraft[]): Promise<TaskRow[]>
  /** For a part: its film, the film's parts so far, and the plan's stored steps. */
  film(): Promise<Film>
  /** The account's own voices with these ids, as far as they exist. Without it there are none. */
  findVoices?: (ids: readonly string[]) => Promise<ReadonlyMap<string, OwnVoice>>
  /** The task that holds a voice id in the account. */
  voiceHolder?: (id: string) => Promise<string | undefined>
  /** The progress of the whole task in percent; the largest value so far is shown. */
  progress(percent: number): void
  /** Until when language models may read, on the clock; without it, as long as the time of their orders lasts. */
  readUntil?: number
}

/** The result, and what determines its price if that was unknown before: its length, or the engine's own price. */
export type PlanResult = TaskResult & { seconds?: number; price?: number }

/** How a type of task is made. */
export type Plan = (context: PlanContext) => Promise<PlanResult>
