import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { findNoun } from '../../src/words/lexicon.ts'
import { findSimilarNoun } from '../../src/words/vocabulary/find-similar-noun.ts'

const file = join(import.meta.dirname, '../../data/words/similar-nouns.txt')
const subjectsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!.subjects

test('every noun that others are drawn as has a drawing', () => {
  const kept = readFileSync(file, 'utf8')
  for (const line of kept.split('\n').filter(row => row.includes(';') && !/^[-#]/u.test(row)))
    assert.ok(findNoun(line.split(';')[0]!), line.slice(0, 40))
})

test('a noun that no table has is drawn as the most similar one, and a note says so', () => {
  assert.deepEqual(findSimilarNoun('gondolier'), { noun: 'boatman' })
  assert.deepEqual(findSimilarNoun('agouti'), { noun: 'rat' })
  const [player, instrument] = subjectsOf('A gondolier plays a clavichord')
  assert.deepEqual(
    [player!.words, player!.drawnAs, instrument!.words, instrument!.drawnAs],
    ['gondolier', 'boatman', 'clavichord', 'piano'],
  )
  assert.equal(subjectsOf('Three agoutis on a rock')[0]!.count, 3)
})

test('a Chinese noun that no table has goes by its last characters', () => {
  assert.deepEqual(
    subjectsOf('一位摄像师和一只云豹').map(({ words, drawnAs }) => [words, drawnAs]),
    [
      ['摄像师', '人'],
      ['云豹', '豹'],
    ],
  )
})

test('a noun without a similar one is a block with its word on it, and an invisible one is left out', () => {
  const [block] = subjectsOf('A man looks at a strange zorblatt').slice(1)
  assert.deepEqual(
    [block!.words, block!.label, 'sprite' in block!.what && block!.what.sprite],
    ['zorblatt', 'zorblatt', 'drawn-block'],
  )
  assert.equal(direct({ prompt: 'A man looks at a strange zorblatt', seed: 1 }).unknown.includes('zorblatt'), true)
  assert.deepEqual(
    subjectsOf('A man with a strange kindness').map(({ words }) => words),
    ['man'],
  )
  assert.equal(findSimilarNoun('freedom'), 'unseen')
})

test('rare instruments, engines and beasts are drawn as what they are like, and a metronome is no clock', () => {
  for (const [prompt, drawnAs] of [
    ['an echidna', 'hedgehog'],
    ['a theremin', 'synthesizer'],
    ['a gyroscope', 'spinning top'],
    ['a periscope', 'telescope'],
    ['a kiln', 'oven'],
  ] as const)
    assert.equal(subjectsOf(prompt)[0]!.drawnAs, drawnAs, prompt)
  for (const [prompt, sprite] of [
    ['a trebuchet', 'drawn-catapult'],
    ['a metronome', 'drawn-metronome'],
    ['a hurdy-gurdy', '1fa97'],
  ] as const)
    assert.deepEqual(subjectsOf(prompt)[0]!.what, { sprite }, prompt)
})
