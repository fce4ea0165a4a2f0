import type { components } from './generated/schema.ts'
import type { Task } from './api-types.ts'

type ErrorBody = components['schemas']['Error']

/** The kind of problem, as in the error table. */
export type Reason = ErrorBody['reason']

/** One thing that is wrong with a request. */
export type Problem = NonNullable<ErrorBody['metadata']['problems']>[number]

/** The service refused a request. `message` names the first problem, `problems` all of them. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly status: number
  /** Absent where the answer was not the service's own, but that of a proxy in front of it. */
  readonly reason: Reason | undefined
  readonly problems: readonly Problem[]
  /** Names the request in the logs of the service. */
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

/** No answer came, or it broke off. Of a call that is thrown only after its patience is over. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** A task that was waited for has failed; its credits are returned. */
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
