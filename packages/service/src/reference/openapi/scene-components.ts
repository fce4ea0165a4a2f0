import { SCENE_SCHEMA } from '@kinora/media/scene/scene-schema'
import type { JsonSchema } from '../../catalog/build-schema.ts'
import { componentName, refTo } from './component-name.ts'

const DEFINITION = '#/$defs/'
const nameOf = (definition: string): string => componentName(`scene ${definition}`)

/** The schema of scene documents as components of the OpenAPI document: `Scene`, and its parts by name. */
export function sceneComponents(): Record<string, JsonSchema> {
  const { $schema: _schema, $id: _id, $defs, ...whole } = SCENE_SCHEMA
  const parts = Object.entries($defs as Record<string, JsonSchema>)
  return {
    Scene: referring(whole) as JsonSchema,
    ...Object.fromEntries(parts.map(([name, part]) => [nameOf(name), { title: nameOf(name), ...referring(part) }])),
  }
}

/** The same schema, with references to components. */
function referring(value: unknown): object {
  if (Array.isArray(value)) return value.map(one => (isObject(one) ? referring(one) : one))
  return Object.fromEntries(
    Object.entries(value as object).map(([keyword, part]) => [
      keyword,
      keyword === '$ref' && typeof part === 'string' && part.startsWith(DEFINITION)
        ? refTo('schemas', nameOf(part.slice(DEFINITION.length))).$ref
        : isObject(part)
          ? referring(part)
          : part,
    ]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A field that is a scene document refers to its component. */
export function sceneReference({ type, ...schema }: JsonSchema): JsonSchema {
  const scene = refTo('schemas', 'Scene')
  return { ...schema, ...([type].flat().includes('null') ? { anyOf: [scene, { type: 'null' }] } : scene) }
}
