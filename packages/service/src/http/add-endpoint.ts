import { addSavedAssets } from '../tasks/scenes/add-saved-assets.ts'
import { requireVoices } from '../tasks/create/find-voice-problems.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { UnderstoodRequest } from '../catalog/catalog.ts'
import type { Field, Fields } from '../catalog/words/field.ts'
import { noFindings } from '../catalog/check/ports.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { Refusal, refuseField } from '../core/errors.ts'
import type { ForcedOutcome } from '../core/forced-outcome.ts'
import { isId } from '../core/ids.ts'
import { quoteValue } from '../core/text.ts'
import { runAlone, findFirstAnswer, type InFlight, keepAnswer, readIdempotencyKey } from './answer-once.ts'
import { UNCOUNTED_ANSWER_BYTES } from './guards/answer-memory.ts'
import { authenticate, recallCaller } from './guards/authenticate.ts'
import type { Answer, Call, Caller, Endpoint } from './endpoint.ts'
import { honoursIdempotencyKey } from '../reference/operation.ts'
import { formatIgnoredFields } from './format-ignored-fields.ts'
import { parseQuery } from './body/parse-query.ts'
import { createAddressGuard } from './guards/address-guard.ts'
import { readOutcomeHeader, takeModelOutcome } from './body/read-forced-outcome.ts'
import type { RateLimit } from './guards/rate-limit.ts'
import type { ReadBody, ReadRequestBody } from './body/read-json.ts'
import type { CreateServices, HttpServices, ServerServices } from './services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

export type EndpointContext = {
  services: HttpServices
  limitRate: RateLimit
  inFlight: InFlight
  readBody: ReadRequestBody
}

// The longest body of an endpoint without a key is a code of 200 characters.
const KEYLESS_BODY_BYTES = 4_096

const NO_BODY = { passOn: () => {}, leave: () => {} }

const NOBODY: Caller = { keyId: '', accountId: '', scopes: [] }
const NOTHING: UnderstoodRequest = {
  column: { title: '', key: '', fields: {} },
  values: {},
  idle: {},
  findings: noFindings(),
  unknownFields: [],
}

/** Builds a route from an endpoint's declaration: key, rate, path ids, query, body, Idempotency-Key, then the work. */
export function addEndpoint(app: FastifyInstance, endpoint: Endpoint, door: EndpointContext): void {
  const { services } = door
  const { scope } = endpoint
  const scheme = endpoint.takesBearer ? 'Bearer' : 'Token'
  const admit = (request: FastifyRequest, caller: Caller): Refusal | undefined => {
    request.caller = caller
    return door.limitRate(caller.keyId) ?? services.answers.whyUnread(caller.accountId)
  }
  const prove = async (request: FastifyRequest): Promise<void> => {
    if (!scope) return
    const refusal = admit(request, await authenticate(request.headers.authorization, scope, services, scheme))
    if (refusal) throw refusal
  }
  const mayRecall = (request: FastifyRequest): boolean =>
    endpoint.provesKey === true && (endpoint.method === 'GET' || isSmallAndNew(request))
  const whyNot = createAddressGuard(endpoint, services)
  const isIdempotent = honoursIdempotencyKey(endpoint)
  const readCall = callReader(endpoint, services)
  const readsBody = endpoint.method !== 'GET' && !endpoint.rawBody
  const takesScenes = scope !== undefined && (endpoint.takesAnyJson === true || hasScene(endpoint.body?.fields))
  const answer = async (request: FastifyRequest, reply: FastifyReply, body: ReadBody | undefined): Promise<Answer> => {
    const keyed = isIdempotent ? readIdempotencyKey(request, body, request.caller.accountId) : undefined
    if (!keyed) return work(endpoint, readCall(request, reply, body, undefined))
    return runAlone(door.inFlight, keyed, async () => {
      if (endpoint.answersAnew) return work(endpoint, readCall(request, reply, body, keyed))
      const first = await findFirstAnswer(services.db, keyed, services, endpoint.answerOpenMs?.(services, request))
      return first === undefined ? work(endpoint, readCall(request, reply, body, keyed)) : { json: first }
    })
  }
  const route: RouteOptions = {
    method: endpoint.method,
    url: routePattern(endpoint.path),
    // Before the body is read: a rejected caller cannot send 20 MB first.
    onRequest: (request, _reply, done) => {
      // Fastify would reject a Content-Type that it cannot parse before the handler runs; raw bodies need none.
      if (endpoint.rawBody) delete request.raw.headers['content-type']
      request.caller = NOBODY
      const refused = whyNot(request)
      if (refused) return done(refused)
      if (!scope) return done()
      const known = mayRecall(request) && recallCaller(request.headers.authorization, scope, services)
      if (!known) return void prove(request).then(() => done(), done)
      const refusal = admit(request, known)
      if (!refusal) return inStep(done)
      // A key that has ended since it was cached gets that answer before any other refusal.
      prove(request).then(() => done(refusal), done)
    },
    handler: async (request, reply) => {
      if (endpoint.rawBody && request.headers.expect !== undefined) reply.raw.writeContinue()
      const body = readsBody
        ? await door.readBody(request, reply, request.caller.accountId, {
            mayBeForm: endpoint.takesForm,
            mostBytes: scope ? undefined : KEYLESS_BODY_BYTES,
          })
        : undefined
      try {
        // The key may have been revoked while the body was arriving.
        if (body?.wasSlow && scope) await authenticate(request.headers.authorization, scope, services, scheme)
        if (body && takesScenes)
          body.value = await addSavedAssets(body.value, {
            db: services.db,
            accountId: request.caller.accountId,
            catalogue: () => services.sceneCatalogue(),
            grow: body.grow,
          })
        return send(reply, await answer(request, reply, body), services)
      } catch (error) {
        if (endpoint.provesKey && scope && error instanceof Refusal)
          await authenticate(request.headers.authorization, scope, services)
        throw error
      } finally {
        // Released before the answer is sent, so that a slow reader holds up nobody.
        body?.leave()
      }
    },
  }
  app.route(route)
}

/** True if a body with these fields may have a scene document, at any depth. */
const hasScene = (fields: Fields = {}): boolean => Object.values(fields).some(isOrHasScene)

const isOrHasScene = (one: Field): boolean =>
  one.kind === 'scene' ||
  (one.kind === 'list' && isOrHasScene(one.of)) ||
  (one.kind === 'record' && hasScene(one.fields))

/** Converts a declared path to the router's syntax. */
export const routePattern = (path: string): string => path.replaceAll('{*}', '*').replaceAll(/\{(\w+)\}/g, ':$1')

let waiting: (() => void)[] = []

/**
 * Runs requests that were read together in lockstep, each step for all of them before the next, so that each step's
 * code stays in the processor's caches. This saves a third of a create's processor time.
 */
function inStep(goOn: () => void): void {
  if (waiting.length === 0)
    setImmediate(() => {
      const together = waiting
      waiting = []
      for (const one of together) one()
    })
  waiting.push(goOn)
}

// A cached key that has ended can have at most this much read and kept before the work proves it.
const RECALLED_BYTES = 16 * 1024

/** True if the request neither repeats an answer nor stores a large body before its work is done. */
const isSmallAndNew = ({ headers }: FastifyRequest): boolean =>
  headers['idempotency-key'] === undefined && Number(headers['content-length']) <= RECALLED_BYTES

type ReadCall = (request: FastifyRequest, reply: FastifyReply, body: ReadBody | undefined, keyed: Call['keyed']) => Call

/** Parses and checks the handler's input, or throws a refusal. */
function callReader(endpoint: Endpoint, services: HttpServices): ReadCall {
  const hasId = endpoint.path.includes('{id}')
  const readQuery = queryReader(endpoint, services)
  const queryNames = new Set([...Object.keys(endpoint.query?.fields ?? {}), ...(endpoint.readsQuery ?? [])])
  return (request, reply, read, keyed) => {
    const params = request.params as Record<string, string>
    if (hasId && !isId(params.id ?? ''))
      throw refuseField('id', `id in the path must be an id (decimal digits), got ${quoteValue(params.id)}`)
    const asked = request.query as Values
    const query = readQuery(asked)
    const json = endpoint.takesAnyJson ? read?.value : undefined
    const byHeader = readOutcomeHeader(request, endpoint, services)
    const { body, outcome } = endpoint.body ? understandBody(endpoint, read, services) : { body: NOTHING }
    const unknown = [...Object.keys(asked).filter(name => !queryNames.has(name)), ...body.unknownFields]
    if (unknown.length > 0) reply.header('x-ignored-fields', formatIgnoredFields(unknown))
    const { passOn, leave: letGo } = read ?? NO_BODY
    const forced = byHeader || outcome ? { ...outcome, ...byHeader } : undefined
    return {
      services,
      caller: request.caller,
      params,
      query,
      body,
      json,
      passOn,
      letGo,
      keyed,
      request,
      reply,
      outcome: forced,
    }
  }
}

function queryReader({ query }: Endpoint, { catalog }: Pick<CreateServices, 'catalog'>): (raw: Values) => Values {
  if (!query) return () => ({})
  const understand = (raw: Values): Values => catalog.understand(query, parseQuery(query.fields, raw)).values
  // Most requests have no query; its parsed value is always the same.
  let standard: Values | undefined
  return raw => (Object.keys(raw).length === 0 ? (standard ??= Object.freeze(understand({}))) : understand(raw))
}

function understandBody(
  endpoint: Endpoint,
  read: ReadBody | undefined,
  services: CreateServices,
): { body: UnderstoodRequest; outcome?: ForcedOutcome } {
  const value = read?.value
  // Frees the parsed body; handlers use the checked values.
  if (read) read.value = undefined
  const body = value === undefined && endpoint.bodyOptional ? {} : value
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(
      'BadRequest',
      `the body must be a JSON object, got ${body === undefined ? 'nothing' : quoteValue(body)}`,
    )
  }
  const declared = endpoint.body ?? { name: '', summary: '', fields: {} }
  const shaped = read?.isForm ? { ...body, ...parseQuery(declared.fields, body as Values) } : (body as Values)
  const tidy = endpoint.tidyBody ? endpoint.tidyBody(shaped) : shaped
  const { body: plain, ...forced } = takeModelOutcome(tidy, endpoint, services)
  return { body: services.catalog.understand(declared, plain), ...forced }
}

async function work(endpoint: Endpoint, call: Call): Promise<Answer> {
  const { body, caller, services } = call
  // Creates look for themselves, with everything else that only the database can tell.
  if (body.findings.voices.size > 0) await requireVoices(services.db, caller.accountId, body)
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

function send(reply: FastifyReply, answer: Answer, { answers }: Pick<ServerServices, 'answers'>): FastifyReply {
  if (answer === 'sent') return reply
  if (!('json' in answer)) return reply.code(answer.status).send()
  const text = textOf(answer.json)
  reply.code(answer.status ?? 200).type('application/json; charset=utf-8')
  // A character has at most three bytes.
  if (3 * text.length <= UNCOUNTED_ANSWER_BYTES) return reply.send(text)
  // As bytes: an unread text is kept in the heap as well.
  const bytes = Buffer.from(text)
  answers.send(reply, reply.request.caller.accountId, bytes.length)
  return reply.send(bytes)
}
