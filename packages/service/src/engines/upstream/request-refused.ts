import type { ServerAnswer } from '../remote/server-client.ts'

/** A request before the create was not answered well: nothing was ordered. */
export class RequestRefused extends Error {
  readonly answer: ServerAnswer

  constructor(answer: ServerAnswer) {
    super(`it answered ${answer.status}`)
    this.name = 'RequestRefused'
    this.answer = answer
  }
}
