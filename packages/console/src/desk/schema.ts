/** A JSON Schema of `GET /ent/v2/scene/schema`, as far as forms use it. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  const?: unknown
  enum?: readonly string[]
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  description?: string
}

/** Follows a reference; the description beside it stays. */
export function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '')
  const found = name === undefined ? undefined : root.$defs?.[name]
  if (!found) return schema
  const { $ref: _, ...beside } = schema
  return resolve({ ...found, ...beside }, root)
}

/** The schema of the value at a pointer of a document. */
export function schemaAt(root: Schema, pointer: string): Schema {
  let schema = root
  for (const step of pointer.split('/').slice(1)) {
    const here = objectOf(resolve(schema, root), root) ?? resolve(schema, root)
    schema = here.properties?.[step] ?? here.items ?? {}
  }
  return resolve(schema, root)
}

/** The alternative of a schema that is an object. */
export const objectOf = (schema: Schema, root: Schema): Schema | undefined =>
  schema.properties ? schema : schema.anyOf?.map(one => resolve(one, root)).find(one => one.properties)

/** The control that edits a value. */
export type Control =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'text'; choices: readonly string[]; isLong: boolean; takesNumbers: boolean }
  | { kind: 'number'; min?: number; max?: number; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'numbers'; names: readonly string[] }
  | { kind: 'words'; choices: readonly string[] }
  | { kind: 'list'; of: Schema }
  | { kind: 'record'; of: Schema; choices: readonly string[] }
  | { kind: 'json' }

const LONG = 150

export function controlFor(given: Schema, root: Schema): Control {
  const schema = resolve(given, root)
  if (schema.enum) return { kind: 'choice', choices: schema.enum }
  if (schema.anyOf) return controlForAny(schema.anyOf.map(one => resolve(one, root)))
  switch (schema.type) {
    case 'boolean':
      return { kind: 'flag' }
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        isWhole: schema.type === 'integer',
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      }
    case 'string':
      return { kind: 'text', choices: [], isLong: (schema.maxLength ?? 0) > LONG, takesNumbers: false }
    case 'object':
      return schema.properties ? { kind: 'record', of: schema, choices: [] } : { kind: 'json' }
    case 'array':
      return controlForList(schema, root)
    case undefined:
    default:
      return { kind: 'json' }
  }
}

function controlForList(schema: Schema, root: Schema): Control {
  const items = resolve(schema.items ?? {}, root)
  const isVector = schema.minItems !== undefined && schema.minItems === schema.maxItems
  if (items.type === 'number' && isVector) return { kind: 'numbers', names: namesIn(schema) }
  if (items.enum) return { kind: 'words', choices: items.enum }
  if (items.type === 'string') return { kind: 'words', choices: [] }
  if (objectOf(items, root)) return { kind: 'list', of: items }
  const inner = items.anyOf ? controlForAny(items.anyOf.map(one => resolve(one, root))) : undefined
  return inner?.kind === 'text' || inner?.kind === 'choice'
    ? { kind: 'words', choices: inner.choices }
    : { kind: 'json' }
}

/** `[x, y, z]` in a description names the numbers. */
const namesIn = ({ description = '', minItems = 0 }: Schema): string[] => {
  const [, list] = /\[([^\]]+)\]/.exec(description) ?? []
  const names = list?.split(', ') ?? []
  return Array.from({ length: minItems }, (_, at) => names[at] ?? AXES[at] ?? String(at + 1))
}
const AXES = ['x', 'y', 'z'] as const

function controlForAny(all: readonly Schema[]): Control {
  const choices = all.flatMap(one => one.enum ?? (typeof one.const === 'string' ? [one.const] : []))
  const record = all.find(one => one.properties)
  if (record && all.filter(one => one.properties).length === 1) return { kind: 'record', of: record, choices }
  if (record) return { kind: 'json' }
  const takesNumbers = all.some(one => one.type === 'number')
  const takesTexts = all.some(one => one.type === 'string' && !one.enum)
  if (takesTexts || takesNumbers) return { kind: 'text', choices, isLong: false, takesNumbers }
  return choices.length > 0 ? { kind: 'choice', choices } : { kind: 'json' }
}
