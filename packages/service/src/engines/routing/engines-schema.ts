import type { EngineKind } from '../engine-kind.ts'
import { ORDER_KINDS } from '@kinora/media/engine/order-kinds'

type Kinds = Readonly<Record<string, EngineKind>>

const text = { type: 'string', minLength: 1 }
const texts = { type: 'array', items: text, minItems: 1 }
const count = { type: 'integer', minimum: 1 }
const amount = { type: 'number', minimum: 0 }

const headers = {
  type: 'object',
  description: 'Sent to this engine alone. A value is kept in the environment or in a file of its own, never here.',
  additionalProperties: {
    type: 'object',
    properties: {
      env: text,
      file: text,
      prefix: { type: 'string', description: 'Before the value, such as "Bearer "' },
    },
    additionalProperties: false,
    oneOf: [{ required: ['env'] }, { required: ['file'] }],
  },
}

const limits = {
  type: 'object',
  properties: {
    inFlight: { ...count, description: 'Orders that one process has there at a time' },
    waiting: {
      type: 'integer',
      minimum: 0,
      description: 'Orders that wait for that; further ones go to the next engine',
    },
    seconds: { ...count, description: 'The longest that an order may take' },
    spending: {
      type: 'object',
      description: 'In whatever the operator counts; no order is given once a day (UTC) has cost this much',
      properties: { perDay: amount, perOrder: amount, perSecond: amount },
      required: ['perDay'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

/** The JSON Schema of the engines file: what is checked is what is published. */
export const enginesSchema = (kinds: Kinds): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Kinora engines',
  description: 'Which engines there are, and who makes what. See docs/engines.',
  type: 'object',
  properties: {
    $schema: text,
    engines: {
      type: 'object',
      propertyNames: { pattern: '^[a-z0-9][a-z0-9-]{0,62}$' },
      additionalProperties: {
        type: 'object',
        properties: { kind: { type: 'string', enum: Object.keys(kinds) } },
        required: ['kind'],
        allOf: Object.entries(kinds).map(([kind, declared]) => ({
          if: { properties: { kind: { const: kind } }, required: ['kind'] },
          // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
          then: entrySchema(kind, declared),
        })),
      },
    },
    routes: {
      type: 'array',
      description: 'The first that matches an order holds; what none matches is made by the built-in engines',
      items: {
        type: 'object',
        properties: {
          generators: { ...texts, description: 'Names such as text2video; * stands for any letters' },
          models: { ...texts, description: 'Models as the catalogue spells them; * stands for any letters' },
          kinds: { type: 'array', items: { enum: ORDER_KINDS }, minItems: 1 },
          engines: { ...texts, description: 'The preferred first' },
          standIn: { type: 'boolean', description: 'When all have failed, something marked as a stand-in is made' },
        },
        required: ['engines'],
        additionalProperties: false,
      },
    },
  },
  required: ['engines', 'routes'],
  additionalProperties: false,
})

const entrySchema = (kind: string, { about, properties, required }: EngineKind): object => ({
  description: about,
  properties: {
    kind: { const: kind },
    headers,
    limits,
    ambiguous: { enum: ['again', 'fail'], description: 'What becomes of an order that may have been taken' },
    ...properties,
  },
  required,
  additionalProperties: false,
})
