import type { ErrorObject } from 'ajv'
import type { Problem, Reason } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'

// Converts Ajv's errors to messages. Every message says what is wrong, what is allowed and what was received.

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  'x-unwanted'?: true
  'x-why'?: string
  'x-says'?: string
  'x-numeral'?: unknown
}

/** The problem that a custom keyword reports: the reason, and a sentence that follows the field's name. */
export type KeywordParams = {
  reason: Reason
  says: string
  property?: string
  pointer?: string
  /** For a problem in a scene document. */
  details?: Omit<Problem, 'field' | 'reason' | 'message'>
}

/** The problem that a custom keyword found. The default reason is FieldInvalid. */
export type Fault = Omit<KeywordParams, 'reason'> & Partial<Pick<KeywordParams, 'reason'>>

const NOUNS: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** At most one problem for each field and reason, in the order of the declared fields. */
export function describeProblems(
  errors: readonly ErrorObject[],
  body: unknown,
  declared: readonly string[],
): Problem[] {
  const found = new Map<string, Problem>()
  for (const error of errors) {
    const problem = problemOf(error, body)
    const key = problem && `${problem.field} ${problem.reason} ${problem.code ?? ''}`
    if (problem && key && !found.has(key)) found.set(key, problem)
  }
  const lacking = new Set([...found.values()].filter(one => one.reason === 'FieldLacking').map(one => one.field))
  const placeOf = ({ field }: Problem): number => declared.indexOf(/^[^.[]*/.exec(field)?.[0] ?? '')
  return [...found.values()]
    .filter(one => one.reason === 'FieldLacking' || !lacking.has(one.field))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

function problemOf(error: ErrorObject, body: unknown): Problem | undefined {
  const schema = (error.parentSchema ?? {}) as Schema
  const params = error.params as Record<string, unknown>
  const field = formatFieldPath(error.instancePath)
  const value = valueAt(body, error.instancePath)
  const say = (reason: Reason, says: string): Problem => ({ field, reason, message: `${field || 'the body'} ${says}` })

  switch (error.keyword) {
    case 'if':
    case 'not':
      return undefined
    case 'required': {
      const lacking = formatFieldPath(error.instancePath, String(params.missingProperty))
      return { field: lacking, reason: 'FieldLacking', message: `${lacking} is required` }
    }
    case 'type':
      if (schema['x-unwanted']) return say('FieldUnwanted', `must not be passed, got ${quoteValue(value)}`)
      if (value === null) return say('FieldLacking', 'is required, got null')
      return say('FieldInvalid', `must be ${typesOf(schema)}, got ${quoteValue(value)}`)
    case 'minLength':
    case 'maxLength':
      return say('FieldInvalid', `must be ${lengthOf(schema)}, got ${countOf(value)}`)
    case 'minimum':
    case 'maximum':
      return say('FieldInvalid', `must be ${rangeOf(schema)}, got ${quoteValue(value)}`)
    case 'minItems':
    case 'maxItems':
      if (schema['x-unwanted']) return say('FieldUnwanted', `must not be passed, got ${quoteValue(value)}`)
      return say(
        'FieldItemCountOutOfRange',
        `must have ${itemsOf(schema)}, got ${Array.isArray(value) ? value.length : 0}`,
      )
    case 'enum':
      return say('FieldInvalid', `must be ${choicesOf(schema)}${whyOf(schema)}, got ${quoteValue(value)}`)
    case 'pattern':
      return say('FieldInvalid', `must be ${schema['x-says'] ?? `like ${schema.pattern}`}, got ${quoteValue(value)}`)
    default: {
      const { reason = 'FieldInvalid', says, property, pointer, details } = params as Partial<KeywordParams>
      const named = pointer !== undefined ? formatFieldPath(pointer) : formatFieldPath(error.instancePath, property)
      const message = `${named || 'the body'}${details ? ':' : ''} ${says ?? error.message ?? 'is not allowed'}`
      return { field: named, reason, message, ...details }
    }
  }
}

const whyOf = (schema: Schema): string => (schema['x-why'] ? ` (${schema['x-why']})` : '')

function typesOf(schema: Schema): string {
  const types = [schema.type].flat().filter(type => type !== 'null' && !(type === 'string' && schema['x-numeral']))
  return types.map(type => NOUNS[type ?? ''] ?? type).join(' or ')
}

function choicesOf(schema: Schema): string {
  const choices = (schema.enum ?? []).filter(one => one !== null)
  const quoted = choices.map(one => (typeof one === 'string' && one !== '' ? one : JSON.stringify(one)))
  return quoted.length === 1 ? (quoted[0] ?? '') : `one of ${quoted.join(', ')}`
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (maximum === undefined) return `at least ${minimum}`
  if (minimum === undefined) return `at most ${maximum}`
  return minimum === maximum ? String(minimum) : `between ${minimum} and ${maximum}`
}

function itemsOf({ minItems = 0, maxItems }: Schema): string {
  if (maxItems === undefined) return `at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}`
  if (minItems === maxItems) return `exactly ${minItems} ${minItems === 1 ? 'entry' : 'entries'}`
  return `${minItems} to ${maxItems} entries`
}

function lengthOf({ minLength = 0, maxLength }: Schema): string {
  if (maxLength === undefined) return `at least ${minLength} character${minLength === 1 ? '' : 's'} long`
  if (minLength === 0) return `at most ${maxLength} characters long`
  return `${minLength} to ${maxLength} characters long`
}

/** The length in code points, as the limits count it. */
function countOf(value: unknown): number {
  if (typeof value !== 'string') return 0
  let count = value.length
  for (let at = 0; at < value.length - 1; at++) if (isPairAt(value, at)) count -= 1
  return count
}

const isPairAt = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00

/** Converts a JSON pointer to the API's field name: `/assets/0/image_uri` becomes `assets[0].image_uri`. */
export function formatFieldPath(pointer: string, property = ''): string {
  const parts = pointer === '' ? [] : pointer.slice(1).split('/').map(unescapePart)
  if (property) parts.push(property)
  return parts.reduce((path, part) => joinFieldPath(path, part), '')
}

export const joinFieldPath = (path: string, part: string): string =>
  /^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part

const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The value at a JSON pointer in a body. */
export function valueAt(body: unknown, pointer: string): unknown {
  let value = body
  for (const part of pointer === '' ? [] : pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[unescapePart(part)]
  }
  return value
}
