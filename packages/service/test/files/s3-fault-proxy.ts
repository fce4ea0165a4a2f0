import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { request } from 'undici'

/**
 * What becomes of a request: an answer of the test's own, a connection that is reset or never answers, one that is
 * passed on and whose answer is lost, or whose answer breaks off after some bytes.
 */
export type Fault =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'reset'
  | 'stall'
  | 'lose answer'
  | { cutAfterBytes: number }

/** A request as it arrived: `PUT /media/ab/… ?uploads=`, and the range it asked for. */
export type S3Request = {
  method: string
  path: string
  query: string
  range: string | undefined
  closed: Promise<unknown>
}

export type FaultProxy = {
  endpoint: string
  seen: S3Request[]
  /** Called for each request; undefined passes it on. */
  fault: (request: S3Request) => Fault | undefined
  /** The methods of all requests so far; forgets them. */
  methods(): string[]
  stop(): Promise<void>
}

/** Stands between a client and a server and does what networks do. The Host header stays, so that signatures hold. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((incoming, response) => {
    const [path = '', query = ''] = (incoming.url ?? '').split('?')
    const { promise: closed, resolve } = Promise.withResolvers()
    response.once('close', resolve)
    const seen: S3Request = { method: incoming.method ?? '', path, query, range: incoming.headers.range, closed }
    proxy.seen.push(seen)
    const fault = proxy.fault(seen)
    if (fault === 'stall') incoming.resume()
    else if (fault === 'reset') incoming.socket.resetAndDestroy()
    else if (fault && typeof fault === 'object' && 'status' in fault) {
      incoming.resume().once('end', () => response.writeHead(fault.status, fault.headers).end(fault.body))
    } else void passOn(incoming, response, target, fault)
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: FaultProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    fault: () => undefined,
    methods: () => proxy.seen.splice(0).map(one => one.method),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

/** By undici, which bears it that Swift ends an answer to HEAD as if there were a body. */
async function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  fault: 'lose answer' | { cutAfterBytes: number } | undefined,
): Promise<void> {
  const { connection: _, ...headers } = incoming.headers
  // A request that was read to its end forgets its socket.
  const { socket } = incoming
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    const { statusCode, ...answer } = await request(target + (incoming.url ?? ''), {
      method: (incoming.method ?? 'GET') as 'GET',
      headers,
      signal: gone.signal,
      ...(headers['content-length'] && { body: incoming }),
    })
    if (fault === 'lose answer') {
      await answer.body.text()
      socket.resetAndDestroy()
      return
    }
    response.writeHead(statusCode, answer.headers)
    if (fault) {
      for await (const chunk of cut(answer.body, fault.cutAfterBytes)) response.write(chunk)
      // Not reset: what was written must still arrive.
      socket.end()
    } else await pipeline(answer.body, response)
  } catch {
    socket.destroy()
  }
}

async function* cut(bytes: AsyncIterable<Buffer>, afterBytes: number): AsyncGenerator<Buffer> {
  let left = afterBytes
  for await (const chunk of bytes) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}
