import type { Unreachable } from '@kinora/media/engine/contract'
import { isRecord } from '@kinora/media/core/is-record'
import { FetchRefused } from '../../net/fetch-failure.ts'
import type { ServerAnswer, ServerClient, ServerRequest } from '../remote/server-client.ts'
import { NoAnswer } from '../remote/no-answer.ts'

/** The server cannot answer now. */
export class TryLater extends Error {
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(answer: ServerAnswer) {
    super(`the server answered ${answer.status}`)
    this.name = 'TryLater'
    this.status = answer.status
    const seconds = Number(answer.headers['retry-after'])
    this.retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  }
}

// Queries are answered from memory. A server that takes longer is loading a model and is asked again.
const TIMEOUT_MS = 20_000

/** Sends a query. Throws NoAnswer without an answer, TryLater if the server is overloaded or broken. */
export async function ask(client: ServerClient, to: string, request: ServerRequest = {}): Promise<ServerAnswer> {
  const answer = await client.request(to, { timeoutMs: TIMEOUT_MS, ...request })
  if (answer.status === 429 || answer.status >= 500) throw new TryLater(answer)
  return answer
}

/** Converts an error of `ask`; rethrows any other. */
export function toUnreachable(error: unknown): Unreachable {
  if (error instanceof NoAnswer) return { state: 'unreachable', message: error.message }
  // A redirect or an endless answer: the address may be a ComfyUI again later.
  if (error instanceof FetchRefused)
    return { state: 'unreachable', message: 'the server at this address is not a ComfyUI' }
  if (!(error instanceof TryLater)) throw error
  const { message, retryAfterSeconds } = error
  return { state: 'unreachable', message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

/** An own property of an untrusted value. */
export const field = (given: unknown, name: string): unknown =>
  isRecord(given) && Object.hasOwn(given, name) ? given[name] : undefined

/** The same if it is a string; otherwise `otherwise`. */
export function textField(given: unknown, name: string, otherwise = ''): string {
  const value = field(given, name)
  return typeof value === 'string' ? value : otherwise
}
