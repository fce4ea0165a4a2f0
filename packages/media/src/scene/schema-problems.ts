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
 * The problems according to the schema, one for each value. The number of errors is limited, because each is compared
 * with others and a hostile document would take long.
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
    if (!isTold(error) || isMissingTag(error) || error.keyword === 'propertyNames') continue
    const form = forms.find(one => one.error === error)
    // The errors of the most similar form are reported separately.
    if (form && form.nearest.size > 0) continue
    const problem = form ? formProblem(form) : schemaProblem(error)
    const known = problems.get(problem.at)
    if (!known || known.code === 'wrong-type') problems.set(problem.at, problem)
  }
  return [...problems.values()].slice(0, MAX_PROBLEMS)
}

/** A missing field is reported as such. */
const isMissingTag = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'discriminator' && params['tagValue'] === undefined

type Form = { error: ErrorObject; all: Set<ErrorObject>; nearest: Set<ErrorObject> }

/**
 * The errors of all forms of a value, and those of the form that its constant names, that has its type, or that has the
 * fewest errors. No form is nearest if the value itself is wrong in each of them.
 */
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
  const isOtherType = (all: readonly ErrorObject[]): number =>
    Number(all.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === form.instancePath))
  const depth = (all: readonly ErrorObject[]): number =>
    Math.max(...all.map(({ instancePath }) => instancePath.split('/').length))
  const [nearest = []] = [...branches.values()].toSorted(
    (a, b) =>
      constants(a) - constants(b) || isOtherType(a) - isOtherType(b) || depth(b) - depth(a) || a.length - b.length,
  )
  const all = new Set([...branches.values()].flat())
  const isOfFields = nearest.some(
    ({ keyword, instancePath }) =>
      keyword === 'required' || keyword === 'additionalProperties' || instancePath !== form.instancePath,
  )
  return { error: form, all, nearest: new Set(isOfFields && constants(nearest) === 0 ? nearest : []) }
}

const isAtOrWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}/`)

/** No form matches: lists everything that they allow. */
function formProblem({ error, all }: Form): Problem {
  const constant = [...all].find(({ keyword }) => keyword === 'const')
  const { instancePath: at, data } = constant ?? error
  const told = [...all].filter(one => (constant ? one.keyword === 'const' : one.instancePath === at))
  const code = told.find(one => one.keyword !== 'type')?.keyword ?? 'type'
  return valueProblem(at, constant ? 'not-allowed' : (CODES[code] ?? 'not-allowed'), told, data)
}

/** A wrong value: its field, what is allowed, what came. */
function valueProblem(at: string, code: ProblemCode, errors: readonly ErrorObject[], data: unknown): Problem {
  const names = [...new Set(errors.flatMap(namesAllowed))]
  const words = [...new Set(errors.flatMap(error => (namesAllowed(error).length > 0 ? [] : [wordsOf(error)])))]
  const listed = names.slice(0, MAX_LISTED).join(', ') + (names.length > MAX_LISTED ? ' …' : '')
  const fits = [...(names.length > 0 ? [names.length > 1 ? `one of ${listed}` : listed] : []), ...words]
  return {
    at,
    code,
    message: `${fieldOf(at)} must be ${fits.join(', or ')}, got ${came(data)}`,
    allowed: [...names.slice(0, 60), ...words],
    ...nearestOf(data, names),
  }
}
const MAX_LISTED = 12

/** The last name of a pointer, with the numbers after it: `size/0`. */
const fieldOf = (at: string): string => /[^/]+(?:\/\d+)*$/u.exec(at)?.[0] ?? 'the document'

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
  const { keyword, instancePath, params, data, parentSchema, propertyName } = error
  if (keyword === 'discriminator') {
    const allowed = tagsOf(error)
    const at = `${instancePath}/${String(params['tag'])}`
    const tag = params['tagValue']
    const message = `${fieldOf(at)} must be one of ${allowed.join(', ')}, got ${came(tag)}`
    return { at, code: 'not-allowed', message, allowed, ...nearestOf(tag, allowed) }
  }
  const field = String(params['missingProperty'] ?? params['additionalProperty'] ?? propertyName ?? '')
  const at = field ? `${instancePath}/${escapeToken(field)}` : instancePath
  const code = CODES[keyword] ?? 'not-allowed'
  if (keyword === 'required') return { at, code, message: `${field} is missing` }
  if (keyword === 'additionalProperties') {
    const fields = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {})
    const message = `${field} is not a field here`
    return { at, code, message, allowed: fields, ...nearestOf(field, fields) }
  }
  return valueProblem(at, code, [error], propertyName ?? data)
}

const namesAllowed = ({ keyword, params, parentSchema }: ErrorObject): string[] =>
  keyword === 'const'
    ? [String(params['allowedValue'])]
    : ((parentSchema?.['enum'] as readonly unknown[] | undefined) ?? []).map(String)

/** What a schema allows, in words. */
function wordsOf({ parentSchema = {}, message }: ErrorObject): string {
  const { type, pattern, ...rest } = parentSchema as Record<string, unknown> & { pattern?: string }
  const limit = (name: string): number | undefined => (typeof rest[name] === 'number' ? rest[name] : undefined)
  const span = (least = 0, most?: number): string =>
    least === most ? String(least) : most === undefined ? `at least ${least}` : `${least} to ${most}`
  if (type === 'number' || type === 'integer') {
    const [least, most] = [limit('minimum'), limit('maximum')]
    const range = least === undefined && most === undefined ? '' : ` from ${least} to ${most}`
    return `a ${type === 'integer' ? 'whole ' : ''}number${range}`
  }
  if (type === 'string')
    return pattern === undefined
      ? `a text of ${span(limit('minLength'), limit('maxLength'))} letters`
      : `a text like ${pattern}`
  if (type === 'array') return `a list of ${span(limit('minItems'), limit('maxItems'))}`
  if (type === 'boolean') return 'true or false'
  if (type !== 'object') return message ?? 'another value'
  const most = limit('maxProperties')
  return most === undefined ? 'an object' : `an object of at most ${most} fields`
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
