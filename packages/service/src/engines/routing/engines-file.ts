import type { Order, OrderKind } from '@kinora/media/engine/contract'
import type { HeaderValue } from './read-secret.ts'

/** The limits of an engine. */
export type EngineLimits = {
  /** Orders that this process has there at a time. */
  inFlight?: number
  /** Orders that wait for that; the next one goes to the next engine. */
  waiting?: number
  /** The longest that an order may take. */
  seconds?: number
  /** In the operator's unit; no order is given once a day's budget is spent. */
  spending?: { perDay: number; perOrder?: number; perSecond?: number }
}

export type EngineEntry = {
  kind: string
  headers?: Record<string, HeaderValue>
  ambiguous?: 'again' | 'fail'
  limits?: EngineLimits
  [property: string]: unknown
}

/** Which engines make what, the preferred first. What is left out matches everything. */
export type RouteRule = {
  generators?: string[]
  models?: string[]
  kinds?: OrderKind[]
  engines: string[]
  /** When all of them have failed, a built-in engine makes something that is marked as a stand-in. */
  standIn?: boolean
}

/** The operator's engines and routes. */
export type EnginesFile = { engines: Record<string, EngineEntry>; routes: RouteRule[] }

export type Asked = Pick<Order, 'kind' | 'generator' | 'model'>

/** The rule for an order: the first that matches it. */
export const matchRoute = (
  rules: readonly RouteRule[],
  { kind, generator = '', model = '' }: Asked,
): RouteRule | undefined =>
  rules.find(
    rule => (rule.kinds?.includes(kind) ?? true) && matches(rule.generators, generator) && matches(rule.models, model),
  )

const matches = (patterns: readonly string[] | undefined, name: string): boolean =>
  patterns?.some(pattern => toPattern(pattern).test(name)) ?? true

const toPattern = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`)

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
