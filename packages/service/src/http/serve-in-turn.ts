import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MB } from '@kinora/media/core/units'

// Requests that a client may send ahead of their answers. They are parsed as they come, whatever we do, so a connection
// with more than these is closed; HTTP lets a client expect that and repeat what was not answered.
const MOST_AHEAD = 32

/** What a connection is doing: the request that is being answered, and those that came after it. */
type Line = { answering: ServerResponse | undefined; ahead: [IncomingMessage, ServerResponse][] }

const lines = new WeakMap<Socket, Line>()

/** The answer that a connection is waiting for, if any. */
export const answerUnderWay = (socket: Socket): ServerResponse | undefined => lines.get(socket)?.answering

/**
 * Hands on one request of a connection at a time, in order, as their answers must go out anyway: a connection is then one
 * client, and a thousand requests in one packet are not a thousand queries at once. Says `begun` for each on the server.
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
    if (line.ahead.length < MOST_AHEAD) line.ahead.push([request, response])
    else socket.destroy()
  }
}

// A client that only listens when it has sent everything must be able to send it, to hear why it was refused; one that
// goes on for longer, or sends more than any body may have, need not hear it.
const LISTEN_MS = 5_000
const MOST_BYTES = 32 * MB
const LOOK_EVERY_MS = 100

/** Throws away what still comes of an answered request's body, a while and so much of it, and then the connection. */
export function discardRest(request: IncomingMessage): void {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  request.resume()
  const until = performance.now() + LISTEN_MS
  const from = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (performance.now() < until && socket.bytesRead - from < MOST_BYTES) return
    clearInterval(timer)
    socket.destroy()
  }, LOOK_EVERY_MS)
  timer.unref()
}
