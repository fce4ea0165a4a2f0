import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnderstoodRequest } from '../catalog/catalog.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import type { ForcedOutcome } from '../core/forced-outcome.ts'
import type { Scope } from '../store/api-keys.ts'
import type { KeyedRequest } from '../store/idempotency.ts'
import type { Tx } from '../store/pool.ts'
import type { Operation } from '../reference/operation.ts'
import type { Services } from './services.ts'

/** Who calls: a key that is valid now. */
export type Caller = {
  keyId: string
  accountId: string
  scopes: readonly Scope[]
  /** The key is as it was last read: the statement that does the work must prove it. */
  isRecalled?: true
}

export type Call = {
  services: Services
  /** Empty account for endpoints that need no key. */
  caller: Caller
  params: Record<string, string>
  query: Values
  body: UnderstoodRequest
  /** The body as it was sent, where the endpoint takes any. */
  json: unknown
  /** Lets the next large body be handled before the end of the call: for who has done the work and waits. */
  passOn: () => void
  /** The same, and what the body takes of the memory for bodies is given back: for who has let go of its values. */
  letGo: () => void
  /** What shall become of the task, in a sandbox. */
  outcome: ForcedOutcome | undefined
  /** The request's Idempotency-Key, where it has one and the endpoint honours it. */
  keyed: KeyedRequest | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A JSON text that is ready, an object to be made one, or `sent` when the handler wrote the response itself. */
export type Answer = { status?: number; json: string | object } | { status: 204 } | 'sent'

/**
 * One operation of the API, as data: the route, its checks and its entry in the OpenAPI document come from here.
 * Exactly one of `read`, `change` and `create` does the work.
 */
export type Endpoint = Operation & {
  read?: (call: Call) => Promise<Answer>
  /** Before the transaction of the change: what is slow, or stores files. */
  prepare?: (call: Call) => Promise<void>
  /** Runs in a transaction together with the first answer for the request's Idempotency-Key. */
  change?: (call: Call, tx: Tx) => Promise<Answer>
  /** After the change is committed. */
  changed?: (call: Call) => void
  /** For so long an answer may still be completed, by the request that was first: meanwhile a repeated one waits. */
  answerOpenMs?: (services: Services, request: FastifyRequest) => number
  /** Puts a body that clients of another dialect send in more than one way into the shape that is declared. */
  tidyBody?: (body: Values) => Values
  /** The first answer to a key names only its tasks, and the handler tells of them anew. */
  answersAnew?: true
  /** What becomes of its task can be forced, in a sandbox. */
  takesOutcome?: true
  /** Takes care of the Idempotency-Key itself. */
  create?: (call: Call) => Promise<Answer>
}

export const endpoint = (declaration: Endpoint): Endpoint => declaration
