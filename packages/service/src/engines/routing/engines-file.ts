import type { Order, OrderKind } from '@kinora/media/engine/contract'
import type { HeaderValue } from './read-secret.ts'

/** The limits of an engine. */
export type EngineLimits = {
  /** Orders that this process has in progress there at a time. */
  inFlight?: number
  /** Orders that may wait for that; further ones go to the next engine. */
  waiting?: number
  /** The time limit of an order. */
  seconds?: number
  /** In the operator's unit. Once a day's budget is spent, the engine gets no more orders. */
  spending?: { perDay: number; perOrder?: number; perSecond?: number }
}

/** Engines that paint before this one animates: the first frame of each order, and the cast of a film. */
export type Look = { frame: string; portraits?: string }

export type EngineEntry = {
  kind: string
  look?: Look
  headers?: Record<string, HeaderValue>
  ambiguous?: 'again' | 'fail'
  limits?: EngineLimits
  [property: string]: unknown
}

/** The engines for matching orders, in order of preference. A missing property matches everything. */
export type RouteRule = {
  generators?: string[]
  models?: string[]
  kinds?: OrderKind[]
  engines: string[]
  /** If all engines fail, a built-in engine makes the result, marked as a stand-in. */
  standIn?: boolean
}

/** The operator's engines and routes. */
export type EnginesFile = { engines: Record<string, EngineEntry>; routes: RouteRule[] }

export type Asked = Pick<Order, 'kind' | 'generator' | 'model'>

/** The rule for an order: the first match. */
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
