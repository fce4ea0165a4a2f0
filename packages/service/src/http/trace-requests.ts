import type { FastifyInstance } from 'fastify'
import { type Span, type Tracing, withTraceparent } from '../tracing/tracing.ts'
import { routePattern } from './add-endpoint.ts'
import type { Endpoint } from './endpoint.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** Makes a span of each request, in the trace that its caller began or in a new one; what it creates is part of it. */
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
