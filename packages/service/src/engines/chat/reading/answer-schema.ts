import { SCENE_SCHEMA } from '@kinora/media/scene/scene-schema'
import type { JsonSchema } from '@kinora/media/scene/schema-words'
import { OWN_FIELDS } from '../../../catalog/scene-guide.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf } from '../../../core/shape.ts'

// Custom bodies take more tokens than a small context has.
const LARGE_FIELDS: readonly string[] = ['assets']

// Servers ignore or reject these keywords, or convert them to slow grammars. The answer is checked against the full
// schema.
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'propertyNames',
  'maxProperties',
])

/**
 * The schema of an answer: the scene schema without keywords that servers do not support and fields that the service
 * sets.
 */
export function answerSchema({ withAssets }: { withAssets: boolean }): JsonSchema {
  return reduceSchema(SCENE_SCHEMA, withAssets ? OWN_FIELDS : [...OWN_FIELDS, ...LARGE_FIELDS])
}

/** A schema of documents without these fields, and without what servers cannot use. */
export function reduceSchema(schema: JsonSchema, left: readonly string[]): JsonSchema {
  const { $defs, properties, required } = schema
  const whole = {
    ...schema,
    properties: without(properties, left),
    required: Array.isArray(required) ? required.filter(name => !left.includes(String(name))) : [],
  }
  const used = usedDefinitions(reduce({ ...whole, $defs: {} }), $defs)
  return { ...fieldsOf(reduce({ ...whole, $defs: {} })), $defs: used }
}

const without = (fields: unknown, left: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fieldsOf(fields)).filter(([name]) => !left.includes(name)))

/** Keys of `properties` and `$defs` are names, not keywords. */
function reduce(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(reduce)
  if (!isRecord(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !LEFT_OUT.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        keyword === 'properties' || keyword === '$defs'
          ? Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, reduce(one)]))
          : keyword === 'enum' || keyword === 'required'
            ? value
            : reduce(value),
      ]),
  )
}

/** The definitions that a schema refers to, directly or indirectly. */
function usedDefinitions(schema: unknown, all: unknown): Record<string, unknown> {
  const found = new Map<string, unknown>()
  const look = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/\$defs\/([^"]+)"/gu)) {
      if (found.has(name)) continue
      const definition = reduce(fieldsOf(all)[name])
      found.set(name, definition)
      look(JSON.stringify(definition))
    }
  }
  look(JSON.stringify(schema))
  return Object.fromEntries(found)
}
