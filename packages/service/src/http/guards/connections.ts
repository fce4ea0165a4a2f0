import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../../core/errors.ts'
import { buildErrorBody } from '../error-body.ts'
import { answerUnderWay } from './serve-in-turn.ts'

// Request headers fit into one packet. A client that takes longer holds the connection open deliberately (slowloris).
const HEAD_TIMEOUT_MS = 15_000
// For a whole request: enough for a 100 MB upload over a slow line, and half-open requests end.
const REQUEST_TIMEOUT_MS = 300_000
// Longer than the minute after which balancers drop idle connections, so that they close first.
const KEEP_ALIVE_MS = 72_000
const CHECK_EVERY_MS = 1_000

/** Limits the number of connections and the time of each phase. */
export function limitConnections(server: Server, maxConnections: number): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEAD_TIMEOUT_MS
  server.maxConnections = maxConnections
  // At the limit idle connections are closed; a rejected client succeeds when it tries again.
  server.on('drop', () => server.closeIdleConnections())
}

export const connectionOptions = { connectionsCheckingInterval: CHECK_EVERY_MS }

const LOOK_EVERY_MS = 1_000

/**
 * Closes connections that stop reading their answer. While bytes wait to be sent, a timeout runs and restarts whenever
 * some are sent; Node closes a socket whose timeout expires. Slow readers stay, stalled ones are closed. This covers
 * streams, files and pages.
 */
export function endStalledAnswers(server: Server, stallMs: number): void {
  const sockets = new Set<Socket>()
  // One millisecond more tells this timeout apart from the server's, which are whole seconds.
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

// Enough for a client to read the answer.
const LINGER_MS = 1_000

/**
 * Answers malformed or late requests by hand, because there is no parsed request. The connection closes soon after,
 * even if the client keeps its side open.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket, traceId: string): void {
  // During another answer a second one would become part of it.
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
