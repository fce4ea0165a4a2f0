import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '@kinora/media/scene/schema-words'
import { isRecord } from '@kinora/media/core/is-record'

type Named = readonly [name: string, schema: unknown]

/**
 * A JSON Schema as text for language models and agents: a section for each definition, a line for each field with its
 * type and description. Values that several fields take are listed once, at the end. `fields` leaves out fields of the
 * document, `definitions` those that take such an object.
 */
export function schemaText(
  schema: JsonSchema,
  without: { fields?: readonly string[]; definitions?: readonly string[] } = {},
): string {
  const definitions = Object.fromEntries(
    Object.entries(isRecord(schema.$defs) ? schema.$defs : {}).filter(([name]) => !without.definitions?.includes(name)),
  )
  const left = new Set(without.definitions?.map(name => `#/$defs/${name}`))
  const shared = sharedTypes([...Object.entries(definitions), ['', schema]])
  const sections = new Map<string, string[]>()

  const fieldsOf = (object: Record<string, unknown>, leave: ReadonlySet<string> = new Set()): Named[] =>
    Object.entries(propertiesOf(object)).filter(
      ([name, field]) => !leave.has(name) && !(isRecord(field) && left.has(String(field.$ref))),
    )

  function typeOf(one: unknown): string {
    if (!isRecord(one)) return 'anything'
    return shared.get(typeKey(one) ?? '')?.name ?? spellType(one)
  }

  /** The description of a field, or otherwise of its type. */
  function aboutOf(field: unknown): string {
    if (!isRecord(field) || typeof field.description !== 'string') return ''
    return shared.get(typeKey(field) ?? '')?.about === field.description ? '' : field.description
  }

  function spellType(one: Record<string, unknown>): string {
    const { $ref, const: only, enum: values, anyOf, type, items, minItems, maxItems } = one
    if (typeof $ref === 'string') return referTo($ref.slice($ref.lastIndexOf('/') + 1))
    if (only !== undefined) return JSON.stringify(only)
    if (Array.isArray(values)) return values.join(' | ')
    if (Array.isArray(anyOf)) return [...new Set(anyOf.map(typeOf))].join(', or ')
    if (type === 'array') {
      if (typeof minItems === 'number' && minItems > 1 && minItems === maxItems) return `${minItems} × ${typeOf(items)}`
      return `list of ${typeOf(items)}`
    }
    if (type === 'object')
      return isRecord(one.properties) ? `{${shape(one)}}` : `${typeOf(one.additionalProperties)}, by name`
    if (type === 'number' || type === 'integer') return rangeOf(one)
    return type === 'boolean' ? 'true or false' : 'text'
  }

  const shape = (one: Record<string, unknown>): string =>
    fieldsOf(one)
      .map(([name, field]) => `${name}${isRequired(one, name) ? '' : '?'}${hasLine(field) ? '' : `: ${typeOf(field)}`}`)
      .join(', ')

  function referTo(name: string): string {
    const definition = definitions[name]
    if (!isRecord(definition)) return 'object'
    if (!sections.has(name)) {
      // The name is taken before its fields are read: definitions may refer to themselves.
      sections.set(name, [])
      sections.set(name, linesOf(definition))
    }
    return name
  }

  /** A line for each field, and below it the described fields of its object. */
  function linesOf(object: Record<string, unknown>, indent = ''): string[] {
    const options = Array.isArray(object.anyOf) ? object.anyOf.filter(isRecord) : []
    if (options.length > 0) return optionLines(options, indent)
    return fieldsOf(object).flatMap(([name, field]) => fieldLines(name, field, isRequired(object, name), indent))
  }

  function fieldLines(name: string, field: unknown, required: boolean, indent: string): string[] {
    const about = aboutOf(field)
    const told = about === '' ? '' : ` ${about}`
    const inner = innerObjects(field).flatMap(one =>
      fieldsOf(one).flatMap(([own, value]) =>
        hasLine(value) ? fieldLines(own, value, isRequired(one, own), `${indent}  `) : [],
      ),
    )
    return [`${indent}- ${name}${required ? '' : '?'}: ${typeOf(field)}.${told}`, ...inner]
  }

  /** Fields that most options have come once, behind the options; a star marks the options that have them. */
  function optionLines(options: readonly Record<string, unknown>[], indent: string): string[] {
    const has = (option: Record<string, unknown>, [name, field]: Named): boolean =>
      isDeepStrictEqual(propertiesOf(option)[name], field)
    const common = fieldsOf(options[0] ?? {}).filter(
      one =>
        !isRequired(options[0] ?? {}, one[0]) && options.filter(option => has(option, one)).length * 2 > options.length,
    )
    const names = new Set(common.map(([name]) => name))
    const lines = options.map(option => {
      const isCommon = common.length > 0 && common.every(one => has(option, one))
      const own = fieldsOf(option, isCommon ? names : new Set()).map(
        ([name, field]) => `${name}${isRequired(option, name) ? '' : '?'}: ${typeOf(field)}${aside(aboutOf(field))}`,
      )
      return `${indent}- ${own.join('; ')}${isCommon ? ' *' : ''}`
    })
    return [
      `${indent}One of:`,
      ...lines,
      ...(common.length > 0 ? [`${indent}Those with a star may also have:`] : []),
      ...common.flatMap(([name, field]) => fieldLines(name, field, false, indent)),
    ]
  }

  const top = fieldsOf(schema, new Set(without.fields)).flatMap(([name, field]) =>
    fieldLines(name, field, isRequired(schema, name), ''),
  )
  const told = [top.join('\n'), ...[...sections].map(([name, lines]) => `${name}\n${lines.join('\n')}`)].join('\n\n')
  const used = [...shared].filter(([, { name }]) => new RegExp(String.raw`\b${name}\b`, 'u').test(told))
  const types = used.map(([key, { name, about }]) => `${name}: ${spellType(JSON.parse(key))}${aside(about)}`)
  return `${told}\n\n${types.join('\n')}`
}

const propertiesOf = (object: Record<string, unknown>): Record<string, unknown> =>
  isRecord(object.properties) ? object.properties : {}

const isRequired = ({ required }: Record<string, unknown>, name: string): boolean =>
  Array.isArray(required) && required.includes(name)

const hasLine = (field: unknown): boolean =>
  isRecord(field) && (typeof field.description === 'string' || innerObjects(field).some(one => hasDescribed(one)))

const hasDescribed = (one: Record<string, unknown>): boolean => Object.values(propertiesOf(one)).some(hasLine)

const aside = (about: string): string => (about === '' ? '' : ` (${about.replace(/\.$/u, '')})`)

/** The objects that a field has as its value, its items or its options. */
function innerObjects(field: unknown): Record<string, unknown>[] {
  if (!isRecord(field)) return []
  if (isRecord(field.properties)) return [field]
  return [field.items, field.additionalProperties, ...(Array.isArray(field.anyOf) ? field.anyOf : [])].flatMap(
    innerObjects,
  )
}

function rangeOf({ type, minimum, maximum }: Record<string, unknown>): string {
  const name = type === 'integer' ? 'whole number' : 'number'
  return typeof minimum === 'number' && typeof maximum === 'number' && maximum <= MAX_TOLD
    ? `${name} ${minimum} to ${maximum}`
    : name
}
// Larger limits only keep out nonsense.
const MAX_TOLD = 200

/** The key of a type with a list of values, with or without a description; undefined for other types. */
function typeKey({ description: _description, ...one }: Record<string, unknown>): string | undefined {
  const hasValues = ({ enum: values }: Record<string, unknown>): boolean => Array.isArray(values) && values.length > 2
  const options = Array.isArray(one.anyOf) ? one.anyOf.filter(isRecord) : []
  const isText = options.every(({ type }) => type === 'string')
  return hasValues(one) || (isText && options.some(hasValues)) ? JSON.stringify(one) : undefined
}

type Shared = { name: string; about: string }

/** The types with lists of values that several fields take, with the name and description that most of them have. */
function sharedTypes(all: readonly Named[]): Map<string, Shared> {
  const found = new Map<string, Shared[]>()
  const walk = (one: unknown, name: string): void => {
    if (!isRecord(one)) return
    const key = typeKey(one)
    const about = typeof one.description === 'string' ? one.description : ''
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), { name, about }])
    for (const [own, field] of Object.entries(propertiesOf(one))) walk(field, own)
    if (key !== undefined) return
    for (const inner of [one.items, one.additionalProperties, ...(Array.isArray(one.anyOf) ? one.anyOf : [])])
      walk(inner, name)
  }
  for (const [name, one] of all) walk(one, name)
  const several = [...found].filter(([, fields]) => fields.length > 1)
  const taken = new Map<string, number>()
  return new Map(
    several
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([key, fields]) => {
        const name = mostCommon(fields.map(field => field.name))
        const nth = (taken.get(name) ?? 0) + 1
        taken.set(name, nth)
        return [key, { name: nth === 1 ? name : `${name}${nth}`, about: mostCommon(fields.map(({ about }) => about)) }]
      }),
  )
}

function mostCommon(all: readonly string[]): string {
  const counts = [...Map.groupBy(all, one => one)].map(([one, same]) => [one, same.length] as const)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}
