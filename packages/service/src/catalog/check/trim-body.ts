import type { Field, Fields } from '../words/field.ts'

type Body = Record<string, unknown>

/**
 * Cuts declared values that are too long to slightly more than their maximum. They are still rejected, but a list of a
 * million entries does not give a million problems, and a text of 20 MB does not take a second to count. Returns the
 * body itself if nothing is too long.
 */
export function trimBody(fields: Fields, body: Body): Body {
  let trimmed = body
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name]
    const kept = trimValue(field, value)
    if (kept !== value) trimmed = { ...trimmed, [name]: kept }
  }
  return trimmed
}

function trimValue(field: Field, value: unknown): unknown {
  if (typeof value === 'string') return trimText(value, field.kind === 'text' ? field.max : MAX_CHARACTERS[field.kind])
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) {
    const fields = field.kind === 'list' ? field.of : field
    return fields.kind === 'record' ? trimBody(fields.fields, value as Body) : value
  }
  if (field.kind !== 'list') return value
  const kept = value.length > field.max + 1 ? value.slice(0, field.max + 1) : value
  const entries = kept.map(entry => trimValue(field.of, entry))
  return entries.length !== value.length || entries.some((entry, index) => entry !== value[index]) ? entries : value
}

// The defaults of `build-schema.ts`.
const MAX_CHARACTERS: Partial<Record<Field['kind'], number>> = {
  url: 8_192,
  voice: 256,
  id: 19,
  time: 64,
  // A number in a string has no more digits.
  integer: 64,
  number: 64,
}

/** A character has at most two code units, so a cut text is still too long. */
const trimText = (text: string, max: number | undefined): string =>
  max === undefined || text.length <= 2 * max + 2 ? text : text.slice(0, 2 * max + 2).toWellFormed()
