import { detectLanguage } from '@kinora/media/language/detect-language'
import type { Column } from './column.ts'
import { numberIn } from './check/text-rules.ts'
import type { Muting, Field, Fields, RecordField } from './words/field.ts'

/** The values of a request after defaults, by API name. Absent fields without a default stay absent. */
export type Values = Record<string, unknown>

/** The values of a checked body: defaults filled in, null and ignored fields removed. */
export const fillDefaults = (column: Column, body: Values): Values => filled(column.fields, {}, body)

/** The values of fields without effect in this column. */
export const findIdleValues = (column: Column, body: Values): Values =>
  Object.fromEntries(Object.entries(body).filter(([name]) => column.fields[name]?.standing === 'ignored'))

function filled(fields: Fields, alias: Record<string, string>, body: Values): Values {
  const given: Values = { ...body }
  for (const [other, name] of Object.entries(alias)) given[name] ??= body[other]
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    const value =
      field.standing || isMuted(field, values) ? undefined : valueOf(field, titled(field, name, given), values)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** The title of the scene document, for a missing field that defaults to it. */
function titled(field: Field, name: string, given: Values): unknown {
  const value = given[name]
  const scene = field.kind === 'text' && field.titleOf !== undefined ? given[field.titleOf] : undefined
  if (typeof scene !== 'object' || scene === null || (value !== undefined && value !== null && value !== ''))
    return value
  return 'title' in scene && typeof scene.title === 'string' ? scene.title : ''
}

function valueOf(field: Field, raw: unknown, values: Values): unknown {
  const isEmpty = raw === '' || (Array.isArray(raw) && raw.length === 0)
  if (raw === undefined || raw === null || (isEmpty && isAbsentWhenEmpty(field))) return defaultOf(field, values)
  if (field.kind === 'record') return filledRecord(field, raw)
  if (field.kind === 'list') {
    const entries = Array.isArray(raw) ? raw : [raw]
    const { of } = field
    return of.kind === 'record' ? entries.map(entry => filledRecord(of, entry)) : entries
  }
  if ('orNumeral' in field && typeof raw === 'string') return numberIn(raw)
  if (field.kind === 'choice' && typeof raw === 'number') return field.numbers?.[raw]
  return raw
}

/** True if an empty text or list counts as absent. */
export const isAbsentWhenEmpty = (field: Field): boolean => {
  if (field.kind === 'list') return field.required !== true && field.min === 1 && !PLAIN_ENTRIES.has(field.of.kind)
  return EMPTY_IS_ABSENT.has(field.kind) || ((field.kind === 'choice' || field.kind === 'id') && field.orEmpty === true)
}

/** In a URL or media field, an empty text counts as absent. An empty voice asks for a recommendation. */
const EMPTY_IS_ABSENT = new Set<Field['kind']>(['url', 'picture', 'clip', 'sound'])

// An empty list of scopes or ids has a meaning; an empty list of media or records does not.
const PLAIN_ENTRIES = new Set<Field['kind']>(['choice', 'id', 'text'])

const filledRecord = (field: RecordField, raw: unknown): Values =>
  filled(field.fields, field.alias ?? {}, raw as Values)

const isMuted = (field: Field, values: Values): boolean => field.mutedBy !== undefined && holds(field.mutedBy, values)

const holds = (condition: Muting, values: Values): boolean =>
  Object.entries(condition).every(([name, value]) =>
    typeof value === 'object' ? values[name] !== undefined : values[name] === value,
  )

function defaultOf(field: Field, values: Values): unknown {
  const special = field.cases?.find(one => one.default !== undefined && holds(one.when, values))
  if (special) return special.default
  if (field.kind === 'choice' && field.languageOf !== undefined) {
    const words = values[field.languageOf]
    if (typeof words === 'string' && /\p{L}/u.test(words)) return detectLanguage(words)
  }
  return 'default' in field ? field.default : undefined
}
