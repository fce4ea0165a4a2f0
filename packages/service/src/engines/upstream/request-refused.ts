import type { FarAnswer } from '../far-side/far-side.ts'

/** A request before the create was not answered well: nothing was ordered. */
export class RequestRefused extends Error {
  readonly answer: FarAnswer

  constructor(answer: FarAnswer) {
    super(`it answered ${answer.status}`)
    this.name = 'RequestRefused'
    this.answer = answer
  }
}
