import type { FailureReason } from '../core/failure-reason.ts'

// What travels between the service and a child of the pool, as JSON. A child has one job at a time, so that no message
// needs to say which job it is about.

export type ToChild<Job> = { job: Job }

/** How a job ended, how much memory the child holds after it, and the time that it has used in its life. */
export type Outcome<Result> = { residentBytes: number; cpuSeconds: number } & (
  | { type: 'done'; result: Result }
  | { type: 'failed'; message: string; retryable: boolean; reason?: FailureReason }
)

export type FromChild<Result> =
  /** Once, when everything it needs is loaded. */
  { type: 'ready' } | { type: 'progress'; percent: number } | Outcome<Result>
