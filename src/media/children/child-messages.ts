// What travels between the service and a child of the pool, as JSON. A child has one job at a time, so that no message
// needs to say which job it is about.

export type ToChild<Job> = { job: Job }

export type FromChild<Result> =
  | { type: 'progress'; percent: number }
  | { type: 'done'; result: Result }
  | { type: 'failed'; message: string; retryable: boolean }
