import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENE_SCHEMA } from '@kinora/media/scene/scene-schema'
import { isRecord } from '@kinora/media/core/is-record'
import { schemaText } from './schema-text.ts'

// The instructions for models and agents that write scene documents.

/** The folder of the texts and the worked examples. */
export const INSTRUCTIONS = join(import.meta.dirname, '../../instructions/reading')

/** A prompt and the document that a good reader writes. */
export type Example = { prompt: string; seconds: number; scene: Record<string, unknown> }

/** The fields of a scene document and their meaning. */
export const documentGuide = (): string => readFileSync(join(INSTRUCTIONS, 'document.md'), 'utf8').trim()

let examples: readonly Example[] | undefined

/** The worked examples, in the order of their names. */
export function readExamples(): readonly Example[] {
  examples ??= readdirSync(INSTRUCTIONS)
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .map(name => JSON.parse(readFileSync(join(INSTRUCTIONS, name), 'utf8')) as Example)
  return examples
}

/** The instructions for modelling things that are missing from the catalogue. */
export const modellingGuide = (): string => readFileSync(join(INSTRUCTIONS, 'modelling.md'), 'utf8').trim()

// Bodies of people and animals are in the catalogue; their parameters would take as much as everything else.
const KITS = ['kit']
// The modelling guide describes assets.
const MODELS = ['asset', 'part', ...KITS]
// The service sets these fields.
export const OWN_FIELDS: readonly string[] = ['version', 'title', 'seconds', 'language', 'origin']

const texts = new Map<boolean, string>()

/** Every field of a document with its values and meaning: servers do not show the schema to the model. */
export function fieldGuide({ withAssets }: { withAssets: boolean }): string {
  const known = texts.get(withAssets)
  if (known !== undefined) return known
  const without = {
    fields: withAssets ? OWN_FIELDS : [...OWN_FIELDS, 'assets'],
    definitions: withAssets ? KITS : MODELS,
  }
  const text = schemaText(SCENE_SCHEMA, without)
  texts.set(withAssets, text)
  return text
}

let words: string | undefined

/** The closed vocabularies of a document, one line each, for models whose context is too small for all fields. */
export function vocabulary(): string {
  words ??= listVocabulary()
  return words
}

function listVocabulary(): string {
  const lines: string[] = []
  const walk = (schema: unknown, at: string): void => {
    if (!isRecord(schema)) return
    const { enum: values, properties, items, anyOf } = schema
    if (Array.isArray(values)) lines.push(`${at}: ${values.join(' ')}`)
    for (const [name, one] of Object.entries(isRecord(properties) ? properties : {})) walk(one, `${at}.${name}`)
    walk(items, at)
    for (const one of Array.isArray(anyOf) ? anyOf : []) walk(one, at)
  }
  const { $defs, properties } = SCENE_SCHEMA
  for (const [name, one] of Object.entries(isRecord($defs) ? $defs : {})) if (!MODELS.includes(name)) walk(one, name)
  const { style, sound } = isRecord(properties) ? properties : {}
  walk(style, 'style')
  walk(sound, 'sound')
  return [...Map.groupBy(lines, line => line.slice(line.indexOf(': ')))]
    .map(([values, all]) => `${[...new Set(all.map(line => line.slice(0, line.indexOf(': '))))].join(', ')}${values}`)
    .join('\n')
}
