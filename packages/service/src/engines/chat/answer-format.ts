import type { JsonSchema } from '@kinora/media/scene/schema-words'
import { isRecord } from '@kinora/media/core/is-record'
import type { AnswerFormat } from './chat-settings.ts'

/** `response_format` of a request; without one, any text is allowed. */
export function responseFormat(format: AnswerFormat, name: string, schema: JsonSchema): object | undefined {
  switch (format) {
    case 'schema':
      return { type: 'json_schema', json_schema: { name, strict: true, schema } }
    case 'strict':
      return { type: 'json_schema', json_schema: { name, strict: true, schema: requireAll(schema) } }
    case 'object':
      return { type: 'json_object' }
    case 'text':
      return undefined
  }
}

/** Every property is required; an optional property may be null. */
export function requireAll(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, name === 'required' ? value : convert(value)]),
  )
  if (!isRecord(properties)) return inner
  const names = Array.isArray(required) ? (required as unknown[]) : []
  const all = Object.entries(properties).map(([name, value]) => {
    const converted = convert(value)
    return [name, names.includes(name) ? converted : { anyOf: [converted, { type: 'null' }] }]
  })
  return { ...inner, properties: Object.fromEntries(all), required: Object.keys(properties) }
}

const convert = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(convert) : isRecord(value) ? requireAll(value) : value
