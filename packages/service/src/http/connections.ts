import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../core/errors.ts'
import { buildErrorBody } from './error-body.ts'
import { answerUnderWay } from './serve-in-turn.ts'

// Sending the head of a request takes a client one packet; a connection that has not done it by now is held open by hand.
const HEAD_TIMEOUT_MS = 15_000
// Receiving a whole request may take this long: 100 MB uploads over slow lines come in, half-open ones do not stay.
const REQUEST_TIMEOUT_MS = 300_000
// Longer than the minute after which balancers drop an idle connection, so that they do it first.
const KEEP_ALIVE_MS = 72_000
const CHECK_EVERY_MS = 1_000

/** How many connections there may be, and how long one may take for what. */
export function limitConnections(server: Server, maxConnections: number): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEAD_TIMEOUT_MS
  server.maxConnections = maxConnections
  // With no place left, those that nobody uses go; who was turned away finds one at the next try.
  server.on('drop', () => server.closeIdleConnections())
}

export const connectionOptions = { connectionsCheckingInterval: CHECK_EVERY_MS }

const LOOK_EVERY_MS = 1_000

/**
 * Closes connections whose answer is not read. While bytes wait to be sent, a connection has a time-out that begins again
 * whenever some of them go; a slow reader keeps its connection, one that has stopped loses it. Whatever the answer is:
 * a stream of events, a file, a page.
 */
export function endStalledAnswers(server: Server, stallMs: number): void {
  const sockets = new Set<Socket>()
  // A length of its own by which our time-out is known from the server's, which are whole seconds.
  const armedMs = stallMs + 1
  const look = (): void => {
    for (const socket of sockets) {
      const waiting = socket.writableLength > 0
      if (waiting && socket.timeout !== armedMs) socket.setTimeout(armedMs)
      else if (!waiting && socket.timeout === armedMs) socket.setTimeout(0)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('close', () => clearInterval(timer))
}

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
