import { isRecord } from '../core/is-record.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonSchema } from './schema-words.ts'

/** Compiles a schema of documents. `others` are the schemas that it refers to by their ids. */
export function compileSchema(schema: JsonSchema, others: readonly JsonSchema[] = []): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, discriminator: true })
  for (const other of others) ajv.addSchema(tellApart(other) as JsonSchema)
  return ajv.compile(tellApart(schema) as JsonSchema)
}

/**
 * The schema, with forms that a constant tells apart looked up by it: `shape` of a part, `kind` of a kit. A wrong value
 * is compared with its own form only. Otherwise parts that contain parts multiply the work with each level.
 */
function tellApart(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tellApart)
  if (!isRecord(schema)) return schema
  const { anyOf, ...rest } = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, tellApart(one)]))
  const tag = Array.isArray(anyOf) ? tagOf(anyOf) : undefined
  if (tag === undefined) return { ...rest, ...(anyOf !== undefined && { anyOf }) }
  return { type: 'object', ...rest, required: [tag], discriminator: { propertyName: tag }, oneOf: anyOf }
}

/** The field that each of these forms requires with a constant of its own. */
function tagOf(forms: readonly unknown[]): string | undefined {
  const [first] = forms
  return requiredOf(first).find(name => {
    const constants = forms.map(form => (requiredOf(form).includes(name) ? constantOf(form, name) : undefined))
    return constants.every(one => typeof one === 'string') && new Set(constants).size === forms.length
  })
}

const requiredOf = (form: unknown): string[] =>
  isRecord(form) && Array.isArray(form['required']) ? form['required'].map(String) : []

function constantOf(form: unknown, name: string): unknown {
  const fields = isRecord(form) ? form['properties'] : undefined
  const field = isRecord(fields) ? fields[name] : undefined
  return isRecord(field) ? field['const'] : undefined
}
