import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { describedNouns, DRAWN_TABLES, PICTOGRAM_NAMES } from '../../src/words/vocabulary/described-nouns.ts'
import { readNounFiles, STAND_IN } from '../../src/words/vocabulary/noun-files.ts'
import { type Noun, readNouns, readNounTable } from '../../src/words/vocabulary/noun-table.ts'
import { findPlace, readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { usualSize } from '../../src/words/vocabulary/usual-sizes.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const curated = DRAWN_TABLES.map(readNounTable)
const isEnglish = (word: string) => /^[a-z0-9]/u.test(word)
const isChinese = (word: string) => /\p{Script=Han}/u.test(word)

test('two thousand nouns, three hundred verbs and sixty places have words in both languages', () => {
  const drawn = new Set(curated.flatMap(readNouns).flatMap(({ words }) => words))
  const inTables = [...curated, readNounTable(PICTOGRAM_NAMES)]
    .flatMap(readNouns)
    .filter(({ words }) => words.some(isEnglish) && words.some(isChinese))
  const inFiles = readNounFiles().filter(
    ({ english, chinese }) => ![...english, ...chinese].some(word => drawn.has(word)),
  )
  assert.ok(inTables.length + inFiles.length >= 2_000, `${inTables.length} + ${inFiles.length}`)
  assert.ok(readVerbs().length >= 300)
  assert.ok(readPlaces().size >= 60)
  for (const { english, chinese } of [...readNounFiles(), ...readVerbs(), ...readPlaces().values()]) {
    assert.ok(english.length > 0 && english.every(word => !isChinese(word)), english.join())
    assert.ok(chinese.length > 0 && chinese.every(isChinese), chinese.join())
  }
})

test('a word of one sort is in one row', () => {
  for (const rows of [readNounFiles(), readVerbs(), [...readPlaces().values()]]) {
    const seen = new Set<string>()
    for (const word of rows.flatMap(({ english, chinese }) => [...new Set([...english, ...chinese])])) {
      assert.ok(!seen.has(word), word)
      seen.add(word)
    }
  }
})

// One thing seen from two sides: a cup is a vessel and what is drunk of it; the table says how it is drawn.
const SAME = new Set(
  `animal/fish, animal/bird, tree/plant, flower/plant, food/drink, furniture/book, furniture/drink, furniture/fire, furniture/thing, thing/drink,
  thing/food, thing/worn, thing/book, thing/product, thing/aircraft, thing/building, thing/fire, worn/product, bike/thing, boat/thing,
  aircraft/spacecraft, aircraft/thing, spacecraft/planet, building/thing, thing/ball, toy/bird, toy/building, festive/sky, thing/person,
  thing/sky, thing/planet, thing/moon, thing/leaf, product/drink`
    .split(',')
    .map(pair => pair.trim()),
)

test('a word of both a table and a file is one thing, or declared as such', () => {
  const drawn = new Map<string, Noun>()
  for (const { words, noun } of curated.flatMap(readNouns)) for (const word of words) drawn.set(word, noun)
  for (const { english, chinese, noun } of readNounFiles())
    for (const word of [...english, ...chinese]) {
      const other = drawn.get(word)
      if (other && other.kind !== noun.kind)
        assert.ok(SAME.has(`${noun.kind}/${other.kind}`), `${word}: ${noun.kind}/${other.kind}`)
    }
})

test('a noun of the files has a size, a build, a weight, a picture, and an existing place', () => {
  for (const { noun } of readNounFiles()) {
    assert.ok(noun.metres! > 0 && noun.metres! <= 500, noun.name)
    assert.ok(noun.build && noun.weight, noun.name)
    if (noun.where) assert.equal(findPlace(noun.where).place, noun.place, noun.name)
    for (const sprite of noun.sprites)
      assert.ok(
        sprite === STAND_IN || findKind(sprite) || existsSync(join(pictures, `${sprite}.webp`)),
        `${noun.name}: ${sprite}`,
      )
  }
})

test('a noun drawn as another names it, and one with a picture does not', () => {
  const find = (word: string) => describedNouns().find(one => one.word === word)!.noun
  assert.equal(find('ibex').drawnAs, 'goat')
  assert.equal(find('排箫').drawnAs, 'flute')
  // Somebody in clothes of the trade's own is drawn as nobody else.
  assert.equal(find('notary').drawnAs, undefined)
  assert.equal(find('hermit').drawnAs, 'mage')
  assert.equal(find('cat').drawnAs, undefined)
  assert.equal(find('granddaughter').drawnAs, undefined)
})

test('taller animals are heavier, and people have one weight at every size', () => {
  const WEIGHTS = ['light', 'medium', 'heavy', 'huge']
  const sizes = readNouns(readNounTable('animals'))
    .filter(({ noun }) => ['animal', 'bird', 'fish'].includes(noun.kind))
    .map(({ noun }) => usualSize(noun))
    .toSorted((one, other) => one.metres - other.metres)
  const weights = sizes.map(({ weight }) => WEIGHTS.indexOf(weight))
  assert.deepEqual(
    weights,
    weights.toSorted((one, other) => one - other),
  )
  assert.equal(new Set(weights).size, WEIGHTS.length)
  assert.equal(
    usualSize({ kind: 'person', sprites: ['1f476'] }).weight,
    usualSize({ kind: 'person', sprites: [] }).weight,
  )
})

test('every drawn noun of the tables has a size, a build and a weight', () => {
  for (const { word, noun } of describedNouns()) assert.ok(noun.metres! > 0 && noun.build && noun.weight, word)
  const size = (word: string) => describedNouns().find(one => one.word === word)!.noun
  for (const [word, metres, build, weight] of [
    ['cat', 0.25, 'four-legged', 'light'],
    ['elephant', 3, 'four-legged', 'huge'],
    ['girl', 1.3, 'person', 'heavy'],
    ['城堡', 15, 'building', 'huge'],
    ['crocodile', 0.6, 'reptile', 'medium'],
  ] as const)
    assert.deepEqual([size(word).metres, size(word).build, size(word).weight], [metres, build, weight], word)
})

test('every table of words is read, and every table that is read exists', () => {
  const [data, ...sources] = [
    '../../data/words/tables',
    '../../src/prompt-parsing',
    '../../src/orders',
    '../../src/pictures',
    '../../src/words',
  ].map(path => join(import.meta.dirname, path))
  const code = sources
    .flatMap(source =>
      readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts'))
        .map(file => readFileSync(join(source, file), 'utf8')),
    )
    .join('\n')
  const read = [...code.matchAll(/readTable\(\s*'([^']+)',\s*'([^']+)'/gu)].map(([, file, name]) => `${file} ${name}`)
  const there = readdirSync(data!).flatMap(file =>
    Object.keys(JSON.parse(readFileSync(join(data!, file), 'utf8')) as object).map(
      name => `${file.replace('.json', '')} ${name}`,
    ),
  )
  assert.deepEqual(there.toSorted(), read.toSorted())
})
