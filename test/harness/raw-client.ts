import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A client that does what no HTTP library would: sends raw bytes and reads only on demand. */
export type RawClient = {
  socket: Socket
  /** Whether the server in this process has its side of the connection. */
  isAccepted(): boolean
  /** The same connection as the server has it, if the server is in this process: it shows what a client that reads nothing cannot see. */
  serverSide(): Socket
  send(text: string | Buffer): void
  /** Everything that came so far. */
  received(): string
  /** Waits until the answer so far fits the pattern; rejects when it does not in time. */
  until(pattern: RegExp, timeoutMs?: number): Promise<string>
  /** Whether the other side closed within this time. */
  closedWithin(timeoutMs: number): Promise<boolean>
  end(): void
}

export type RawOptions = {
  /** Reads nothing until `socket.resume()`. */
  reads?: boolean
  /** Keeps its own side open when the other one ends. */
  allowHalfOpen?: boolean
}

const serverSides = new Map<number | undefined, Socket>()
subscribe('net.server.socket', message => {
  const { socket } = message as { socket: Socket }
  serverSides.set(socket.remotePort, socket)
})

export async function connectRaw(
  url: string,
  { reads = true, allowHalfOpen = false }: RawOptions = {},
): Promise<RawClient> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen, noDelay: true })
  let text = ''
  let closed = false
  socket.on('error', () => {})
  socket.on('close', () => {
    closed = true
  })
  await once(socket, 'connect')
  if (reads) socket.on('data', chunk => (text += chunk.toString('latin1')))
  else socket.pause()
  const { localPort } = socket
  return {
    socket,
    isAccepted: () => serverSides.has(localPort),
    serverSide() {
      const found = serverSides.get(localPort)
      if (!found) throw new Error('the server of this connection is not in this process, or has not accepted it yet')
      return found
    },
    send: bytes => void socket.write(bytes),
    received: () => text,
    async until(pattern, timeoutMs = 10_000) {
      const deadline = performance.now() + timeoutMs
      while (!pattern.test(text)) {
        if (performance.now() > deadline)
          throw new Error(`no ${pattern} within ${timeoutMs} ms, got ${text.slice(0, 300)}`)
        if (closed) throw new Error(`closed without ${pattern}, got ${text.slice(0, 300)}`)
        await sleep(10)
      }
      return text
    },
    async closedWithin(timeoutMs) {
      const deadline = performance.now() + timeoutMs
      while (!closed && performance.now() < deadline) await sleep(10)
      return closed
    },
    end: () => void socket.destroy(),
  }
}

/** The head of a request as text. */
export function headOf(
  method: string,
  path: string,
  { key, bytes, ...more }: { key?: string; bytes?: number } & Record<string, string | number | undefined> = {},
): string {
  const headers = {
    host: 'x',
    ...(key !== undefined && { authorization: `Token ${key}` }),
    ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': bytes }),
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
