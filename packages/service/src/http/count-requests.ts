import type { FastifyInstance } from 'fastify'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import type { Endpoint } from './endpoint.ts'
import { routePattern } from './add-endpoint.ts'

/** Counts requests by what they asked for as it is declared: what callers make up has one name, `other`. */
export function countRequests(app: FastifyInstance, endpoints: readonly Endpoint[], metrics: Metrics): void {
  // A hook that every request passes costs every request.
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
