import type { FailureReason } from '../core/failure-reason.ts'

/** Why a child did not finish its job. Whether another try may help is known where the failure happens. */
export class ChildFailure extends Error {
  readonly retryable: boolean
  /** Where it is a refusal rather than a fault. */
  readonly reason: FailureReason | undefined

  constructor(message: string, retryable = true, reason?: FailureReason) {
    super(message)
    this.name = 'ChildFailure'
    this.retryable = retryable
    this.reason = reason
  }
}

/** The machine's doing, which says nothing of the job: somebody ended the child, or it was given no time to work. */
export class MachineFailure extends ChildFailure {}
