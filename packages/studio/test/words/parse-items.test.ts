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
  test('the longest one that the tables know is read as one', () => {
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

  test('a mark ends a phrase', () => {
    assert.deepEqual(
      itemsOf('hot, dog').map(({ text }) => text),
      ['hot', ',', 'dog'],
    )
    assert.equal(itemsOf('hot, dog')[1]!.stop, 'clause')
    assert.equal(itemsOf('hot. dog')[1]!.stop, 'sentence')
  })

  test('every sign of an item is in the text where the item says', () => {
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

  test('a word that nothing knows is unknown, a number up to four digits is a number', () => {
    assert.equal(itemOf('a zxqv', 'zxqv').unknown, true)
    assert.equal(itemOf('37 cats', '37').meaning.number, 37)
    assert.equal(itemOf('1234 cats', '1234').meaning.number, 1234)
    assert.equal(itemOf('12345 cats', '12345').unknown, true)
  })
})

describe('forms', () => {
  test('a plural is one, also where the table has the plural itself', () => {
    for (const text of ['cats', 'hot dogs', 'wolves', 'birds', 'children'])
      assert.equal(itemsOf(text)[0]!.plural, true, text)
    for (const text of ['cat', 'hot dog', 'wolf', 'glass', 'bus', 'dress'])
      assert.equal(itemsOf(text)[0]!.plural, undefined, text)
  })

  test('whoever has a 们 is several', () => {
    assert.equal(itemOf('女孩们', '女孩').plural, true)
    assert.equal(itemOf('女孩的', '女孩').plural, undefined)
  })

  test('a phrase is inflected at one end: its first word as a verb, its last as a noun', () => {
    assert.equal(itemOf('the camera pulls back', 'pulls back').meaning.move, 'pull')
    assert.equal(itemOf('two hot dogs', 'hot dogs').plural, true)
    assert.ok(itemsOf('hot airs balloon').length > 1)
  })

  test('a possessive is marked on the noun', () => {
    assert.equal(itemOf("the king's castle", 'king').possessive, true)
    assert.equal(itemOf('the king and castle', 'king').possessive, undefined)
  })

  test('a word in its verbal form keeps its deed and loses the thing it is called after', () => {
    assert.deepEqual(meantBy('a man fishing', 'fishing', 'noun', 'placeHint'), ['placeHint'])
    assert.deepEqual(meantBy('she is dancing', 'dancing', 'noun', 'motion'), ['motion'])
  })

  test('a plural names no season', () => {
    assert.deepEqual(meantBy('two springs', 'springs', 'season'), [])
    assert.deepEqual(meantBy('in the spring', 'spring', 'season'), ['season'])
  })
})

describe('English words that are nouns and verbs', () => {
  test('are nouns after an article, a number, a colour or a size, and where a clause opens', () => {
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

  test('after `and` are what the word before it is', () => {
    assert.deepEqual(meantBy('a cat and fly', 'fly', 'noun'), ['noun'])
    assert.deepEqual(meantBy('they run and fly', 'fly', 'noun', 'motion'), ['motion'])
  })
})

describe('Chinese words of one sign', () => {
  test('mean a thing only where they end the word they are part of', () => {
    assert.deepEqual(meantBy('一匹白马', '马', 'noun'), ['noun'])
    assert.ok(!itemsOf('印象').some(({ meaning }) => meaning.noun))
    assert.ok(!itemsOf('花费').some(({ meaning }) => meaning.noun))
  })

  test('mean a deed only where they open a word that is a verb', () => {
    assert.deepEqual(meantBy('他飞了', '飞', 'motion'), ['motion'])
    assert.ok(!itemsOf('走廊').some(({ meaning }) => meaning.motion))
  })

  test('hold what follows them, even where the dictionary takes both for one word', () => {
    assert.deepEqual(meantBy('吹笛子', '吹', 'relation'), ['relation'])
  })

  test('手持 is how the camera is held, unless it says what a hand holds', () => {
    assert.deepEqual(meantBy('手持拍摄的海边', '手持拍摄', 'move'), ['move'])
    assert.deepEqual(meantBy('女孩手持雨伞', '手持', 'move', 'relation'), ['relation'])
    assert.deepEqual(meantBy('海边，手持', '手持', 'move', 'relation'), ['move'])
  })
})
