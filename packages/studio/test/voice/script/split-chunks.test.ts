import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { splitChunks, countSigns } from '../../../src/voice/script/split-chunks.ts'
import type { Mark, Word } from '../../../src/voice/script.ts'
import { writeScript } from '../../../src/voice/script/write-script.ts'
import { writeSigns } from '../../../src/voice/script/write-signs.ts'

const tokensOf = (text: string): (Word | Mark)[] =>
  writeScript(text, { language: 'en' }).flatMap(passage => (passage.kind === 'speech' ? passage.tokens : []))

describe('chunks', () => {
  test('a text without a single mark is cut between words, and nothing is lost', () => {
    const tokens = tokensOf('banana '.repeat(400))
    const chunks = splitChunks(tokens)
    assert.ok(chunks.length > 5)
    for (const { tokens: part } of chunks) assert.ok(countSigns(part) <= 300)
    assert.equal(chunks.flatMap(({ tokens: part }) => part).length, 400)
  })

  test('a word longer than the model takes is said in pieces', () => {
    for (const text of [`${'abcde-'.repeat(120)}.com/x`, 'x'.repeat(900), '9'.repeat(600)]) {
      for (const chunk of splitChunks(tokensOf(text))) assert.ok(writeSigns(chunk, '.').signs.length <= 510)
    }
  })

  test('a long sentence is cut at a mark near its middle', () => {
    const half = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    const chunks = splitChunks(tokensOf(`${half} ${half}, ${half} ${half}.`))
    assert.equal(chunks.length, 2)
    assert.deepEqual(chunks[0]?.tokens.at(-1), { kind: 'mark', mark: ',' })
  })

  test('very short sentences are said together, others one by one', () => {
    assert.equal(splitChunks(tokensOf('Yes. No. Go on!')).length, 1)
    assert.equal(
      splitChunks(tokensOf('This is one whole sentence of words. This is another whole sentence of words.')).length,
      2,
    )
  })

  test('a chunk ends in a mark', () => {
    const [chunk] = splitChunks(tokensOf('no mark here'))
    assert.equal(chunk && writeSigns(chunk, '.').signs.at(-1), '.')
  })
})
