import { createServer as createHttpServer, type Server } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { addEndpoint, type EndpointContext } from './add-endpoint.ts'
import { allowOrigins } from './guards/allow-origins.ts'
import type { Endpoint } from './endpoint.ts'
import { healthEndpoints } from './endpoints/health.ts'
import { buildEndpoints } from './endpoints/index.ts'
import { endStalledAnswers, connectionOptions, limitConnections, refuseConnection } from './guards/connections.ts'
import { toRefusal, sendRefusal } from './error-body.ts'
import { countRequests, traceRequests, traceIdSource } from './observe-requests.ts'
import { createBodyParser } from './body/read-json.ts'
import { serveInTurn } from './guards/serve-in-turn.ts'
import type { HttpServices } from './services.ts'

const nextTraceId = traceIdSource()

const noSchema = (): never => {
  throw new Error('a route declares a Fastify schema, but no compiler is installed')
}

/** Creates the HTTP server: every declared endpoint, and an error body for everything else. */
export function createServer(services: HttpServices, serves: 'everything' | 'health' = 'everything'): FastifyInstance {
  const { settings, catalog } = services
  const app = fastify({
    // Errors are logged where they are answered; Fastify's logger costs every request a child logger and two listeners.
    logger: false,
    serverFactory: handle => {
      const server: Server = createHttpServer(
        connectionOptions,
        serveInTurn(handle, () => server),
      )
      // Handlers decide whether to read the body once method, path and key are known.
      server.on('checkContinue', (request, response) => server.emit('request', request, response))
      limitConnections(server, settings.maxConnections)
      endStalledAnswers(server, settings.answerStallSeconds * 1000)
      return server
    },
    // The catalogue checks bodies; Fastify's schema compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    genReqId: nextTraceId,
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-md-trace-id', request.id)
      return sendRefusal(reply, toRefusal(error, request, services), request.id)
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, nextTraceId()),
  })
  const door: EndpointContext = {
    services,
    limitRate: services.rates.limit,
    inFlight: new Map(),
    readBody: createBodyParser(settings),
  }
  const endpoints = serves === 'everything' ? buildEndpoints(catalog) : healthEndpoints

  // Hooks use callbacks: a promise in each costs a tenth of the whole request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-md-trace-id', request.id)
    done()
  })
  countRequests(app, endpoints, services.metrics)
  traceRequests(app, endpoints, services.tracing)
  allowOrigins(app, settings.corsOrigins)
  // Handlers read their own bodies; rejected requests are not read at all.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, toRefusal(error, request, services), request.id))
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, notFoundFor(request.method, request.url, endpoints, reply), request.id),
  )
  for (const endpoint of endpoints) addEndpoint(app, endpoint, door)
  return app
}

/** A path that exists for other methods gives 405, any other path 404. */
function notFoundFor(
  method: string,
  url: string,
  endpoints: readonly Endpoint[],
  reply: { header(name: string, value: string): unknown },
): Refusal {
  const path = url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? ''
  const allowed = [...new Set(endpoints.filter(one => patternOf(one.path).test(path)).map(one => one.method))]
  if (allowed.length === 0) return new Refusal('NotFound', `there is nothing at ${path.slice(0, 200)}`)
  reply.header('allow', allowed.join(', '))
  return new Refusal('MethodNotAllowed', `${path.slice(0, 200)} takes ${allowed.join(', ')}, not ${method}`)
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.]/g, '\\.')
      .replaceAll('{*}', '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  )
