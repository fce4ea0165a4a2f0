import type { Order } from '@kinora/media/engine/contract'
import type { RouteRule } from './engines-file.ts'

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
