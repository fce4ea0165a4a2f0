import { hash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Scrape } from './open-observers.ts'

type Answer = { status: number; headers: Record<string, string>; text: string }

const PATH = '/metrics'

/** Answers a scrape. Keys are compared by hash in constant time. */
async function answerScrape(scrape: Scrape, key: string, authorization: string | undefined): Promise<Answer> {
  const plain = { 'content-type': 'text/plain; charset=utf-8' }
  if (key !== '' && !isSame(authorization ?? '', `Bearer ${key}`))
    return {
      status: 401,
      headers: { ...plain, 'www-authenticate': 'Bearer' },
      text: 'send the header Authorization: Bearer with KINORA_METRICS_KEY\n',
    }
  const { type, text } = await scrape()
  return { status: 200, headers: { 'content-type': type }, text }
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))

/** Adds `/metrics` to the service's port, protected by the key. */
export function addMetricsRoute(app: FastifyInstance, scrape: Scrape, key: string): void {
  app.get(PATH, async (request, reply) => {
    const { status, headers, text } = await answerScrape(scrape, key, request.headers.authorization)
    return reply.code(status).headers(headers).send(text)
  })
}

type MetricsServer = { port: number; close(): Promise<void> }

/** Serves only `/metrics` on its own port. */
export async function serveMetrics(
  scrape: Scrape,
  { host, port, key }: { host: string; port: number; key: string },
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === PATH
    const answer = isAsked
      ? answerScrape(scrape, key, request.headers.authorization)
      : Promise.resolve({ status: 404, headers: {}, text: `only GET ${PATH} is served here\n` })
    void answer
      .catch((error: Error) => ({ status: 500, headers: {}, text: `${error.message}\n` }))
      .then(({ status, headers, text }) => response.writeHead(status, headers).end(text))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(new Error(`metrics: ${error.message}; set KINORA_METRICS_PORT to another port`)),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
