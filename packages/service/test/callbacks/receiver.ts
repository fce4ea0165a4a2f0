import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { after } from 'node:test'
import { until } from '../../../../test/harness/until.ts'

export type Received = { path: string; headers: Record<string, string>; rawHeaders: string[]; body: string; json: any }

export type Receiver = {
  url: string
  received: Received[]
  /** Waits until this many requests have come in all. */
  has(count: number): Promise<Received[]>
  /** Requests that wait for their answer. */
  open(): number
  /** Answers all who wait, and from now on everyone at once. */
  release(status?: number): void
}

export type Answer = (response: ServerResponse, request: IncomingMessage, nth: number) => void

/** A receiver of callbacks for the rest of the test file; `hold` leaves everyone waiting until they are released. */
export async function startReceiver(answer: Answer | 'hold' = response => response.end()): Promise<Receiver> {
  const received: Received[] = []
  const waiting = new Set<ServerResponse>()
  let held = answer === 'hold'
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    received.push({
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      rawHeaders: request.rawHeaders,
      body,
      json: JSON.parse(body),
    })
    if (held) {
      waiting.add(response)
      response.on('close', () => waiting.delete(response))
    } else if (typeof answer === 'function') answer(response, request, received.length)
    else response.end()
  })
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async has(count) {
      await until(() => received.length >= count, `request ${count}`)
      return received
    },
    open: () => waiting.size,
    release(status = 200) {
      held = false
      for (const response of waiting) response.writeHead(status).end()
    },
  }
}
