import type { Fields } from '../words/field.ts'

type Body = Record<string, unknown>

/**
 * The body with every declared list cut to one entry beyond its maximum: enough for the count to be refused, and a list
 * of a million entries does not become a million problems. Returns the body itself when nothing is too long.
 */
export function trimLists(fields: Fields, body: Body): Body {
  let trimmed = body
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name]
    if (field.kind !== 'list' || !Array.isArray(value)) continue
    const { of } = field
    const kept = value.length > field.max + 1 ? value.slice(0, field.max + 1) : value
    const entries = of.kind === 'record' ? kept.map(entry => trimEntry(of.fields, entry)) : kept
    if (entries.length !== value.length || entries.some((entry, index) => entry !== value[index])) {
      trimmed = { ...trimmed, [name]: entries }
    }
  }
  return trimmed
}

const trimEntry = (fields: Fields, entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? trimLists(fields, entry as Body) : entry
