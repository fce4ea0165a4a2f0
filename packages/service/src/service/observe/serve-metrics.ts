import { hash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../core/log.ts'
import { type Metrics, NO_METRICS } from '../../metrics/metrics.ts'
import type { Settings } from '../settings.ts'
import { readVersion } from '../../core/read-version.ts'
import type { Tracing } from '../../tracing/tracing.ts'

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

export type Scrape = () => Promise<{ type: string; text: string }>

/** Opens metrics if a port or key for them is set; otherwise nothing is counted and the library is not loaded. */
export async function openMetrics(settings: Settings, log: Log): Promise<{ metrics: Metrics; scrape?: Scrape }> {
  if (settings.KINORA_METRICS_PORT === 0 && settings.KINORA_METRICS_KEY === '') return { metrics: NO_METRICS }
  const { openRegistry } = await import('../../metrics/open-registry.ts')
  const registry = openRegistry(log)
  return { metrics: registry, scrape: registry.scrape }
}

/** Opens tracing if a collector is set; otherwise nothing is loaded. */
export async function openTracing(settings: Settings): Promise<Tracing | undefined> {
  const { KINORA_TRACES_URL: url, KINORA_TRACES_PERCENT: percent } = settings
  if (url === '') return undefined
  const { openTracer } = await import('../../tracing/open-tracer.ts')
  return openTracer({ url, share: percent / 100, version: readVersion() })
}
