import { SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import type { Column } from './column.ts'
import { isAbsentWhenEmpty } from './fill-defaults.ts'
import { allowedLengths } from './scene-length.ts'
import type {
  Case,
  ChoiceField,
  Field,
  Fields,
  IntegerField,
  ListField,
  MediaField,
  Muting,
  NumberField,
  RecordField,
  TextField,
} from './words/field.ts'

// Converts field declarations to JSON Schema (2020-12). Ajv runs this schema, and OpenAPI publishes the same one.
// `null` is the same as absent, so every optional field also accepts null. Keywords that begin with `x-` are rules of
// this domain; `check/keywords.ts` implements them.

export type JsonSchema = { [keyword: string]: unknown }

const TYPES: Record<Field['kind'], string> = {
  text: 'string',
  integer: 'integer',
  number: 'number',
  flag: 'boolean',
  choice: 'string',
  url: 'string',
  voice: 'string',
  id: 'string',
  time: 'string',
  picture: 'string',
  clip: 'string',
  sound: 'string',
  list: 'array',
  record: 'object',
  scene: 'object',
}

export function buildSchema(column: Column): JsonSchema {
  return {
    title: column.title,
    ...objectOf(column.fields, column),
    ...(column.needsOneOf && { 'x-needs-one-of': [...column.needsOneOf, ...otherNames(column.needsOneOf, column)] }),
    ...(column.mentions && { 'x-mentions': column.mentions }),
    ...(column.spans && { 'x-spans': column.spans }),
    ...sceneLengthOf(column.fields),
    ...(column.pictureBudget && { 'x-picture-budget': column.pictureBudget }),
  }
}

function objectOf(fields: Fields, record?: Pick<RecordField, 'alias' | 'mindMisspellings'>): JsonSchema {
  const names = Object.keys(fields)
  const aliases = Object.entries(record?.alias ?? {})
  const aliased = new Set(aliases.map(([, name]) => name))
  const required = names.filter(name => {
    const field = fields[name]
    return field?.required && !aliased.has(name) && titleOf(field) === undefined
  })
  const properties = Object.fromEntries(names.map(name => [name, fieldSchemaOf(fields[name] as Field)]))
  const conditions: JsonSchema[] = names.flatMap(name => conditionsOf(name, fields[name] as Field, fields))
  for (const [alias, name] of aliases) {
    properties[alias] = { ...properties[name], type: ['string', 'null'], description: `Another name for \`${name}\`` }
    if (fields[name]?.required) conditions.push({ if: given(alias), then: {}, else: { required: [name] } })
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(conditions.length > 0 && { allOf: conditions }),
    ...(record?.mindMisspellings && { 'x-mind-misspellings': record.mindMisspellings }),
  }
}

/** The allowed lengths of a scene document: see `scene-length.ts`. */
function sceneLengthOf(fields: Fields): JsonSchema {
  const rules = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'integer' && field.lengthOf !== undefined && !field.standing
      ? [{ field: name, of: field.lengthOf, ...allowedLengths(field) }]
      : [],
  )
  return rules.length > 0 ? { 'x-scene-length': rules[0] } : {}
}

const titleOf = (field: Field): string | undefined => (field.kind === 'text' ? field.titleOf : undefined)

const otherNames = (names: readonly string[], { alias = {} }: Pick<Column, 'alias'>): string[] =>
  Object.keys(alias).filter(other => names.includes(alias[other] ?? ''))

const given = (name: string): JsonSchema => ({ properties: { [name]: { type: 'string' } }, required: [name] })

function conditionsOf(name: string, field: Field, fields: Fields): JsonSchema[] {
  if (field.standing) return []
  const found: JsonSchema[] = (field.cases ?? [])
    .filter(one => one.choices)
    .map(one => ({ if: conditionSchemaOf(one.when, fields), then: { properties: { [name]: caseSchemaOf(one) } } }))
  if (field.kind === 'list' && field.countBy) found.push(...countConditionsOf(name, field.countBy))
  const scene = titleOf(field)
  if (scene !== undefined) {
    const isGiven = { properties: { [scene]: { type: 'object' } }, required: [scene] }
    const { titleOf: _scene, ...alone } = field as TextField
    found.push({
      if: { not: isGiven },
      then: { properties: { [name]: fieldSchemaOf(alone) }, ...(field.required && { required: [name] }) },
    })
  }
  if (field.mutedBy) {
    const then = { properties: { [name]: rulesOf({ ...field, mutedBy: {} }) } }
    found.push({ if: { not: conditionSchemaOf(field.mutedBy, fields) }, then })
  }
  return found
}

/** Groups the values that allow the same number. */
const countConditionsOf = (name: string, { field, counts }: NonNullable<ListField['countBy']>): JsonSchema[] =>
  [...groupCounts(counts)].map(([[minItems, maxItems], values]) => ({
    if: { properties: { [field]: { enum: values } }, required: [field] },
    then: { properties: { [name]: { minItems, maxItems } } },
  }))

const caseSchemaOf = (one: Case): JsonSchema => ({
  enum: [...(one.choices ?? []), null],
  ...(one.why && { 'x-why': one.why }),
})

/** An absent or null field counts as having its default. */
function conditionSchemaOf(condition: Muting, fields: Fields): JsonSchema {
  const required: string[] = []
  const properties: Record<string, JsonSchema> = {}
  for (const [name, value] of Object.entries(condition)) {
    if (typeof value === 'object') {
      properties[name] = { type: 'string', minLength: 1 }
      required.push(name)
      continue
    }
    const field = fields[name]
    const isDefault = field !== undefined && 'default' in field && field.default === value
    properties[name] = { enum: isDefault ? [value, null] : [value] }
    if (!isDefault) required.push(name)
  }
  return { properties, ...(required.length > 0 && { required }) }
}

function fieldSchemaOf(field: Field): JsonSchema {
  const type = TYPES[field.kind]
  const about = field.about ? { description: field.about } : {}
  if (field.standing === 'rejected') {
    // An empty list does not satisfy it.
    const nothing = field.kind === 'list' ? { type: ['array', 'null'], maxItems: 0 } : { type: 'null' }
    return { ...nothing, 'x-unwanted': true, description: 'Must not be passed' }
  }
  if (field.standing === 'ignored')
    return { type: [type, 'null'], 'x-ignored': true, description: 'Accepted, without effect' }
  if (field.kind === 'list' && field.orOne) return { ...about, ...oneOrMany(field) }
  // Beside a scene document, the text is not drawn, so only its length is checked.
  if (field.kind === 'text' && titleOf(field) !== undefined) {
    const { max } = field
    return { type: ['string', 'null'], ...about, ...textRulesOf({ kind: 'text', ...(max !== undefined && { max }) }) }
  }
  const numbers = field.kind === 'choice' && field.numbers ? ['integer'] : []
  const types = [type, ...numbers, ...('orNumeral' in field ? ['string'] : []), ...(field.required ? [] : ['null'])]
  return {
    type: types.length === 1 ? type : types,
    ...about,
    ...(field.mutedBy ? {} : rulesOf(field)),
    ...defaultOf(field),
  }
}

const defaultOf = (field: Field): JsonSchema =>
  'default' in field && field.default !== undefined && !('languageOf' in field) ? { default: field.default } : {}

/** The rules of a field beyond its type. */
function rulesOf(field: Field): JsonSchema {
  const nothing = field.required ? [] : [null]
  switch (field.kind) {
    case 'text':
      return textRulesOf(field)
    case 'integer':
      return field.choices
        ? { enum: [...field.choices, ...nothing] }
        : { ...rangeOf(field), ...(field.means && { 'x-means': field.means }) }
    case 'number':
      return rangeOf(field)
    case 'flag':
      return field.never ? { enum: [!field.never.value, ...nothing], 'x-why': field.never.why } : {}
    case 'choice':
      return { enum: [...field.choices, ...numbersOf(field), ...(field.orEmpty ? [''] : []), ...nothing] }
    case 'url':
      return { maxLength: 8_192, 'x-url': field.ofFile ? 'file' : field.required ? 'required' : 'optional' }
    case 'voice':
      return { maxLength: 256, 'x-voice': field.required ? 'required' : 'optional' }
    case 'id':
      return {
        pattern: field.orEmpty && !field.required ? '^[0-9]{0,19}$' : '^[0-9]{1,19}$',
        'x-says': 'an id: decimal digits in a string',
        'x-id': true,
      }
    case 'time':
      return { 'x-time': true }
    case 'picture':
    case 'clip':
    case 'sound':
      return { 'x-media': mediaRulesOf(field) }
    case 'list':
      return listRulesOf(field)
    case 'record':
      return objectOf(field.fields, field)
    case 'scene':
      return {
        'x-scene': {
          version: SCENE_VERSION,
          ...(field.excludes && { excludes: field.excludes }),
          ...(field.takesInputsLater && { takesInputsLater: true }),
        },
      }
  }
}

const numbersOf = ({ numbers = {} }: ChoiceField): number[] => Object.keys(numbers).map(Number)

function rangeOf({ kind, min, max, orNumeral }: IntegerField | NumberField): JsonSchema {
  const range = { minimum: min, maximum: max }
  return { ...range, ...(orNumeral && { 'x-numeral': { type: kind, ...range } }) }
}

function textRulesOf(field: TextField): JsonSchema {
  const min = field.min ?? (field.required ? 1 : 0)
  return {
    ...(min > 0 && { minLength: min }),
    ...(field.max !== undefined && { maxLength: field.max }),
    'x-well-formed': true,
    ...(field.shape && { pattern: field.shape.pattern, 'x-says': field.shape.says }),
    ...(field.rule && { 'x-text': field.rule }),
  }
}

function listRulesOf(field: ListField): JsonSchema {
  return {
    minItems: isAbsentWhenEmpty(field) ? 0 : field.min,
    maxItems: field.max,
    items: { ...fieldSchemaOf({ ...field.of, required: true }) },
    ...(field.pixelRatio && { 'x-pixel-ratio': field.pixelRatio }),
    ...(field.secondsByCount && { 'x-seconds-by-count': field.secondsByCount }),
  }
}

const mediaRulesOf = (field: MediaField): JsonSchema => {
  const { about: _about, required: _required, cases: _cases, mutedBy: _muted, standing: _standing, ...limits } = field
  return { ...limits, ...(field.required ? {} : { orEmpty: true }) }
}

/** Standard JSON Schema for "a list, or a single entry": the branch is chosen by type, so errors stay about one of them. */
const oneOrMany = (field: ListField): JsonSchema => ({
  if: { type: 'array' },
  then: listRulesOf(field),
  else:
    field.of.kind === 'record'
      ? { ...objectOf(field.of.fields, field.of), type: ['object', 'null'] }
      : rulesOf(field.of),
})

/** The values of a choice, grouped by the number of list entries that they allow. */
export function groupCounts(
  counts: NonNullable<ListField['countBy']>['counts'],
): Map<readonly [min: number, max: number], string[]> {
  const groups = new Map<string, { count: readonly [number, number]; values: string[] }>()
  for (const [value, count] of Object.entries(counts)) {
    const group = groups.get(count.join()) ?? { count, values: [] }
    group.values.push(value)
    groups.set(count.join(), group)
  }
  return new Map([...groups.values()].map(({ count, values }) => [count, values]))
}
