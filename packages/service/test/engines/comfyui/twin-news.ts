import { createHash } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

// By the standard of websockets.
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

export type TwinNews = {
  opened: { headers: Record<string, unknown>; clientId: string }[]
  /** To one client; without a name to everybody. */
  tell(client: string | undefined, type: string, data: object): void
  close(): void
}

/** The websocket of a twin: it only tells, and does not listen. */
export function serveNews(server: Server, isOpen: () => boolean): TwinNews {
  const sockets = new Map<Duplex, string>()
  const opened: TwinNews['opened'] = []
  server.on('upgrade', ({ headers, url }: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => sockets.delete(socket)).on('close', () => sockets.delete(socket))
    if (!isOpen()) return void socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n')
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    )
    const clientId = new URL(url ?? '', 'http://twin').searchParams.get('clientId') ?? ''
    opened.push({ headers, clientId })
    sockets.set(socket, clientId)
    socket.resume()
  })
  return {
    opened,
    tell(client, type, data) {
      const frame = encodeText(JSON.stringify({ type, data }))
      for (const [socket, name] of sockets) if (client === undefined || client === name) socket.write(frame)
    },
    close() {
      for (const socket of sockets.keys()) socket.destroy()
      sockets.clear()
    },
  }
}

function encodeText(text: string): Buffer {
  const body = Buffer.from(text)
  const head =
    body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
  return Buffer.concat([head, body])
}
