/** Why a child did not finish its job. Whether another try may help is known where the failure happens. */
export class ChildFailure extends Error {
  readonly retryable: boolean

  constructor(message: string, retryable = true) {
    super(message)
    this.name = 'ChildFailure'
    this.retryable = retryable
  }
}
