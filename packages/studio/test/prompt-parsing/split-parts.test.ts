import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { splitParts } from '../../src/prompt-parsing/split-parts.ts'

/** The words of each part; `| ` before one that opens with a cut, `~ ` before one that goes on, `= ` before a preamble. */
const partsOf = (text: string): string[] =>
  splitParts(text).map(({ from, to, isCut, isPreamble }) =>
    [isPreamble ? '=' : isCut ? '|' : '~', text.slice(from, to).trim()].join(' '),
  )

describe('numbered shots', () => {
  test('are split at their headings, which belong to none of them', () => {
    for (const [text, ...expected] of [
      ['Shot 1: a dog Shot 2: a cat', '| a dog', '| a cat'],
      ['[Scene 1] a dog [Scene 2] a cat', '| a dog', '| a cat'],
      ['shot #1 - a dog, shot #2 - a cat', '| a dog,', '| a cat'],
      ['镜头一：狗 镜头二：猫', '| 狗', '| 猫'],
      ['第一幕，狗 第二幕，猫', '| ，狗', '| ，猫'],
      ['1. a dog\n2. a cat', '| a dog', '| a cat'],
      ['1）狗\n2）猫', '| 狗', '| 猫'],
    ])
      assert.deepEqual(partsOf(text!), expected, text)
  })

  test('one heading alone is only a word', () => {
    assert.deepEqual(partsOf('Shot 1: a dog'), ['| Shot 1: a dog'])
    assert.deepEqual(partsOf('the shot 7000 times'), ['| the shot 7000 times'])
  })

  test('share the preamble before the first heading', () => {
    assert.deepEqual(partsOf('At night. Shot 1: a dog. Shot 2: a cat.'), ['= At night.', '| a dog.', '| a cat.'])
    assert.deepEqual(partsOf('Shot 1: a dog. Shot 2: a cat.'), ['| a dog.', '| a cat.'])
  })

  test('a preamble without shots is the shot', () => {
    assert.deepEqual(partsOf('a dog at night. Shot 1: . Shot 2:'), ['| a dog at night.'])
  })

  test('an empty shot is left out', () => {
    assert.deepEqual(partsOf('Shot 1: a dog. Shot 2: !!! Shot 3: a cat.'), ['| a dog.', '| a cat.'])
  })
})

describe('timed shots', () => {
  const secondsOf = (text: string): (number | undefined)[] => splitParts(text).map(({ seconds }) => seconds)

  test('have the durations of their times', () => {
    assert.deepEqual(secondsOf('0-2s: a dog. 2-5s: a cat'), [2, 3])
    assert.deepEqual(secondsOf('[0s-1.5s] a dog [1.5s-4s] a cat'), [1.5, 2.5])
    assert.deepEqual(secondsOf('(0:00-0:10) a dog (0:10-1:10) a cat'), [10, 60])
    assert.deepEqual(secondsOf('0到3秒：狗，3至10秒：猫'), [3, 7])
  })

  test('times that are not consecutive are words', () => {
    assert.deepEqual(secondsOf('2-3 seconds of a dog, 1-2 seconds of a cat'), [undefined])
    assert.deepEqual(secondsOf('5-3s of a dog, 9-9s of a cat'), [undefined])
  })

  test('take precedence over headings', () => {
    assert.deepEqual(secondsOf('Shot 1 (0-2s) a dog Shot 2 (2-6s) a cat').filter(Boolean), [2, 4])
  })
})

describe('shots in a story', () => {
  test('begin at a cut, and a sequel continues the shot', () => {
    for (const [text, ...expected] of [
      ['a dog. Cut to: a cat', '| a dog.', '| a cat'],
      ['a dog, smash cut to a cat', '| a dog,', '| a cat'],
      ['a dog, fade to a cat', '| a dog,', '| a cat'],
      ['a dog. Then a cat', '| a dog.', '~ a cat'],
      ['a dog runs and then a cat', '| a dog runs and', '~ a cat'],
      ['a dog runs. Finally, a cat', '| a dog runs.', '~ a cat'],
      ['狗跑，然后猫来', '| 狗跑，', '~ 猫来'],
      ['海滩，画面切换到城市', '| 海滩，', '| 城市'],
    ])
      assert.deepEqual(partsOf(text!), expected, text)
  })

  test('similar words split nothing', () => {
    for (const text of [
      'since then a cat',
      'every now and then a cat',
      'a cat, then again a dog',
      'the then king',
      '最后一只猫',
      '从此然后',
    ])
      assert.equal(partsOf(text).length, 1, text)
  })

  test('a `then` inside a numbered shot belongs to it', () => {
    assert.deepEqual(partsOf('Shot 1: a dog. Then a cat. Shot 2: a cow.'), ['| a dog. Then a cat.', '| a cow.'])
  })
})

test('any text has one to eight shots, in order and without overlap', () => {
  const piece = fc.constantFrom(
    'Shot 1: ',
    'shot 2 ',
    ' 0-2s ',
    '2-4s',
    'cut to ',
    '. Then ',
    '然后',
    'a cat ',
    '猫',
    '\n1. ',
    '\n2) ',
    '!!! ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const text = pieces.join('')
      const parts = splitParts(text)
      assert.ok(parts.length >= 1 && parts.length <= 8)
      let end = 0
      for (const { from, to } of parts) {
        assert.ok(from >= end && to >= from && to <= text.length)
        end = to
      }
    }),
  )
})

test('the rest of a long text is in the eighth shot', () => {
  const text = Array.from({ length: 10 }, (_, index) => `Shot ${index + 1}: dog${index}.`).join(' ')
  const parts = partsOf(text)
  assert.equal(parts.length, 8)
  assert.ok(parts[7]!.includes('dog7') && parts[7]!.includes('dog9'))
})

test('a long paragraph is split at its sentences, a short one is not', () => {
  const short = 'A cat sleeps. A dog barks. A bird sings. A cow eats.'
  assert.equal(splitParts(short).length, 1)
  const long = `${'A woman opens the window of her small house in the village and looks at the sea. '.repeat(4)}She laughs.`
  assert.equal(splitParts(long).length, 5)
  assert.ok(splitParts(long.repeat(6)).length <= 8)
  assert.equal(
    splitParts(
      '清晨，市场开门了，大家都来了。阿姨掀开木桶的盖子，热气升起来了。一个小学生跑过来递给她两块钱。阿姨笑了起来，多给了他一块。小学生鞠躬跑开。',
    ).length,
    5,
  )
})

test('a story of three sentences is three shots, a remark of three is one', () => {
  const story =
    'A farmer opens the gate of his barn at dawn. A calf runs out and stumbles over a bucket of milk. The farmer laughs and fills the bucket again.'
  assert.equal(splitParts(story).length, 3)
  assert.equal(
    splitParts('老木匠在院子里刨一块木板，木屑落了一地。孙子蹲在旁边数年轮。傍晚，两个人把新做好的秋千挂在树上。')
      .length,
    3,
  )
  assert.equal(splitParts('A calf runs out. It is brown. The sun is low.').length, 1)
})
