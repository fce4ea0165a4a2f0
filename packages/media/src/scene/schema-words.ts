declare const described: unique symbol

/** A JSON Schema and the type of its values, written once. */
export type Schema<T> = { readonly json: JsonSchema; readonly [described]?: T }
export type JsonSchema = Readonly<Record<string, unknown>>
export type TypeOf<S> = S extends Schema<infer T> ? T : never

/** Values that are only read. */
export type DeepReadonly<T> = T extends object ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> } : T

type Schemas = Readonly<Record<string, Schema<unknown>>>
type Types<All extends Schemas> = { -readonly [Name in keyof All]: TypeOf<All[Name]> }
// Makes editors show an intersection as one object.
type Flat<T> = { [Name in keyof T]: T[Name] }

export const text = (max: number, rules: { min?: number; pattern?: string } = {}): Schema<string> => ({
  json: { type: 'string', minLength: rules.min ?? 1, maxLength: max, ...(rules.pattern && { pattern: rules.pattern }) },
})

export const number = (minimum: number, maximum: number): Schema<number> => ({
  json: { type: 'number', minimum, maximum },
})

export const integer = (minimum: number, maximum: number): Schema<number> => ({
  json: { type: 'integer', minimum, maximum },
})

export const flag: Schema<boolean> = { json: { type: 'boolean' } }

/** True or absent; never false. */
export const yes: Schema<true> = { json: { const: true } }

export const exactly = <const T extends string>(value: T): Schema<T> => ({ json: { const: value } })

export const choice = <const T extends string>(values: readonly T[]): Schema<T> => ({
  json: { type: 'string', enum: values },
})

export const list = <T>(of: Schema<T>, max: number, min = 0): Schema<T[]> => ({
  json: { type: 'array', items: of.json, maxItems: max, ...(min > 0 && { minItems: min }) },
})

/** A list that has at least one value. */
export const filled = <T>(of: Schema<T>, max: number): Schema<[T, ...T[]]> => ({ json: list(of, max, 1).json })

/** Numbers in a fixed order, such as a point or a box. */
export const vector = <const Names extends readonly string[]>(
  names: Names,
  minimum: number,
  maximum: number,
): Schema<{ -readonly [K in keyof Names]: number }> => ({
  json: {
    type: 'array',
    items: { type: 'number', minimum, maximum },
    minItems: names.length,
    maxItems: names.length,
    description: `[${names.join(', ')}]`,
  },
})

/** Values of one kind in a fixed order. */
export const tuple = <const Names extends readonly string[], T>(
  names: Names,
  of: Schema<T>,
): Schema<{ -readonly [K in keyof Names]: T }> => ({
  json: {
    type: 'array',
    items: of.json,
    minItems: names.length,
    maxItems: names.length,
    description: `[${names.join(', ')}]`,
  },
})

/** Values by name. */
export const mapping = <T>(
  of: Schema<T>,
  max: number,
  pattern = '^[a-z][a-z0-9.-]{0,39}$',
): Schema<Record<string, T>> => ({
  json: {
    type: 'object',
    additionalProperties: of.json,
    propertyNames: { pattern },
    maxProperties: max,
  },
})

/** A closed object: other fields are rejected. */
export function object<Required extends Schemas>(required: Required): Schema<Flat<Types<Required>>>
export function object<Required extends Schemas, Optional extends Schemas>(
  required: Required,
  optional: Optional,
): Schema<Flat<Types<Required> & Partial<Types<Optional>>>>
export function object(required: Schemas, optional: Schemas = {}): Schema<unknown> {
  const fields = Object.entries({ ...required, ...optional })
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, { json }]) => [name, json])),
      required: Object.keys(required),
      additionalProperties: false,
    },
  }
}

export const either = <const All extends readonly Schema<unknown>[]>(...all: All): Schema<TypeOf<All[number]>> => ({
  json: { anyOf: all.map(({ json }) => json) },
})

/** The same values with a description for the reference page, editors and language models. */
export const about = <T>(description: string, { json }: Schema<T>): Schema<T> => ({ json: { ...json, description } })

/** A separate definition: the document refers to it by `#/$defs/name`. */
export const named = <T>(name: string, schema: Schema<T>): Schema<T> & { name: string; definition: JsonSchema } => ({
  json: { $ref: `#/$defs/${name}` },
  name,
  definition: schema.json,
})
