import type { Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { addEndpoint, type Door } from './add-endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { healthEndpoints } from './endpoints/health.ts'
import { endpointsOf } from './endpoints/index.ts'
import { errorBodyOf, refusalFor, sendRefusal } from './error-body.ts'
import { createRateLimit } from './rate-limit.ts'
import { readJson } from './read-json.ts'
import type { Services } from './services.ts'
import { traceIdSource } from './trace-id.ts'

// Receiving a whole request may take this long: 100 MB uploads over slow lines come in, half-open ones do not stay.
const REQUEST_TIMEOUT_MS = 300_000

const nextTraceId = traceIdSource()

/** The door for requests: every endpoint of the register, and an error body for everything else. */
export function createServer(services: Services, serves: 'everything' | 'health' = 'everything'): FastifyInstance {
  const { settings, clock, catalog } = services
  const app = fastify({
    // Faults are logged where they are answered; a logger of Fastify's costs every request a child and two listeners.
    logger: false,
    bodyLimit: settings.maxBodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: nextTraceId,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-md-trace-id', request.id)
      return sendRefusal(reply, refusalFor(error, request, services), request.id)
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
  })
  const door: Door = { services, limitRate: createRateLimit(settings.rate, clock), inFlight: new Map() }
  const endpoints = serves === 'everything' ? endpointsOf(catalog) : healthEndpoints

  // Hooks that every request passes call back: a promise in each costs a tenth of the whole request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-md-trace-id', request.id)
    done()
  })
  readJson(app, settings)
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalFor(error, request, services), request.id))
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

/** What cannot even be read as HTTP is answered by hand: there is no request to answer. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const traceId = nextTraceId()
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const refusal = new Refusal(
    'BadRequest',
    timedOut ? 'the request took too long to arrive' : 'this is not a well-formed HTTP request',
  )
  const body = JSON.stringify(errorBodyOf(refusal, traceId))
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nx-md-trace-id: ${traceId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
