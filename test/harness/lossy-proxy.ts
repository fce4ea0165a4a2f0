import { once } from 'node:events'
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A fault of a request: it never arrives, its answer is lost or cut, or a proxy answers. */
export type Fault =
  | 'lose request'
  | 'lose answer'
  | 'cut answer'
  | { status: number; headers?: Record<string, string>; body?: string }

export type Passed = { method: string; path: string; key: string | undefined; range: string | undefined }

export type LossyProxy = {
  url: string
  /** Every request that came, in order. */
  requests: Passed[]
  /** The next requests that fit meet these, one after the other; all others get through. */
  lose(fits: RegExp, ...faults: Fault[]): void
  /** Cuts every connection that is open. */
  cut(): void
  close(): Promise<void>
}

/** Stands between a client and a service. */
export async function startLossyProxy(target: () => string): Promise<LossyProxy> {
  const requests: Passed[] = []
  const planned: { fits: RegExp; fault: Fault }[] = []
  const sockets = new Set<Socket>()
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, key: headers['idempotency-key'] as string | undefined, range: headers.range })
    const found = planned.findIndex(({ fits }) => fits.test(`${method} ${path}`))
    const fault = found < 0 ? undefined : planned.splice(found, 1)[0]?.fault
    const body = await buffer(request)
    if (fault === 'lose request') return request.socket.destroy()
    if (typeof fault === 'object') return response.writeHead(fault.status, fault.headers).end(fault.body)
    await pass(request, response, target(), body, fault).catch(() => request.socket.destroy())
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lose: (fits, ...faults) => void planned.push(...faults.map(fault => ({ fits, fault }))),
    cut,
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  body: Buffer,
  fault: Fault | undefined,
): Promise<void> {
  const onward = httpRequest(new URL(request.url ?? '', target), { method: request.method, headers: request.headers })
  const answered = once(onward, 'response') as Promise<[IncomingMessage]>
  onward.end(body)
  // A client that disconnects here disconnects there.
  response.on('close', () => onward.destroy())
  const [answer] = await answered
  if (fault === undefined) {
    response.writeHead(answer.statusCode ?? 0, answer.headers)
    answer.pipe(response)
    return
  }
  const bytes = await buffer(answer)
  if (fault === 'cut answer') {
    response.writeHead(answer.statusCode ?? 0, answer.headers)
    await new Promise(resolve => response.write(bytes.subarray(0, bytes.length / 2), resolve))
    // The written bytes must be sent before the connection breaks.
    await new Promise(resolve => setImmediate(resolve))
  }
  request.socket.destroy()
}
