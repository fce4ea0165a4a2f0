import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { splitChunks, countSigns } from '../../../src/voice/script/split-chunks.ts'
import type { Mark, Word } from '../../../src/voice/script.ts'
import { writeScript } from '../../../src/voice/script/write-script.ts'
import { writeSigns } from '../../../src/voice/script/write-signs.ts'

const tokensOf = (text: string): (Word | Mark)[] =>
  writeScript(text, { language: 'en' }).flatMap(passage => (passage.kind === 'speech' ? passage.tokens : []))

describe('chunks', () => {
  test('are cut between words in a text without marks, and nothing is lost', () => {
    const tokens = tokensOf('banana '.repeat(400))
    const chunks = splitChunks(tokens)
    assert.ok(chunks.length > 5)
    for (const { tokens: part } of chunks) assert.ok(countSigns(part) <= 300)
    assert.equal(chunks.flatMap(({ tokens: part }) => part).length, 400)
  })

  test('cut a word longer than the limit', () => {
    for (const text of [`${'abcde-'.repeat(120)}.com/x`, 'x'.repeat(900), '9'.repeat(600)]) {
      for (const chunk of splitChunks(tokensOf(text))) assert.ok(writeSigns(chunk, '.').signs.length <= 510)
    }
  })

  test('cut a long sentence at a mark near its middle', () => {
    const half = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    const chunks = splitChunks(tokensOf(`${half} ${half}, ${half} ${half}.`))
    assert.equal(chunks.length, 2)
    assert.deepEqual(chunks[0]?.tokens.at(-1), { kind: 'mark', mark: ',' })
  })

  test('join very short sentences, and keep others separate', () => {
    assert.equal(splitChunks(tokensOf('Yes. No. Go on!')).length, 1)
    assert.equal(
      splitChunks(tokensOf('This is one whole sentence of words. This is another whole sentence of words.')).length,
      2,
    )
  })

  test('end in a mark', () => {
    const [chunk] = splitChunks(tokensOf('no mark here'))
    assert.equal(chunk && writeSigns(chunk, '.').signs.at(-1), '.')
  })
})
