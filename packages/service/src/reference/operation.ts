import type { NamedDeclaration } from '../catalog/column.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Scope } from '../store/api-keys.ts'

/** An API operation as a caller sees it: the route, its input and its answer. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{id}` in a path must be a decimal id; other names are texts; `{*}` is the rest of the path. */
  path: string
  tag: string
  summary: string
  /** The required scope of the key; absent: no key is needed. */
  scope?: Scope
  /** Rate limit per address, for operations without a key. */
  perAddress?: { perSecond: number; burst: number }
  /** Browsers may call it only from pages of the service itself and of allowed origins. */
  checksOrigin?: true
  /** The key may also be sent as `Bearer`, as OpenAI clients do. */
  takesBearer?: true
  /** The statement that does the work also checks the key, so the key is not read beforehand. */
  provesKey?: true
  query?: NamedDeclaration
  /** Names in the query that the handler reads itself. */
  readsQuery?: readonly string[]
  body?: NamedDeclaration
  /** The body is JSON of any shape. */
  takesAnyJson?: true
  /** The body is optional: it has no required field. */
  bodyOptional?: true
  /** The body may also be a form (multipart/form-data), with files. */
  takesForm?: true
  /** The handler reads the body as a stream of any type. */
  rawBody?: true
  answer?: { status?: number; about: string; schema?: JsonSchema; contentType?: string }
  /** It may conflict with later changes (409), also without an Idempotency-Key. */
  canClash?: true
  /** Left out of the OpenAPI document: for people, not programs. */
  undocumented?: true
  /** The answer contains a secret, which is not stored, so an Idempotency-Key is ignored. */
  ignoresIdempotencyKey?: true
}

/** The part of an operation that decides this. `scope` is undefined if no key is needed. */
type Repeatable = { method: string; scope?: string; ignoresIdempotencyKey?: true }

/** True if a repeated Idempotency-Key gets the first answer again. */
export const honoursIdempotencyKey = ({ method, scope, ignoresIdempotencyKey }: Repeatable): boolean =>
  method === 'POST' && scope !== undefined && !ignoresIdempotencyKey
