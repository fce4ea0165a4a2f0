import { buildSchema, type JsonSchema } from '../catalog/build-schema.ts'
import { type Column, buildWidestColumn, type NamedDeclaration } from '../catalog/column.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { mayBeLeftOut } from '../catalog/complete-request.ts'
import type { Generator } from '../catalog/declare.ts'
import type { Field } from '../catalog/words/field.ts'

// Agents poll tasks; fields for other programs would only cost tokens.
const LEFT_OUT = ['callback_url', 'payload', 'meta_data', 'wm_url', 'wm_position']

const KEPT = ['type', 'description', 'enum', 'default', 'minimum', 'maximum', 'minItems', 'maxItems', 'maxLength']

/** A generator's input schema for agents: the widest limits of all models, with short descriptions. */
export function buildInputSchema(catalog: Catalog, declared: Generator): JsonSchema {
  const column = buildWidestColumn(declared, catalog.models)
  const { properties, required = [] } = buildSchema(column) as {
    properties: Record<string, JsonSchema>
    required?: string[]
  }
  const told = Object.entries(properties).filter(([name]) => !LEFT_OUT.includes(name))
  return {
    type: 'object',
    properties: Object.fromEntries(
      told.map(([name, schema]) => [name, { ...plain(schema, column.fields[name]), ...whenLeftOut(declared, name) }]),
    ),
    required: required.filter(name => !LEFT_OUT.includes(name) && !mayBeLeftOut(declared, name)),
  }
}

function whenLeftOut(declared: Generator, name: string): JsonSchema {
  if (!mayBeLeftOut(declared, name)) return {}
  if (name !== declared.rulesBy) return { description: "The voice. Default: a neutral one of the text's language" }
  return { description: `Default: ${declared.standard}, or the cheapest that accepts the other fields` }
}

/** Removes null and our own keywords, which many clients do not understand. The service checks them anyway. */
function plain(schema: JsonSchema, field: Field | undefined): JsonSchema {
  // If a field takes one value or a list, only the list is described.
  const one: JsonSchema = schema.then ? { type: 'array', ...(schema.then as JsonSchema) } : schema
  const kept = Object.entries({ ...schema, ...one }).filter(([name]) => KEPT.includes(name))
  const result = Object.fromEntries(kept)
  const types = [result.type].flat().filter(type => type !== 'null' && type !== undefined)
  if (types.length > 0) result.type = 'orNumeral' in (field ?? {}) ? types[0] : types.length === 1 ? types[0] : types
  if (Array.isArray(result.enum)) result.enum = result.enum.filter(value => value !== null)
  const source = field && mediaIn(field)
  if (source) result.description = [result.description, source].filter(Boolean).join('; ')
  const items = one.items as JsonSchema | undefined
  if (items) result.items = plain(items, field?.kind === 'list' ? field.of : undefined)
  const inner = schema.properties as Record<string, JsonSchema> | undefined
  if (inner) {
    const fields = field?.kind === 'record' ? field.fields : {}
    result.properties = Object.fromEntries(Object.entries(inner).map(([name, at]) => [name, plain(at, fields[name])]))
    if (Array.isArray(schema.required)) result.required = schema.required
  }
  return result
}

const SOURCE = 'an http(s) URL, or the uri that `upload` answered'

const mediaIn = (field: Field): string | undefined =>
  field.kind === 'picture' || field.kind === 'clip' || field.kind === 'sound' ? SOURCE : undefined

/** The lengths and resolutions of each model or mode, a line each. */
export function describeColumns(catalog: Catalog, declared: NamedDeclaration): string {
  const columns = [...catalog.columns(declared)]
  if (columns.length < 2) return ''
  const lines = columns.map(([key, column]) => {
    const limits = [lengthOf(column), resolutionsOf(column)].filter(Boolean).join('; ')
    return limits ? `${key} (${limits})` : key
  })
  return ` By ${declared.rulesBy}: ${lines.join(', ')}.`
}

function lengthOf({ fields: { duration } }: Column): string {
  if (duration?.kind !== 'integer' || duration.standing) return ''
  if (duration.choices) return `${duration.choices.join(' or ')} s`
  return duration.min === duration.max ? `${duration.min} s` : `${duration.min}-${duration.max} s`
}

const resolutionsOf = ({ fields: { resolution } }: Column): string =>
  resolution?.kind === 'choice' && !resolution.standing ? resolution.choices.join(' ') : ''
