import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { KINDS } from '../../src/words/kinds.ts'
import { MOTIONS, PLACES } from '../../src/setting/shot-list.ts'
import { DRAWN_TABLES, PICTOGRAM_NAMES } from '../../src/words/vocabulary/described-nouns.ts'
import { readNouns, readNounTable } from '../../src/words/vocabulary/noun-table.ts'
import { readWordFile } from '../../src/words/vocabulary/word-data.ts'
import { sortTables, valueTables } from '../../src/words/vocabulary/word-tables.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'

const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const curated = DRAWN_TABLES.map(readNounTable)

const list = { type: 'array', items: { type: 'string', minLength: 1, pattern: String.raw`^\S(.*\S)?$` } }
const lists = { type: 'object', additionalProperties: list }
const hex = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
const noun = {
  type: 'array',
  minItems: 2,
  maxItems: 3,
  prefixItems: [
    { type: 'array', minItems: 1, items: { type: 'string', pattern: String.raw`^(?::[a-z0-9-]+:|\P{ASCII}.*)$` } },
    { ...list, minItems: 1 },
    {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        place: { enum: PLACES },
        motion: { enum: MOTIONS },
        count: { type: 'integer', minimum: 1 },
        colour: { type: 'string' },
        faint: { const: true },
      },
    },
  ],
}

test('each file of words has the format of its table', () => {
  const nouns = {
    type: 'object',
    propertyNames: { enum: Object.keys(KINDS) },
    additionalProperties: { type: 'array', items: noun },
  }
  const hue = {
    type: 'object',
    additionalProperties: false,
    required: ['family', 'thing', 'deep', 'clear', 'words'],
    properties: { family: { type: 'string' }, thing: hex, deep: hex, clear: hex, words: list, also: list },
  }
  const ajv = new Ajv2020({ strictTuples: false })
  const check = (file: string, schema: object): void => {
    ajv.validate(schema, JSON.parse(readWordFile(file)))
    assert.deepEqual(ajv.errors ?? [], [], file)
  }
  for (const table of [...DRAWN_TABLES, PICTOGRAM_NAMES]) check(`nouns/${table}.json`, nouns)
  for (const file of ['sorts.json', 'quoting.json', 'hints-seen.json']) check(file, lists)
  for (const file of ['values.json', 'changes.json']) check(file, { type: 'object', additionalProperties: lists })
  check('hues.json', { type: 'object', additionalProperties: hue })
})

test('a word occurs once in its list', () => {
  const tables = [...Object.entries(valueTables()), ['sorts', sortTables()] as const]
  for (const [property, table] of tables)
    for (const [value, words] of Object.entries(table))
      assert.deepEqual(
        words.filter((word, at) => words.indexOf(word) !== at),
        [],
        `${property} ${value}`,
      )
})

test('every emoji has its picture', () => {
  const missing = [...curated, readNounTable(PICTOGRAM_NAMES)]
    .flatMap(table => readNouns(table).flatMap(({ noun }) => noun.sprites))
    .filter(sprite => !findKind(sprite) && !existsSync(join(pictures, `${sprite}.webp`)))
  assert.deepEqual(missing, [])
})

test('a noun is in one row only', () => {
  const rows = new Map<string, number>()
  for (const { words: names } of curated.flatMap(readNouns)) {
    for (const name of names.slice(0, -1)) rows.set(name, (rows.get(name) ?? 0) + 1)
  }
  assert.deepEqual(
    [...rows].filter(([, count]) => count > 1),
    [],
  )
})

test('a word has one value of a property', () => {
  for (const [property, table] of Object.entries(valueTables())) {
    const values = new Map<string, string>()
    for (const [value, words] of Object.entries(table)) {
      for (const word of words) {
        assert.ok(!values.has(word), `${property}: ${word} is ${values.get(word)} and ${value}`)
        values.set(word, value)
      }
    }
  }
})
