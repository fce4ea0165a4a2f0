import type { Socket } from 'node:net'
import { Refusal } from '../core/errors.ts'
import { buildErrorBody } from './error-body.ts'
import { answerUnderWay } from './serve-in-turn.ts'

// Long enough for the answer to be read, if anybody reads it.
const LINGER_MS = 1_000

/**
 * What cannot be read as HTTP, or did not come in time, is answered by hand: there is no request to answer. The
 * connection ends soon after, whether or not the other side closes its own.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket, traceId: string): void {
  // In the middle of another answer a second one would be taken for a part of it.
  const answering = answerUnderWay(socket)
  if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) return void socket.destroy()
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const refusal = new Refusal(
    'BadRequest',
    timedOut ? 'the request took too long to arrive' : 'this is not a well-formed HTTP request',
  )
  const body = JSON.stringify(buildErrorBody(refusal, traceId))
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nx-md-trace-id: ${traceId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
