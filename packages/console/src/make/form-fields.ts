import type { FieldSpec, FieldSpecs, GeneratorSpec, Values } from './catalogue.ts'

/** A field of the form: narrowed by other values, and whether it has an effect. */
export type FormField = FieldSpec & {
  name: string
  state: 'open' | 'ignored' | 'rejected' | 'muted'
  /** The other field that removes its effect or narrows it. */
  because?: string
}

/** The effective value: the given one, or the default. */
const valueIn = (fields: FieldSpecs, values: Values, name: string): unknown => values[name] ?? fields[name]?.default

const holds = (condition: Record<string, unknown>, fields: FieldSpecs, values: Values): boolean =>
  Object.entries(condition).every(([name, value]) => {
    const said = valueIn(fields, values, name)
    // For some fields only their presence counts.
    return typeof value === 'object' && value !== null ? !isEmpty(said) : said === value
  })

/** The effective model or mode without a choice: the default, or the newest, which is last. */
export const standardKey = ({ rules_by: chooser, columns, fields }: GeneratorSpec): string =>
  (fields[chooser ?? '']?.default as string | undefined) ?? columns.at(-1)?.key ?? ''

/** The fields of a generator for the chosen model or mode. */
export function columnFields(generator: GeneratorSpec, values: Values): FieldSpecs {
  const { rules_by: chooser, columns, fields } = generator
  if (chooser === undefined) return fields
  const column = columns.find(one => one.key === (values[chooser] ?? standardKey(generator)))
  const chooserField: FieldSpec = {
    ...(fields[chooser] as FieldSpec),
    choices: columns.map(one => one.key),
    default: standardKey(generator),
  }
  return { ...fields, ...column?.fields, [chooser]: chooserField }
}

export function formFields(generator: GeneratorSpec, values: Values): FormField[] {
  const fields = columnFields(generator, values)
  return Object.entries(fields).map(([name, field]) => narrowed(name, field, fields, values))
}

function narrowed(name: string, field: FieldSpec, fields: FieldSpecs, values: Values): FormField {
  if (field.standing) return { ...field, name, state: field.standing }
  if (field.muted_by && holds(field.muted_by, fields, values))
    return { ...field, name, state: 'muted', because: Object.keys(field.muted_by)[0] ?? '' }
  const found = field.cases?.find(one => holds(one.when, fields, values))
  if (!found) return { ...field, name, state: 'open' }
  return {
    ...field,
    name,
    state: 'open',
    because: Object.keys(found.when)[0] ?? '',
    ...(found.choices && { choices: found.choices }),
    ...(found.default !== undefined && { default: found.default }),
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** The request body: values with an effect. A choice that is no longer offered falls back to the default. */
export function requestBody(generator: GeneratorSpec, values: Values): Values {
  const body: Values = {}
  for (const field of formFields(generator, values)) {
    const value = values[field.name]
    if (field.state !== 'open') continue
    if (field.name === generator.rules_by) body[field.name] = value ?? field.default
    else if (!isEmpty(value) && isOffered(field, value)) body[field.name] = value
    else if (field.default_by_language) body[field.name] = field.default_by_language[languageIn(values)]
    // The displayed choice is sent.
    else if (field.required && field.choices?.[0] !== undefined) body[field.name] = field.choices[0]
  }
  return body
}

/** The language of a text, by its script. */
const languageIn = (values: Values): 'en' | 'zh' =>
  Object.values(values).some(value => typeof value === 'string' && /\p{Script=Han}/u.test(value)) ? 'zh' : 'en'

const isOffered = (field: FormField, value: unknown): boolean =>
  field.choices === undefined || field.choices.length === 0 || field.choices.includes(value as string)

/** The displayed choice if nothing valid was chosen. */
export function shownValue(field: FormField, values: Values): unknown {
  const value = values[field.name]
  if (isEmpty(value) || !isOffered(field, value))
    return field.default ?? (field.required ? field.choices?.[0] : undefined)
  return value
}

const isMedia = ({ kind }: FieldSpec): boolean => kind === 'picture' || kind === 'clip' || kind === 'sound'
const takesMedia = (field: FieldSpec): boolean => isMedia(field) || (field.of !== undefined && isMedia(field.of))

// Technical fields come last.
const LAST = /^(?:wm_|watermark|meta_data|payload|callback_url|off_peak|passes|subtitle_type|pronunciation_|srt_url)/
const FIRST = /^(?:prompt|text|script_)/

function rank({ name, kind, state }: FormField, chooser: string | undefined): number {
  if (name === chooser) return 0
  if (state !== 'open') return 3
  return kind === 'flag' ? 2 : 1
}

/** Groups the fields: content, manner, and the rest. */
export function layOutFields(fields: readonly FormField[], chooser: string | undefined) {
  // The form does not edit scene documents.
  const shown = fields.filter(one => one.state !== 'rejected' && one.kind !== 'scene' && one.of?.kind !== 'scene')
  const isLast = ({ name }: FormField): boolean => LAST.test(name)
  const isFirst = (field: FormField): boolean =>
    !isLast(field) && (takesMedia(field) || field.of?.kind === 'record' || FIRST.test(field.name))
  return {
    first: shown.filter(isFirst),
    // Choices first, then numbers, then switches, then fields without effect.
    options: shown.filter(one => !isFirst(one) && !isLast(one)).toSorted((a, b) => rank(a, chooser) - rank(b, chooser)),
    last: shown.filter(isLast),
  }
}

/** Maps the path of a problem (`images[1]`, `subjects[0].name`) to the field of the form. */
export const problemsFor = <P extends { field: string }>(problems: readonly P[], name: string): P[] =>
  problems.filter(({ field }) => field === name || field.startsWith(`${name}[`) || field.startsWith(`${name}.`))

/** The fields that the request needs and that are empty; of alternatives the first. Before, no price is requested. */
export function missingFields(generator: GeneratorSpec, body: Values): string[] {
  const alternatives = generator.needs_one_of ?? []
  const isSaid = (name: string): boolean => !isEmpty(body[name]) && body[name] !== false
  const missing = formFields(generator, body)
    .filter(({ name, required, state, of, min = 0 }) => {
      if (state !== 'open') return false
      if (required && !isSaid(name)) return true
      return of !== undefined && Array.isArray(body[name]) && (body[name] as unknown[]).length < min
    })
    .map(({ name }) => name)
  return alternatives.length === 0 || alternatives.some(isSaid) ? missing : [...missing, ...alternatives.slice(0, 1)]
}
