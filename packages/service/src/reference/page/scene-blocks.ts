import { SCENE_SCHEMA } from '@kinora/media/scene/scene-schema'
import type { JsonSchema } from '../../catalog/build-schema.ts'
import { type Block, codes, heading, table, text } from './blocks.ts'

const DEFINITION = '#/$defs/'

/** The fields of a scene document from its schema, part by part. */
export function sceneBlocks(): Block[] {
  const parts = Object.entries(SCENE_SCHEMA.$defs as Record<string, JsonSchema>)
  return [
    heading(2, 'The document'),
    text(
      'Every field of `kinora.scene/1`, from its JSON Schema. Fields that are not here are refused. Lengths are metres, times are seconds of the clip.',
    ),
    ...partBlocks(SCENE_SCHEMA),
    ...parts.flatMap(([name, part]) => [heading(3, name, `scene-${name}`), ...partBlocks(part)]),
  ]
}

function partBlocks(part: JsonSchema): Block[] {
  const forms = (part.anyOf as JsonSchema[] | undefined) ?? [part]
  return forms.flatMap(form => {
    const rows = Object.entries((form.properties ?? {}) as Record<string, JsonSchema>)
    const required = (form.required ?? []) as string[]
    if (rows.length === 0) return []
    const cells = rows.map(([name, schema]) => [
      `\`${name}\``,
      inWords(schema),
      required.includes(name) ? '**required**' : 'optional',
      typeof schema.description === 'string' ? schema.description : '',
    ])
    return [table('fields', ['Field', 'Value', '', 'Meaning'], cells)]
  })
}

/** The allowed values as a phrase. */
function inWords(schema: JsonSchema): string {
  const { $ref, anyOf, enum: choices, const: only, type, items, properties, additionalProperties } = schema
  if (typeof $ref === 'string') return `[${$ref.slice(DEFINITION.length)}](scene-${$ref.slice(DEFINITION.length)})`
  if (Array.isArray(anyOf)) return anyOf.map(inWords).join(' or ')
  if (Array.isArray(choices)) return codes(choices.map(String))
  if (typeof only === 'string') return `\`${only}\``
  if (type === 'array') return listInWords(schema, inWords(items as JsonSchema))
  if (properties)
    return `object of ${Object.keys(properties)
      .map(name => `\`${name}\``)
      .join(', ')}`
  if (typeof additionalProperties === 'object')
    return `object of names, each ${inWords(additionalProperties as JsonSchema)}`
  if (type === 'number' || type === 'integer') return `${Number(schema.minimum)} to ${Number(schema.maximum)}`
  if (type === 'boolean') return 'true or false'
  return schema.maxLength === undefined ? 'text' : `text of at most ${Number(schema.maxLength)} characters`
}

const listInWords = ({ minItems, maxItems }: JsonSchema, each: string): string =>
  minItems === maxItems ? `${Number(minItems)} of ${each}` : `at most ${Number(maxItems)} of ${each}`
