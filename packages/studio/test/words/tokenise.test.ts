import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { foldText, MENTION_REST, MENTION_START, tokenise } from '../../src/words/tokenise.ts'

const tokensOf = (text: string): string[] => tokenise(foldText(text)).map(({ text: token, type }) => `${type} ${token}`)

test('folding gives lower case, half width and simplified characters', () => {
  for (const [written, folded] of [
    ['A Cat', 'a cat'],
    ['ＣＡＴ，狗！', 'cat,狗!'],
    ['ÉCOLE', 'ecole'],
    ['the king’s ‘crown’', "the king's 'crown'"],
    ['一隻貓在樹邊', '一只猫在树边'],
  ] as const)
    assert.equal(foldText(written), folded)
})

test('a folded text has its characters at the written positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), text => {
      assert.equal(foldText(text).length, text.length)
    }),
  )
  // The dotted capital I would grow by a sign in lower case.
  assert.equal(foldText('İstanbul cat').indexOf('cat'), 'İstanbul cat'.indexOf('cat'))
})

test('folding twice equals folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
      assert.equal(foldText(foldText(text)), foldText(text))
    }),
  )
})

test('tokens are in order, do not overlap, and have their positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
      const folded = foldText(text)
      let end = 0
      for (const { from, to, type, text: token } of tokenise(folded)) {
        assert.ok(from >= end && to > from && to <= folded.length)
        if (type === 'han' || type === 'clause') assert.equal(token, folded.slice(from, to))
        end = to
      }
    }),
  )
})

test('words, Chinese characters, emoji and marks are distinguished', () => {
  for (const [text, tokens] of [
    ['two cats', ['word two', 'word cats']],
    ['红色的猫', ['han 红', 'han 色', 'han 的', 'han 猫']],
    ['a🐈b', ['word a', 'pictogram 🐈', 'word b']],
    ['4k猫', ['word 4k', 'han 猫']],
    ['R&B', ['word r&b']],
    [
      'a cat, a dog. A cow!',
      ['word a', 'word cat', 'clause ,', 'word a', 'word dog', 'sentence .', 'word a', 'word cow', 'sentence !'],
    ],
    ['猫、狗；鸟。', ['han 猫', 'han 、', 'han 狗', 'sentence ;', 'han 鸟', 'sentence 。']],
    ['(a) — “b”', ['clause (', 'word a', 'clause )', 'clause —', 'clause “', 'word b', 'clause ”']],
  ] as const)
    assert.deepEqual(tokensOf(text), tokens, text)
})

test('a point inside a number does not end a sentence', () => {
  assert.ok(!tokensOf('version 2.5 of it').some(token => token.startsWith('sentence')))
  assert.ok(tokensOf('version two. of it').includes('sentence .'))
})

test('an emoji is known in every skin colour, and a joined one is one token', () => {
  assert.deepEqual(tokensOf('👩🏽'), ['pictogram 👩'])
  assert.deepEqual(tokensOf('❤️'), ['pictogram ❤'])
  assert.deepEqual(tokensOf('👩‍🍳'), ['pictogram 👩‍🍳'])
})

test('a possessive loses its ending and is marked, and a word with an inner mark is one word', () => {
  for (const [text, word, possessive] of [
    ["king's", 'king', true],
    ['king’s', 'king', true],
    ["kings'", 'kings', true],
    ["don't", "don't", undefined],
    ["o'clock", "o'clock", undefined],
  ] as const) {
    const [token, ...more] = tokenise(foldText(text))
    assert.deepEqual([token?.text, token?.possessive, more], [word, possessive, []])
  }
})

test('a blanked mention is one token with its written length', () => {
  const [first, mention, last] = tokenise(`a ${MENTION_START}${MENTION_REST.repeat(4)} b`)
  assert.deepEqual([first?.text, last?.text], ['a', 'b'])
  assert.deepEqual([mention?.type, mention?.from, mention?.to], ['mention', 2, 7])
})
