import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENE_SCHEMA } from '../../../media/src/scene/scene-schema.ts'
import { about, choice, either, list, named, number, object, text } from '../../../media/src/scene/schema-words.ts'
import { fieldGuide } from '../../src/catalog/scene-guide.ts'
import { schemaText } from '../../src/catalog/schema-text.ts'

const hue = either(choice(['red', 'green', 'blue']), text(7))
const kite = named('kite', object({ id: text(40) }, { colour: hue, tail: about('Behind it.', list(hue, 3)) }))
const wind = named('wind', object({ speed: number(0, 100) }))
const schema = {
  ...object({ kites: list(kite, 9) }, { title: text(9), gust: about('It blows.', wind) }).json,
  $defs: { kite: kite.definition, wind: wind.definition },
}

test('a schema becomes a line for each field, a section for each definition, and shared values once', () => {
  assert.equal(
    schemaText(schema),
    [
      '- kites: list of kite.',
      '- title?: text.',
      '- gust?: wind. It blows.',
      '',
      'kite',
      '- id: text.',
      '- colour?: colour.',
      '- tail?: list of colour. Behind it.',
      '',
      'wind',
      '- speed: number 0 to 100.',
      '',
      'colour: red | green | blue, or text',
    ].join('\n'),
  )
})

test('omitted fields and definitions do not appear', () => {
  const told = schemaText(schema, { fields: ['title'], definitions: ['wind'] })
  assert.doesNotMatch(told, /title|gust|wind|speed/u)
})

/** The names and values of a schema, without those of its own fields and kits. */
function namesOf(one: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(one)) for (const inner of one) namesOf(inner, found)
  else if (typeof one === 'object' && one !== null)
    for (const [keyword, value] of Object.entries(one)) {
      if (keyword === 'properties') for (const name of Object.keys(value)) found.add(name)
      if (keyword === 'enum') for (const name of value) found.add(name)
      namesOf(keyword === 'properties' || keyword === '$defs' ? Object.values(value) : value, found)
    }
  return found
}

test('the guide lists every field and every value of a scene document', () => {
  const { kit: _kit, ...definitions } = SCENE_SCHEMA['$defs'] as Record<string, unknown>
  const {
    version: _version,
    title: _title,
    seconds: _seconds,
    language: _language,
    origin: _origin,
    ...properties
  } = SCENE_SCHEMA['properties'] as Record<string, unknown>
  const told = new Set(fieldGuide({ withAssets: true }).match(/[\w#-]+/gu))
  // The kit of an asset is left out with its definition.
  const missing = [...namesOf([definitions, { properties }])].filter(name => name !== 'kit' && !told.has(name))
  assert.deepEqual(missing, [])
})
