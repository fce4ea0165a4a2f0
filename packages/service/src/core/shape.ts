import { isRecord } from '@kinora/media/core/is-record'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

declare const described: unique symbol

/** A JSON Schema and the TypeScript type of its values, declared once. */
export type Shape<T> = { readonly schema: object; readonly [described]?: T }

type ValueOf<S> = S extends Shape<infer T> ? T : never
type Shapes = Readonly<Record<string, Shape<unknown>>>
type Fields<All extends Shapes> = { [Name in keyof All]: ValueOf<All[Name]> }

export const text: Shape<string> = { schema: { type: 'string' } }
export const number: Shape<number> = { schema: { type: 'number' } }
export const flag: Shape<boolean> = { schema: { type: 'boolean' } }
export const anything: Shape<unknown> = { schema: {} }

export const exactly = <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> => ({
  schema: { enum: values },
})

export const list = <T>(of: Shape<T>): Shape<T[]> => ({ schema: { type: 'array', items: of.schema } })

export const mapping = <T>(of: Shape<T>): Shape<Record<string, T>> => ({
  schema: { type: 'object', additionalProperties: of.schema },
})

/** Additional properties are allowed and kept: a newer version may have written them. */
export function record<Required extends Shapes>(required: Required): Shape<Fields<Required>>
export function record<Required extends Shapes, Optional extends Shapes>(
  required: Required,
  optional: Optional,
): Shape<Fields<Required> & Partial<Fields<Optional>>>
export function record(required: Shapes, optional: Shapes = {}): Shape<unknown> {
  const all = Object.entries({ ...required, ...optional })
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
      required: Object.keys(required),
    },
  }
}

export const either = <const All extends readonly Shape<unknown>[]>(...all: All): Shape<ValueOf<All[number]>> => ({
  schema: { anyOf: all.map(({ schema }) => schema) },
})

/** The same shape with all properties optional, for rows of earlier versions. Their readers handle missing ones. */
export const withGaps = <T>(shape: Shape<T>): Shape<T> => {
  const isRequired = (name: string, part: unknown): boolean => name === 'required' && Array.isArray(part)
  const schema = JSON.stringify(shape.schema, (name, part: unknown) => (isRequired(name, part) ? undefined : part))
  return { schema: JSON.parse(schema) as object }
}

/** A stored or foreign value does not have the expected shape. Retrying does not help. */
export class ShapeMismatch extends Error {}

const ajv = new Ajv2020({ strict: false, validateSchema: false })
const compiled = new WeakMap<object, ValidateFunction>()

/** Returns the value if it has this shape, otherwise throws a ShapeMismatch whose message names `what`. */
export function readShape<T>(shape: Shape<T>, value: unknown, what: string): T {
  const validate = (compiled.get(shape) ?? ajv.compile(shape.schema)) as ValidateFunction<T>
  compiled.set(shape, validate)
  if (validate(value)) return value
  const [first] = validate.errors ?? []
  throw new ShapeMismatch(`${what} cannot be read: ${first?.instancePath || 'it'} ${first?.message ?? 'does not fit'}`)
}

/** The same for JSON text. */
export function parseShape<T>(shape: Shape<T>, json: string, what: string): T {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new ShapeMismatch(`${what} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  return readShape(shape, value, what)
}

/** True if a value is an object with fields. */

/** The fields of a foreign value; none if it is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** True if a foreign value is a text with at least one character. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The objects of a foreign list; none if it is not a list. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
