import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { type Item, parseItems } from '../../src/words/parse-items.ts'
import { foldText } from '../../src/words/tokenise.ts'
import type { Meaning } from '../../src/words/meaning.ts'

const itemsOf = (text: string): Item[] => parseItems(foldText(text))
const itemOf = (text: string, word: string): Item => {
  const item = itemsOf(text).find(({ text: own }) => own === word)
  assert.ok(
    item,
    `${word} in ${text}: ${itemsOf(text)
      .map(({ text: own }) => own)
      .join('|')}`,
  )
  return item
}
/** Which of these a word means, as it stands in a text. */
const meantBy = (text: string, word: string, ...keys: (keyof Meaning)[]): string[] =>
  keys.filter(key => itemOf(text, word).meaning[key] !== undefined)

describe('phrases', () => {
  test('are the longest ones of the tables', () => {
    for (const [text, ...expected] of [
      ['hot dog', 'hot dog'],
      ['a hot air balloon', 'a', 'hot air balloon'],
      ['at the bottom of the sea', 'at the bottom of', 'the', 'sea'],
      ['雪山', '雪山'],
      ['一只雪白的猫', '一', '只', '雪白', '的', '猫'],
    ])
      assert.deepEqual(
        itemsOf(text!).map(({ text: own }) => own),
        expected,
      )
  })

  test('end at a mark', () => {
    assert.deepEqual(
      itemsOf('hot, dog').map(({ text }) => text),
      ['hot', ',', 'dog'],
    )
    assert.equal(itemsOf('hot, dog')[1]!.stop, 'clause')
    assert.equal(itemsOf('hot. dog')[1]!.stop, 'sentence')
  })

  test('keep the positions of their characters in the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a ', 'cats', '猫', ' hot dogs', '，', 'xyzzy ', '在湖边', ' runs', '7 '), {
          maxLength: 12,
        }),
        pieces => {
          const text = pieces.join('')
          let end = 0
          for (const { from, to } of itemsOf(text)) {
            assert.ok(from >= end && to > from && to <= text.length)
            end = to
          }
        },
      ),
    )
  })

  test('of unknown words are unknown, and numbers have up to four digits', () => {
    assert.equal(itemOf('a zxqv', 'zxqv').unknown, true)
    assert.equal(itemOf('37 cats', '37').meaning.number, 37)
    assert.equal(itemOf('1234 cats', '1234').meaning.number, 1234)
    assert.equal(itemOf('12345 cats', '12345').unknown, true)
  })
})

describe('forms', () => {
  test('of a plural are one, also if the table has the plural itself', () => {
    for (const text of ['cats', 'hot dogs', 'wolves', 'birds', 'children'])
      assert.equal(itemsOf(text)[0]!.plural, true, text)
    for (const text of ['cat', 'hot dog', 'wolf', 'glass', 'bus', 'dress'])
      assert.equal(itemsOf(text)[0]!.plural, undefined, text)
  })

  test('with 们 are plural', () => {
    assert.equal(itemOf('女孩们', '女孩').plural, true)
    assert.equal(itemOf('女孩的', '女孩').plural, undefined)
  })

  test('are at one end of a phrase: its first word as a verb, its last as a noun', () => {
    assert.equal(itemOf('the camera pulls back', 'pulls back').meaning.move, 'pull')
    assert.equal(itemOf('two hot dogs', 'hot dogs').plural, true)
    assert.ok(itemsOf('hot airs balloon').length > 1)
  })

  test('of a possessive are marked on the noun', () => {
    assert.equal(itemOf("the king's castle", 'king').possessive, true)
    assert.equal(itemOf('the king and castle', 'king').possessive, undefined)
  })

  test('of a verb keep its action and lose its noun', () => {
    assert.deepEqual(meantBy('a man fishing', 'fishing', 'noun', 'placeHint'), ['placeHint'])
    assert.deepEqual(meantBy('she is dancing', 'dancing', 'noun', 'motion'), ['motion'])
  })

  test('in the plural name no season', () => {
    assert.deepEqual(meantBy('two springs', 'springs', 'season'), [])
    assert.deepEqual(meantBy('in the spring', 'spring', 'season'), ['season'])
  })
})

describe('English words that are nouns and verbs', () => {
  test('are nouns after an article, a number, a colour or a size, and at the start of a clause', () => {
    for (const [text, word] of [
      ['a fly', 'fly'],
      ['the train', 'train'],
      ['a red rose', 'rose'],
      ['a small duck', 'duck'],
      ["the king's ring", 'ring'],
      ['in a meadow, duck', 'duck'],
    ] as const)
      assert.deepEqual(meantBy(text, word, 'noun'), ['noun'], text)
  })

  test('are verbs after their subject, after `to`, after an adverb and before an article', () => {
    for (const [text, word] of [
      ['birds fly', 'fly'],
      ['they train', 'train'],
      ['ready to fly', 'fly'],
      ['slowly fly', 'fly'],
      ['fly the kite', 'fly'],
    ] as const)
      assert.deepEqual(meantBy(text, word, 'noun'), [], text)
    assert.deepEqual(meantBy('birds fly', 'fly', 'motion'), ['motion'])
  })

  test('are the same as the word before `and`', () => {
    assert.deepEqual(meantBy('a cat and fly', 'fly', 'noun'), ['noun'])
    assert.deepEqual(meantBy('they run and fly', 'fly', 'noun', 'motion'), ['motion'])
  })
})

describe('Chinese words of one character', () => {
  test('mean a thing only at the end of their word', () => {
    assert.deepEqual(meantBy('一匹白马', '马', 'noun'), ['noun'])
    assert.ok(!itemsOf('印象').some(({ meaning }) => meaning.noun))
    assert.ok(!itemsOf('花费').some(({ meaning }) => meaning.noun))
  })

  test('mean an action only at the start of a word that is a verb', () => {
    assert.deepEqual(meantBy('他飞了', '飞', 'motion'), ['motion'])
    assert.ok(!itemsOf('走廊').some(({ meaning }) => meaning.motion))
  })

  test('hold the next noun, even if the dictionary takes both for one word', () => {
    assert.deepEqual(meantBy('吹笛子', '吹', 'relation'), ['relation'])
  })

  test('are a camera word in 手持, unless an object follows', () => {
    assert.deepEqual(meantBy('手持拍摄的海边', '手持拍摄', 'move'), ['move'])
    assert.deepEqual(meantBy('女孩手持雨伞', '手持', 'move', 'relation'), ['relation'])
    assert.deepEqual(meantBy('海边，手持', '手持', 'move', 'relation'), ['move'])
  })
})
