import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chunksOf, lengthOf } from '../../../src/voice/script/chunks-of.ts'
import type { Mark, Word } from '../../../src/voice/script.ts'
import { scriptOf } from '../../../src/voice/script/script-of.ts'
import { signsOf } from '../../../src/voice/script/signs-of.ts'

const tokensOf = (text: string): (Word | Mark)[] =>
  scriptOf(text, { language: 'en' }).flatMap(passage => (passage.kind === 'speech' ? passage.tokens : []))

describe('chunks', () => {
  test('a text without a single mark is cut between words, and nothing is lost', () => {
    const tokens = tokensOf('banana '.repeat(400))
    const chunks = chunksOf(tokens)
    assert.ok(chunks.length > 5)
    for (const { tokens: part } of chunks) assert.ok(lengthOf(part) <= 300)
    assert.equal(chunks.flatMap(({ tokens: part }) => part).length, 400)
  })

  test('a word longer than the model takes is said in pieces', () => {
    for (const text of [`${'abcde-'.repeat(120)}.com/x`, 'x'.repeat(900), '9'.repeat(600)]) {
      for (const chunk of chunksOf(tokensOf(text))) assert.ok(signsOf(chunk, '.').signs.length <= 510)
    }
  })

  test('a long sentence is cut at a mark near its middle', () => {
    const half = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    const chunks = chunksOf(tokensOf(`${half} ${half}, ${half} ${half}.`))
    assert.equal(chunks.length, 2)
    assert.deepEqual(chunks[0]?.tokens.at(-1), { kind: 'mark', mark: ',' })
  })

  test('very short sentences are said together, others one by one', () => {
    assert.equal(chunksOf(tokensOf('Yes. No. Go on!')).length, 1)
    assert.equal(
      chunksOf(tokensOf('This is one whole sentence of words. This is another whole sentence of words.')).length,
      2,
    )
  })

  test('a chunk ends in a mark', () => {
    const [chunk] = chunksOf(tokensOf('no mark here'))
    assert.equal(chunk && signsOf(chunk, '.').signs.at(-1), '.')
  })
})
