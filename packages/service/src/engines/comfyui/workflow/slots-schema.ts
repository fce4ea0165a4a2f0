import { FILE_SLOTS, SLOT_NAMES } from './slots.ts'

const text = { type: 'string', minLength: 1 }
const step = { type: 'integer', minimum: 1, maximum: 256 }
const closed = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const KINDS = ['video', 'image', 'speech', 'music', 'upscale', 'effects', 'lips']
const SOURCES = ['words', 'frame', 'frames', 'continuation', 'references', 'story', 'template', 'panels']

/** JSON Schema of a slots file. */
export const slotsSchema = closed(
  {
    $schema: text,
    about: text,
    makes: closed(
      {
        kind: { enum: KINDS },
        from: { type: 'array', items: { enum: SOURCES }, minItems: 1 },
        sound: { type: 'boolean' },
      },
      ['kind'],
    ),
    slots: {
      type: 'object',
      propertyNames: { enum: SLOT_NAMES },
      additionalProperties: {
        type: 'array',
        minItems: 1,
        items: closed({ input: text, class: text, id: text }, ['input']),
      },
    },
    optional: { type: 'array', items: { enum: FILE_SLOTS } },
    output: closed({ class: text, id: text }),
    size: closed({ step, mostPixels: { type: 'integer', minimum: 1_024 } }, ['step']),
    frames: closed(
      { fps: { type: 'number', exclusiveMinimum: 0, maximum: 240 }, step, most: { type: 'integer', minimum: 1 } },
      ['fps', 'step'],
    ),
    seconds: closed({ least: { type: 'number', minimum: 0 }, most: { type: 'number', exclusiveMinimum: 0 } }),
    voices: { type: 'object', additionalProperties: text },
    needs: closed({
      version: { type: 'string', pattern: '^\\d+(\\.\\d+)*$' },
      models: { type: 'array', items: closed({ file: text, folder: text, from: text }, ['file', 'folder']) },
      nodes: { type: 'array', items: text },
    }),
  },
  ['makes', 'slots', 'output'],
)
