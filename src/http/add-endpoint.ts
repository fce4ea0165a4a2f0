import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Understood } from '../catalog/catalog.ts'
import { noFindings } from '../catalog/check/ports.ts'
import type { Values } from '../catalog/values-of.ts'
import { Refusal, refuseField } from '../core/errors.ts'
import { isId } from '../core/ids.ts'
import { shown } from '../core/shown.ts'
import { alone, firstAnswerTo, type InFlight, keepAnswer, keyedRequestOf } from './answer-once.ts'
import { authenticate, recall } from './authenticate.ts'
import type { Answer, Call, Caller, Endpoint } from './endpoint.ts'
import { heedsIdempotencyKey } from './heeds-idempotency-key.ts'
import { ignoredFieldsHeaderOf } from './ignored-fields.ts'
import { queryBodyOf } from './query-values.ts'
import type { RateLimit } from './rate-limit.ts'
import type { ReadBody } from './read-json.ts'
import type { Services } from './services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean
  }
  interface FastifyRequest {
    caller: Caller
  }
}

export type Door = { services: Services; limitRate: RateLimit; inFlight: InFlight }

const NOBODY: Caller = { keyId: '', accountId: '', scopes: [] }
const NOTHING: Understood = {
  column: { title: '', key: '', fields: {} },
  values: {},
  idle: {},
  findings: noFindings(),
  unknownFields: [],
}

/** Makes a route of an endpoint's declaration: key, rate, path ids, query, body, Idempotency-Key, then the work. */
export function addEndpoint(app: FastifyInstance, endpoint: Endpoint, door: Door): void {
  const { services } = door
  const heedsKey = heedsIdempotencyKey(endpoint)
  const readCall = callReader(endpoint, services)
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path.replaceAll('{*}', '*').replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { rawBody: endpoint.rawBody === true },
    // Before the body is read: who may not come in does not get to send 20 MB.
    onRequest: (request, _reply, done) => {
      // Bytes are bytes: a header that Fastify cannot read as a media type would be refused before the handler sees it.
      if (endpoint.rawBody) delete request.raw.headers['content-type']
      request.caller = NOBODY
      if (!endpoint.scope) return done()
      const known = endpoint.provesKey && recall(request.headers.authorization, endpoint.scope, services)
      if (known) {
        request.caller = known
        door.limitRate(known.keyId)
        return done()
      }
      authenticate(request.headers.authorization, endpoint.scope, services)
        .then(caller => {
          request.caller = caller
          door.limitRate(caller.keyId)
        })
        .then(() => done(), done)
    },
    handler: async (request, reply) => {
      const keyed = heedsKey ? keyedRequestOf(request, request.caller.accountId) : undefined
      if (!keyed) return send(reply, await work(endpoint, readCall(request, reply, undefined)))
      const answer = await alone(door.inFlight, keyed, async () => {
        const first = await firstAnswerTo(services.db, keyed, services)
        return first === undefined ? work(endpoint, readCall(request, reply, keyed)) : { json: first }
      })
      return send(reply, answer)
    },
  }
  if (endpoint.rawBody) addRawRoute(app, route)
  else app.route(route)
}

/** In a scope of its own, where no body is parsed: the handler reads the request itself. */
function addRawRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async scope => {
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route(route)
  })
}

type ReadCall = (request: FastifyRequest, reply: FastifyReply, keyed: Call['keyed']) => Call

/** Reads what an endpoint's handler is given out of a request, or refuses it. */
function callReader(endpoint: Endpoint, services: Services): ReadCall {
  const ids = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const readQuery = queryReader(endpoint, services)
  const queryNames = new Set([...Object.keys(endpoint.query?.fields ?? {}), ...(endpoint.readsQuery ?? [])])
  return (request, reply, keyed) => {
    const params = request.params as Record<string, string>
    for (const name of ids) {
      if (!isId(params[name] ?? ''))
        throw refuseField(name, `${name} in the path must be an id (decimal digits), got ${shown(params[name])}`)
    }
    const asked = request.query as Values
    const query = readQuery(asked)
    const body = endpoint.body ? understandBody(endpoint, request, services) : NOTHING
    const unknown = [...Object.keys(asked).filter(name => !queryNames.has(name)), ...body.unknownFields]
    if (unknown.length > 0) reply.header('x-ignored-fields', ignoredFieldsHeaderOf(unknown))
    return { services, caller: request.caller, params, query, body, keyed, request, reply }
  }
}

function queryReader({ query }: Endpoint, { catalog }: Services): (raw: Values) => Values {
  if (!query) return () => ({})
  const understand = (raw: Values): Values => catalog.understand(query, queryBodyOf(query.fields, raw)).values
  // Most requests have no query, and what that stands for is always the same.
  let standard: Values | undefined
  return raw => (Object.keys(raw).length === 0 ? (standard ??= Object.freeze(understand({}))) : understand(raw))
}

function understandBody(endpoint: Endpoint, request: FastifyRequest, { catalog }: Services): Understood {
  const value = (request.body as ReadBody | undefined)?.value
  // From here on the parsed body is only reachable through what was understood of it.
  request.body = undefined
  const body = value === undefined && endpoint.bodyOptional ? {} : value
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(
      'BadRequest',
      `the body must be a JSON object, got ${body === undefined ? 'nothing' : shown(body)}`,
    )
  }
  return catalog.understand(endpoint.body ?? { name: '', summary: '', fields: {} }, body as Values)
}

async function work(endpoint: Endpoint, call: Call): Promise<Answer> {
  const { read, create, prepare, change, changed } = endpoint
  if (read) return read(call)
  if (create) return create(call)
  if (!change) throw new Error(`${endpoint.method} ${endpoint.path} does nothing`)
  await prepare?.(call)
  const answer = await call.services.db.transaction(async tx => {
    const made = await change(call, tx)
    if (call.keyed && made !== 'sent')
      await keepAnswer(tx, call.keyed, 'json' in made ? textOf(made.json) : '', call.services)
    return made
  })
  changed?.(call)
  return answer
}

const textOf = (json: string | object): string => (typeof json === 'string' ? json : JSON.stringify(json))

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer === 'sent') return reply
  if (!('json' in answer)) return reply.code(answer.status).send()
  return reply
    .code(answer.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(textOf(answer.json))
}
