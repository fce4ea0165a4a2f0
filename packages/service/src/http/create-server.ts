import { createServer as createHttpServer, type Server } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { addEndpoint, type EndpointContext } from './add-endpoint.ts'
import { allowOrigins } from './allow-origins.ts'
import type { Endpoint } from './endpoint.ts'
import { healthEndpoints } from './endpoints/health.ts'
import { buildEndpoints } from './endpoints/index.ts'
import { endStalledAnswers, connectionOptions, limitConnections, refuseConnection } from './connections.ts'
import { toRefusal, sendRefusal } from './error-body.ts'
import { countRequests, traceRequests, traceIdSource } from './observe-requests.ts'
import { createBodyParser } from './read-json.ts'
import { serveInTurn } from './serve-in-turn.ts'
import type { Services } from './services.ts'

const nextTraceId = traceIdSource()

const noSchema = (): never => {
  throw new Error('a route has a schema of Fastify’s, and nobody to hold it')
}

/** The door for requests: every endpoint of the register, and an error body for everything else. */
export function createServer(services: Services, serves: 'everything' | 'health' = 'everything'): FastifyInstance {
  const { settings, catalog } = services
  const app = fastify({
    // Faults are logged where they are answered; a logger of Fastify's costs every request a child and two listeners.
    logger: false,
    serverFactory: handle => {
      const server: Server = createHttpServer(
        connectionOptions,
        serveInTurn(handle, () => server),
      )
      // Whether the body is wanted is decided by who reads it, once method, path and key are known.
      server.on('checkContinue', (request, response) => server.emit('request', request, response))
      limitConnections(server, settings.maxConnections)
      endStalledAnswers(server, settings.answerStallSeconds * 1000)
      return server
    },
    // Bodies are held against the catalogue: compilers for schemas of Fastify's would be loaded for nothing.
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

  // Hooks that every request passes call back: a promise in each costs a tenth of the whole request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-md-trace-id', request.id)
    done()
  })
  countRequests(app, endpoints, services.metrics)
  traceRequests(app, endpoints, services.tracing)
  allowOrigins(app, settings.corsOrigins)
  // No body is read on the way to a handler, and none at all of what is refused before: handlers read their own.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, toRefusal(error, request, services), request.id))
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, notFoundFor(request.method, request.url, endpoints, reply), request.id),
  )
  for (const endpoint of endpoints) addEndpoint(app, endpoint, door)
  return app
}

/** A path that exists for other methods is a wrong method; anything else is not there. */
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
