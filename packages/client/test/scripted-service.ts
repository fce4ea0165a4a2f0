import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after } from 'node:test'

/** An answer as data; `lost` breaks the connection instead, before it or after some of it. */
export type Scripted = { status?: number; headers?: Record<string, string>; body?: string; lost?: true; stays?: true }

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }

/** The far side of a network: gives these answers in turn, the last one again and again. */
export async function startScripted(script: Scripted[]): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const answer = script[Math.min(asked.length, script.length - 1)] ?? {}
    asked.push({ method, path, headers, body: await buffer(request) })
    if (answer.lost && answer.body === undefined) return request.socket.destroy()
    response.writeHead(answer.status ?? 200, answer.headers)
    if (!answer.lost && !answer.stays) return response.end(answer.body ?? '{}')
    response.write(answer.body ?? '', () => setImmediate(() => answer.lost && request.socket.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** A refusal of the service. */
export const refused = (status: number, reason: string, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers,
  body: JSON.stringify({
    code: status,
    reason,
    message: `${reason} it is`,
    metadata: { trace_id: 'abc', fields: ['duration'], problems: [{ field: 'duration', reason, message: 'no' }] },
  }),
})
