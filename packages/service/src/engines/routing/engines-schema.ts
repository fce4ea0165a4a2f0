import { ORDER_KINDS } from '@kinora/media/engine/order-kinds'
import type { RegisteredKind } from '../register-kind.ts'
import { entrySchema } from './entry-schema.ts'

type Kinds = Readonly<Record<string, RegisteredKind>>

const text = { type: 'string', minLength: 1 }
const texts = { type: 'array', items: text, minItems: 1 }

/** The JSON Schema of the engines file, used for validation and publication. */
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
