import type { components } from './generated/schema.ts'
import type { Task } from './api-types.ts'

type ErrorBody = components['schemas']['Error']

/** The reason, as in the error table. */
export type Reason = ErrorBody['reason']

/** One problem of a request. */
export type Problem = NonNullable<ErrorBody['metadata']['problems']>[number]

/** The service refused a request. `message` names the first problem, `problems` all of them. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly status: number
  /** Absent if a proxy answered instead of the service. */
  readonly reason: Reason | undefined
  readonly problems: readonly Problem[]
  /** Identifies the request in the service's logs. */
  readonly traceId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: Partial<ErrorBody>, headers: Headers) {
    super(body.message ?? `the answer was ${status}`)
    this.status = status
    this.reason = body.reason
    this.problems = body.metadata?.problems ?? []
    this.traceId = body.metadata?.trace_id ?? headers.get('x-md-trace-id') ?? undefined
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
  }
}

/** There was no complete answer. Thrown when the time for retries is over. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The task failed; its credits are returned. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
  readonly task: Task
  readonly reason: Reason

  constructor(task: Task) {
    super(task.err_msg || task.err_code)
    this.task = task
    this.reason = task.err_code as Reason
  }
}
