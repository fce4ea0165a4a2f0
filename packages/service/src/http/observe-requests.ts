import type { FastifyInstance } from 'fastify'
import { type Span, type Tracing, withTraceparent } from '../tracing/tracing.ts'
import { routePattern } from './add-endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { randomBytes } from 'node:crypto'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** Opens a span for each request, in the caller's trace or a new one. */
export function traceRequests(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  tracing: Tracing | undefined,
): void {
  if (!tracing) return
  const routes = new Map(endpoints.map(one => [routePattern(one.path), one.path]))
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routes.get(request.routeOptions.url ?? '') ?? 'nothing'
    const { method } = request
    const header = request.headers.traceparent
    const span = tracing.start(`${method} ${route}`, {
      kind: 'server',
      parent: typeof header === 'string' ? header : undefined,
      attributes: { 'http.request.method': method, 'http.route': route, 'kinora.request_id': request.id },
    })
    request.span = span
    withTraceparent(span.traceparent, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode
    request.span?.end({ 'http.response.status_code': status }, status >= 500 ? `answered ${status}` : undefined)
    done()
  })
}

const ID_BYTES = 16
const DRAWN_AT_ONCE = 256

/** Makes ids of 32 hex digits, a hundred at a time: single draws would cost each request a microsecond. */
export function traceIdSource(): () => string {
  let drawn = ''
  let next = 0
  return () => {
    if (next >= drawn.length) {
      drawn = randomBytes(ID_BYTES * DRAWN_AT_ONCE).toString('hex')
      next = 0
    }
    next += ID_BYTES * 2
    return drawn.slice(next - ID_BYTES * 2, next)
  }
}

/** Counts requests by declared endpoint; unknown paths share the label `other`. */
export function countRequests(app: FastifyInstance, endpoints: readonly Endpoint[], metrics: Metrics): void {
  // Without metrics no hook is added, because every request would pay for it.
  if (metrics === NO_METRICS) return
  const routes = new Map(endpoints.map(one => [routePattern(one.path), one.path]))
  metrics.allow('route', routes.values())
  app.addHook('onResponse', (request, reply, done) => {
    const route = routes.get(request.routeOptions.url ?? '') ?? 'other'
    metrics.add('kinora_http_requests_total', { route, method: request.method, status: String(reply.statusCode) })
    metrics.observe('kinora_http_request_seconds', { route }, reply.elapsedTime / 1_000)
    done()
  })
}
