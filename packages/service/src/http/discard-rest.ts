import { MB } from '@kinora/media/core/units'
import type { IncomingMessage } from 'node:http'

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
