import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MB } from '@kinora/media/core/units'

// Requests that a client may pipeline. Node parses them as they arrive, so a connection with more is closed; HTTP
// clients must expect that and repeat unanswered requests.
const MAX_AHEAD = 32

/** The request of a connection that is being answered, and those after it. */
type Line = { answering: ServerResponse | undefined; ahead: [IncomingMessage, ServerResponse][] }

const lines = new WeakMap<Socket, Line>()

/** The response that a connection is waiting for. */
export const answerUnderWay = (socket: Socket): ServerResponse | undefined => lines.get(socket)?.answering

/**
 * Handles one request of a connection at a time, in order: a thousand pipelined requests are not a thousand concurrent
 * queries. Emits `begun` on the server for each.
 */
export function serveInTurn(handle: RequestListener, server: () => Server): RequestListener {
  const begin = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    line.answering = response
    response.once('close', () => {
      line.answering = undefined
      discardRest(request)
      const next = line.ahead.shift()
      if (next && !request.socket.destroyed) begin(line, ...next)
    })
    server().emit('begun', response)
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    let line = lines.get(socket)
    if (!line) lines.set(socket, (line = { answering: undefined, ahead: [] }))
    if (!line.answering) return begin(line, request, response)
    if (line.ahead.length < MAX_AHEAD) line.ahead.push([request, response])
    else socket.destroy()
  }
}

// Some clients read the answer only after sending everything, so the rest of a rejected body is read for this long and
// up to the largest body.
const LISTEN_MS = 5_000
const MAX_BYTES = 32 * MB
const LOOK_EVERY_MS = 100

/** Discards the rest of an answered request's body within these limits, then closes the connection. */
export function discardRest(request: IncomingMessage): void {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  request.resume()
  const until = performance.now() + LISTEN_MS
  const from = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (performance.now() < until && socket.bytesRead - from < MAX_BYTES) return
    clearInterval(timer)
    socket.destroy()
  }, LOOK_EVERY_MS)
  timer.unref()
}
