import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildSimilarNouns } from '../../../../tools/build-similar-nouns.ts'
import { buildVocabulary } from '../../../../tools/build-vocabulary.ts'

const words = join(import.meta.dirname, '../../data/words')

test('similar-nouns.txt is the output of its script for WordNet', () => {
  assert.equal(readFileSync(join(words, 'similar-nouns.txt'), 'utf8'), buildSimilarNouns())
})

test('nouns/pictograms.json is the output of its script for CLDR', () => {
  assert.equal(readFileSync(join(words, 'nouns/pictograms.json'), 'utf8'), buildVocabulary())
})
