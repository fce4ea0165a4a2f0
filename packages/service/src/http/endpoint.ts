import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnderstoodRequest } from '../catalog/catalog.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import type { ForcedOutcome } from '../core/forced-outcome.ts'
import type { Scope } from '../store/api-keys.ts'
import type { KeyedRequest } from '../store/idempotency.ts'
import type { Tx } from '../store/pool.ts'
import type { Operation } from '../reference/operation.ts'
import type { HttpServices, ServerServices } from './services.ts'

/** The caller: a valid key. */
export type Caller = {
  keyId: string
  accountId: string
  scopes: readonly Scope[]
  /** The key comes from the cache: the statement that does the work must prove it. */
  isRecalled?: true
}

export type Call = {
  services: HttpServices
  /** The account id is empty for endpoints without a key. */
  caller: Caller
  params: Record<string, string>
  query: Values
  body: UnderstoodRequest
  /** The body as sent, for endpoints that accept any JSON. */
  json: unknown
  /** Lets the next large body be handled now: for handlers that have done their work and wait. */
  passOn: () => void
  /** Also releases the body's memory: for handlers that no longer use its values. */
  letGo: () => void
  /** The forced outcome of the task, in a sandbox. */
  outcome: ForcedOutcome | undefined
  /** The request's Idempotency-Key, if it has one and the endpoint honours it. */
  keyed: KeyedRequest | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON text, an object to serialise, or `sent` if the handler wrote the response itself. */
export type Answer = { status?: number; json: string | object } | { status: 204 } | 'sent'

/**
 * One API operation as data. Its route, checks and OpenAPI entry are derived from it. Exactly one of `read`, `change`
 * and `create` does the work.
 */
export type Endpoint = Operation & {
  read?: (call: Call) => Promise<Answer>
  /** Slow work and file storage, before the change's transaction. */
  prepare?: (call: Call) => Promise<void>
  /** Runs in one transaction with the stored answer of the Idempotency-Key. */
  change?: (call: Call, tx: Tx) => Promise<Answer>
  /** Runs after the commit. */
  changed?: (call: Call) => void
  /** How long the first request may still complete its answer; repeated requests wait meanwhile. */
  answerOpenMs?: (services: ServerServices, request: FastifyRequest) => number
  /** Normalises bodies that other clients send in several shapes. */
  tidyBody?: (body: Values) => Values
  /** The stored answer of a key names only its tasks; the handler presents them again. */
  answersAnew?: true
  /** A sandbox can force the outcome of its task. */
  takesOutcome?: true
  /** Handles the Idempotency-Key itself. */
  create?: (call: Call) => Promise<Answer>
}

export const endpoint = (declaration: Endpoint): Endpoint => declaration
