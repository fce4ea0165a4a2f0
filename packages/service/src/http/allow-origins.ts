import type { FastifyInstance, FastifyRequest } from 'fastify'

// What a page may read of an answer besides its body and type.
const EXPOSED = 'x-md-trace-id, x-ignored-fields, Retry-After, ETag, Content-Range, Content-Disposition'

// How long a browser need not ask again; Chromium keeps no answer for longer than two hours.
const PREFLIGHT_SECONDS = 7_200

/**
 * Lets pages of these origins call the service from a browser (CORS); `*` is every origin. Keys travel in a header, which
 * no browser adds by itself, so no origin gains anything by another's visitor. The headers are set on the raw answer: event
 * streams and refusals have them too.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const any = origins.includes('*')
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    // A cache must not give one origin what was said to another.
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

/** The browser's question before the request itself; it comes without the key. */
const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
