import type { FailureReason } from '../core/failure-reason.ts'

// Messages between the service and a pool child, as JSON. A child has one job at a time, so messages carry no job id.

export type ToChild<Job> = { job: Job }

/** The end of a job, the child's memory after it, and its total processor time. */
export type Outcome<Result> = { residentBytes: number; cpuSeconds: number } & (
  | { type: 'done'; result: Result }
  | { type: 'failed'; message: string; retryable: boolean; reason?: FailureReason }
)

export type FromChild<Result> =
  /** Sent once, when everything is loaded. */
  { type: 'ready' } | { type: 'progress'; percent: number } | Outcome<Result>
