import { numberIn } from '../../catalog/check/text-rules.ts'
import type { Field, Fields } from '../../catalog/words/field.ts'
import type { Values } from '../../catalog/fill-defaults.ts'

/**
 * Converts a query string to its declared types: numbers and flags from text, repeated names to lists. Text that is no
 * number stays text for the check to report.
 */
export function parseQuery(fields: Fields, raw: Record<string, unknown>): Values {
  const body: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = raw[name]
    if (value === undefined || value === '') continue
    body[name] = field.kind === 'list' ? [value].flat().map(one => valueOf(field.of, one)) : valueOf(field, last(value))
  }
  return body
}

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value)

function valueOf(field: Field, value: unknown): unknown {
  if ((field.kind === 'integer' || field.kind === 'number') && typeof value === 'string')
    return numberIn(value) ?? value
  if (field.kind === 'flag' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
