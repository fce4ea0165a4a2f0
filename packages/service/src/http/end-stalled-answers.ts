import type { Server } from 'node:http'
import type { Socket } from 'node:net'

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
