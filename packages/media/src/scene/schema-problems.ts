import type { ErrorObject } from 'ajv/dist/2020.js'
import { nearestNames } from './nearest-names.ts'
import { SCENE_LIMITS } from './scene-schema.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** The maximum number of reported problems: further ones are usually the same mistake. */
export const MAX_PROBLEMS = 200
const MAX_ERRORS = 1_000

/** Rejects documents that are too deep or too large before anything traverses them, and texts that cannot be stored. */
export function checkBounds(document: unknown): Problem | undefined {
  let values = 0
  let letters = 0
  const message = `a document has at most ${MAX_VALUES} values, ${DEEPEST} levels and ${SCENE_LIMITS.bytes} letters`
  const walk = (value: unknown, at: string, depth: number): Problem | undefined => {
    if (++values > MAX_VALUES || depth > DEEPEST) return { at: '', code: 'too-many', message }
    if (typeof value === 'string') {
      letters += value.length
      if (!isStorable(value)) return unstorable(at)
    }
    if (letters > SCENE_LIMITS.bytes) return { at: '', code: 'too-long', message }
    if (typeof value !== 'object' || value === null) return undefined
    const most = Array.isArray(value) ? LONGEST_LIST : MAX_FIELDS
    let entries = 0
    for (const name in value) {
      if (++entries > most) return { at, code: 'too-many', message: `more than ${most} entries` }
      // Names of fields count like other letters.
      letters += name.length
      if (!isStorable(name)) return unstorable(at)
      const within = `${at}/${name.length > LONGEST_NAME ? '' : escapeToken(name)}`
      const problem = walk((value as Record<string, unknown>)[name], within, depth + 1)
      if (problem) return problem
    }
    return undefined
  }
  return walk(document, '', 0)
}
const [MAX_VALUES, DEEPEST] = [40_000, 16]
/** More than the longest list, object or field name of the schema. */
const [LONGEST_LIST, MAX_FIELDS, LONGEST_NAME] = [300, 100, 100]

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const unstorable = (at: string): Problem => ({
  at,
  code: 'not-allowed',
  message: 'a text must be well-formed Unicode without U+0000',
})

/**
 * The problems according to the schema. The number of errors is limited, because each is compared with others and a
 * hostile document would take long.
 */
export function schemaProblems(all: readonly ErrorObject[]): Problem[] {
  const errors = all.slice(0, MAX_ERRORS)
  const forms = errors.filter(({ keyword }) => keyword === 'anyOf').map(form => readForm(form, errors))
  // If a value has several forms, only the errors of the most similar form are reported.
  const isTold = (error: ErrorObject): boolean =>
    forms.every(form => !form.all.has(error) || form.nearest.has(error)) &&
    !errors.some(
      other =>
        error.keyword === 'anyOf' &&
        other.keyword === 'anyOf' &&
        other.schemaPath === error.schemaPath &&
        other.instancePath.startsWith(`${error.instancePath}/`),
    )
  const problems = new Map<string, Problem>()
  for (const error of errors) {
    if (!isTold(error) || isMissingTag(error)) continue
    const form = forms.find(one => one.error === error)
    // The errors of the most similar form are reported separately.
    if (form && form.nearest.size > 0) continue
    const problem = form ? formProblem(form) : schemaProblem(error)
    const key = `${problem.at} ${problem.code}`
    if (!problems.has(key)) problems.set(key, problem)
  }
  return [...problems.values()].slice(0, MAX_PROBLEMS)
}

/** A missing field is reported as such. */
const isMissingTag = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'discriminator' && params['tagValue'] === undefined

type Form = { error: ErrorObject; all: Set<ErrorObject>; nearest: Set<ErrorObject> }

/** The errors of all forms of a value, and those of the form that its constant names, or that has the fewest errors. */
function readForm(form: ErrorObject, errors: readonly ErrorObject[]): Form {
  const branches = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    const isWithin =
      error.schemaPath.startsWith(`${form.schemaPath}/`) && isAtOrWithin(error.instancePath, form.instancePath)
    if (!isWithin) continue
    const branch = error.schemaPath.slice(form.schemaPath.length + 1).split('/')[0]!
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const constants = (all: readonly ErrorObject[]): number => all.filter(({ keyword }) => keyword === 'const').length
  const depth = (all: readonly ErrorObject[]): number =>
    Math.max(...all.map(({ instancePath }) => instancePath.split('/').length))
  const [nearest = []] = [...branches.values()].toSorted(
    (a, b) => constants(a) - constants(b) || depth(b) - depth(a) || a.length - b.length,
  )
  const all = new Set([...branches.values()].flat())
  // A text, or an unknown constant, is reported with all allowed values.
  const isNamed =
    constants(nearest) > 0 || (typeof form.data === 'string' && [...all].some(one => one.keyword === 'enum'))
  return { error: form, all, nearest: new Set(isNamed ? [] : nearest) }
}

const isAtOrWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}/`)

/** No form matches: lists everything that they allow. */
function formProblem({ error, all }: Form): Problem {
  const constant = [...all].find(({ keyword }) => keyword === 'const')
  const { instancePath: at, data } = constant ?? error
  const allowed = [
    ...new Set([...all].filter(one => !constant || one.keyword === 'const').flatMap(one => allowedBy(one) ?? [])),
  ]
  return {
    at,
    code: 'not-allowed',
    message: `${came(data)} is not allowed here`,
    ...(allowed.length > 0 && { allowed: allowed.slice(0, 60) }),
    ...nearestOf(data, allowed),
  }
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  required: 'missing',
  additionalProperties: 'unknown-field',
  type: 'wrong-type',
  enum: 'not-allowed',
  const: 'not-allowed',
  pattern: 'not-allowed',
  propertyNames: 'not-allowed',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  minItems: 'missing',
  maxItems: 'too-many',
  maxProperties: 'too-many',
  minLength: 'missing',
  maxLength: 'too-long',
}

/** The constants that tell the forms of a value apart. */
function tagsOf({ parentSchema, params }: ErrorObject): string[] {
  const forms = (parentSchema?.['oneOf'] ?? []) as { properties: Record<string, { const?: unknown }> }[]
  return forms.map(({ properties }) => String(properties[String(params['tag'])]?.const))
}

function schemaProblem(error: ErrorObject): Problem {
  const { keyword, instancePath, params, data, parentSchema } = error
  if (keyword === 'discriminator') {
    const allowed = tagsOf(error)
    const at = `${instancePath}/${String(params['tag'])}`
    const message = `${came(params['tagValue'])} is not allowed here`
    return { at, code: 'not-allowed', message, allowed, ...nearestOf(params['tagValue'], allowed) }
  }
  const allowed = allowedBy(error)
  const field = String(params['missingProperty'] ?? params['additionalProperty'] ?? '')
  const at = field ? `${instancePath}/${escapeToken(field)}` : instancePath
  const code = CODES[keyword] ?? 'not-allowed'
  if (keyword === 'required') return { at, code, message: `${field} is missing` }
  if (keyword === 'additionalProperties') {
    const fields = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {})
    const message = `${field} is not a field here`
    return { at, code, message, allowed: fields, ...nearestOf(field, fields) }
  }
  const { minimum, maximum } = (parentSchema ?? {}) as { minimum?: number; maximum?: number }
  const fits = allowed ?? (minimum === undefined ? undefined : [`${minimum} to ${maximum}`])
  return {
    at,
    code,
    message: `${came(data)} is not allowed here: ${error.message ?? 'it does not fit'}`,
    ...(fits && { allowed: fits }),
    ...(allowed && nearestOf(data, allowed)),
  }
}

function allowedBy({ keyword, params }: ErrorObject): string[] | undefined {
  if (keyword === 'enum') return (params['allowedValues'] as string[]).map(String)
  if (keyword === 'const') return [String(params['allowedValue'])]
  if (keyword === 'type') return [String(params['type'])]
  if (keyword === 'pattern') return [`a text like ${String(params['pattern'])}`]
  return undefined
}

export function nearestOf(data: unknown, allowed: readonly string[]): { nearest?: string[] } {
  const nearest = typeof data === 'string' ? nearestNames(data, allowed) : []
  return nearest.length > 0 ? { nearest } : {}
}

export const came = (data: unknown): string => {
  const shown = JSON.stringify(data) ?? String(data)
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}

const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1')
