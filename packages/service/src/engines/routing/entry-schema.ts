import type { EngineKind } from '../engine-kind.ts'

const text = { type: 'string', minLength: 1 }
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

const look = {
  type: 'object',
  description: 'For videos: other engines of this file paint pictures first, and this engine animates them',
  properties: {
    frame: { ...text, description: 'The engine that paints the first frame of each order' },
    portraits: {
      ...text,
      description: 'The engine that paints the cast of a film once; its frames get these pictures',
    },
  },
  required: ['frame'],
  additionalProperties: false,
}

/** The JSON Schema of an entry of this kind in the engines file. */
export const entrySchema = (
  kind: string,
  { about, properties, required }: Pick<EngineKind<object>, 'about' | 'properties' | 'required'>,
): object => ({
  description: about,
  properties: {
    kind: { const: kind },
    headers,
    limits,
    look,
    ambiguous: { enum: ['again', 'fail'], description: 'What becomes of an order that may have been taken' },
    ...properties,
  },
  required,
  additionalProperties: false,
})
