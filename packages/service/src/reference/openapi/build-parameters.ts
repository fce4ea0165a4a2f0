import type { Catalog } from '../../catalog/catalog.ts'
import type { NamedDeclaration } from '../../catalog/column.ts'
import { type JsonSchema, buildSchema } from '../../catalog/build-schema.ts'
import { honoursIdempotencyKey, type Operation } from '../operation.ts'
import { refTo } from './component-name.ts'

const ID: JsonSchema = { type: 'string', pattern: '^[0-9]{1,19}$' }

export const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]{1,255}$' },
  },
}

export const buildParameters = (endpoint: Operation, catalog: Catalog): object[] => [
  ...pathParametersOf(endpoint.path),
  ...(endpoint.query ? queryParametersOf(catalog, endpoint.query) : []),
  ...(honoursIdempotencyKey(endpoint) ? [refTo('parameters', 'IdempotencyKey')] : []),
]

function pathParametersOf(path: string): object[] {
  return [...path.matchAll(/\{(\w+|\*)\}/g)].map(([, name = '']) =>
    name === '*'
      ? {
          name: 'key',
          in: 'path',
          required: true,
          description: 'The rest of the path, slashes included',
          schema: { type: 'string' },
        }
      : name === 'id'
        ? { name, in: 'path', required: true, description: 'An id: decimal digits', schema: ID }
        : { name, in: 'path', required: true, description: 'Its name', schema: { type: 'string' } },
  )
}

function queryParametersOf(catalog: Catalog, query: NamedDeclaration): object[] {
  const [column] = catalog.columns(query).values()
  if (!column) return []
  const { properties, required = [] } = buildSchema(column) as {
    properties: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    ...(column.fields[name]?.kind === 'list' && { style: 'form', explode: true }),
    schema: withoutNull(schema),
  }))
}

/** A query string cannot express null. */
function withoutNull({ type, ...schema }: JsonSchema): JsonSchema {
  const types = [type].flat().filter(one => one !== 'null')
  const values = Array.isArray(schema.enum) ? { enum: schema.enum.filter(one => one !== null) } : {}
  return { type: types.length === 1 ? types[0] : types, ...schema, ...values }
}
