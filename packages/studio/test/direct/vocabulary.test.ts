import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import * as words from '../../src/direct/words/index.ts'
import { splitList, type NounTable, readNouns } from '../../src/direct/words/noun-table.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { findDrawing } from '../../src/figures/drawn/drawings.ts'

const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const curated: NounTable[] = [
  words.PEOPLE,
  words.ANIMALS,
  words.NATURE,
  words.FOOD,
  words.VEHICLES,
  words.THINGS,
  words.BUILDINGS,
]

test('a row that is none is refused', () => {
  assert.throws(() => readNouns({ animal: '🐈' }), /not a row of nouns/)
  assert.throws(() => readNouns({ animal: '🐈 cat @moon' }), /no such word/)
})

test('every pictogram has its picture', () => {
  const missing = [...curated, words.VOCABULARY]
    .flatMap(table => readNouns(table).flatMap(({ noun }) => noun.sprites))
    .filter(sprite => !findDrawing(sprite) && !findKind(sprite) && !existsSync(join(pictures, `${sprite}.webp`)))
  assert.deepEqual(missing, [])
})

test('a noun stands in one row only', () => {
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
  for (const [property, table] of Object.entries(words.VALUE_TABLES)) {
    const values = new Map<string, string>()
    for (const [value, list] of Object.entries(table)) {
      for (const word of new Set(splitList(list))) {
        assert.ok(!values.has(word), `${property}: ${word} is ${values.get(word)} and ${value}`)
        values.set(word, value)
      }
    }
  }
})
