import type { FailureReason } from '../core/failure-reason.ts'

/** Why a child did not finish its job. The place of the failure knows whether a retry may help. */
export class ChildFailure extends Error {
  readonly retryable: boolean
  /** Set for refusals, absent for faults. */
  readonly reason: FailureReason | undefined

  constructor(message: string, retryable = true, reason?: FailureReason) {
    super(message)
    this.name = 'ChildFailure'
    this.retryable = retryable
    this.reason = reason
  }
}

/** A fault of the machine, not of the job: the child was killed or got no processor time. */
export class MachineFailure extends ChildFailure {}
