import type { JsonSchema } from '../../catalog/build-schema.ts'
import { type Block, codes, heading, table } from './blocks.ts'

/** A field of an answer by its path: `creations[].url`. */
type AnswerRow = { path: string; type: string; about: string }

const NOUNS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
}

/** All fields of a schema; fields of objects and lists follow their parent. */
export function buildAnswerRows(schema: JsonSchema, prefix = ''): AnswerRow[] {
  const parts = (schema.allOf ?? []) as JsonSchema[]
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  return [
    ...parts.flatMap(part => buildAnswerRows(part, prefix)),
    ...own.flatMap(([name, property]) => rowsOf(`${prefix}${name}`, property, isOptional(schema, name))),
  ]
}

const isOptional = ({ required }: JsonSchema, name: string): boolean =>
  Array.isArray(required) && !required.includes(name)

function rowsOf(path: string, schema: JsonSchema, optional: boolean): AnswerRow[] {
  const items = schema.items as JsonSchema | undefined
  const about = typeof schema.description === 'string' ? schema.description : ''
  return [
    {
      path,
      type: `${typeOf(schema)}${optional ? ', may be absent' : ''}`,
      about: [about, choicesOf(schema)].filter(Boolean).join(': '),
    },
    ...(items ? buildAnswerRows(items, `${path}[].`) : buildAnswerRows(schema, `${path}.`)),
  ]
}

const typeOf = ({ type }: JsonSchema): string =>
  [type]
    .flat()
    .map(one => NOUNS[String(one)] ?? String(one))
    .join(' or ')

function choicesOf(schema: JsonSchema): string {
  const { enum: choices } = (schema.items ?? schema) as JsonSchema
  return Array.isArray(choices) ? codes(choices.map(String)) : ''
}

/** The fields of an answer with their descriptions. */
export function buildAnswerBlocks(schema: JsonSchema | undefined): Block[] {
  const rows = schema ? buildAnswerRows(schema) : []
  if (rows.length === 0) return []
  const cells = rows.map(({ path, type, about }) => [`\`${path}\``, type, about])
  return [heading(4, 'Answer'), table('fields', ['Field', 'Type', 'Meaning'], cells)]
}
