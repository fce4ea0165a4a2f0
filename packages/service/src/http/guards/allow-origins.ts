import type { FastifyInstance, FastifyRequest } from 'fastify'

// Headers that a page may read besides body and type.
const EXPOSED = 'x-md-trace-id, x-ignored-fields, Retry-After, ETag, Content-Range, Content-Disposition'

// How long a browser may cache a preflight; Chromium's limit is two hours.
const PREFLIGHT_SECONDS = 7_200

/**
 * Lets pages of these origins call the service from a browser (CORS); `*` allows every origin. Browsers never add the
 * key header themselves, so an allowed origin gains no access of its visitors. The headers are set on the raw response,
 * so that event streams and refusals have them too.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const any = origins.includes('*')
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    // Keeps caches from reusing an answer for another origin.
    if (!any) reply.raw.setHeader('vary', 'Origin')
    if (origin === undefined || !(any || origins.includes(origin))) return done()
    reply.raw.setHeader('access-control-allow-origin', any ? '*' : origin)
    reply.raw.setHeader('access-control-expose-headers', EXPOSED)
    if (!isPreflight(request)) return done()
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'Authorization',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send()
  })
}

/** A preflight request, which browsers send without the key. */
const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
