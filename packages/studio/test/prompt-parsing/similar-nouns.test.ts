import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { findNoun } from '../../src/words/lexicon.ts'
import { findSimilarNoun } from '../../src/words/vocabulary/find-similar-noun.ts'

const file = join(import.meta.dirname, '../../data/words/similar-nouns.txt')
const subjectsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!.subjects

test('every noun that stands in for others has a figure', () => {
  const kept = readFileSync(file, 'utf8')
  for (const line of kept.split('\n').filter(row => row.includes(';') && !/^[-#]/u.test(row)))
    assert.ok(findNoun(line.split(';')[0]!), line.slice(0, 40))
})

test('a noun without a row is drawn as the most similar one and noted', () => {
  assert.deepEqual(findSimilarNoun('waterman'), { noun: 'boatman' })
  assert.deepEqual(findSimilarNoun('agouti'), { noun: 'rat' })
  const [player, instrument] = subjectsOf('A waterman plays a clavichord')
  assert.deepEqual(
    [player!.words, player!.drawnAs, instrument!.words, instrument!.drawnAs],
    ['waterman', 'boatman', 'clavichord', 'piano'],
  )
  assert.equal(subjectsOf('Three agoutis on a rock')[0]!.count, 3)
})
