import type { NamedDeclaration } from '../catalog/column.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Scope } from '../store/api-keys.ts'

/** An API operation as a caller sees it: the route, its input and its answer. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{id}` in a path is a decimal id and checked as one, another name is a text; `{*}` is the rest of the path. */
  path: string
  tag: string
  summary: string
  /** The required scope of the key; absent: no key is needed. */
  scope?: Scope
  /** How fast one address may ask, where no key says who asks. */
  perAddress?: { perSecond: number; burst: number }
  /** A browser may ask from pages of the service itself and of the origins that are allowed, and from no others. */
  checksOrigin?: true
  /** The key may come as `Bearer` too, as clients of this dialect send it. */
  takesBearer?: true
  /** The statement that does the work also proves the key, so that the key need not be read before. */
  provesKey?: true
  query?: NamedDeclaration
  /** Names in the query that the handler reads itself. */
  readsQuery?: readonly string[]
  body?: NamedDeclaration
  /** The body is JSON whose shape is not ours to say. */
  takesAnyJson?: true
  /** The body is optional: it has no required field. */
  bodyOptional?: true
  /** The body may also come as a form (multipart/form-data), files and all. */
  takesForm?: true
  /** The handler reads the body as a stream of any type. */
  rawBody?: true
  answer?: { status?: number; about: string; schema?: JsonSchema; contentType?: string }
  /** It may conflict with later changes (409), also without an Idempotency-Key. */
  canClash?: true
  /** Left out of the OpenAPI document: for people, not programs. */
  undocumented?: true
  /** Secrets are shown once and not kept, so a repeated key is not honoured. */
  ignoresIdempotencyKey?: true
}

/** What of an operation decides it. `scope` is undefined where no key is asked for. */
type Repeatable = { method: string; scope?: string; ignoresIdempotencyKey?: true }

/** Whether a repeated Idempotency-Key gets the first answer again. */
export const honoursIdempotencyKey = ({ method, scope, ignoresIdempotencyKey }: Repeatable): boolean =>
  method === 'POST' && scope !== undefined && !ignoresIdempotencyKey
