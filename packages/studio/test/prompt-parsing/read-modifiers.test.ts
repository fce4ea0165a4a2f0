import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseItems } from '../../src/words/parse-items.ts'
import { readModifiers } from '../../src/prompt-parsing/read-modifiers.ts'
import { foldText } from '../../src/words/tokenise.ts'

/** What is said of the last noun of a text. */
function saidOf(text: string) {
  const items = parseItems(foldText(text))
  return readModifiers(
    items,
    items.findLastIndex(({ meaning }) => meaning.noun),
  )
}

test('number, colour, size and article of a phrase belong to its noun, in any order', () => {
  for (const [text, expected] of [
    ['the two big red cats', { count: 2, colour: 'red', size: 'large' }],
    ['the big red cat', { colour: 'red', size: 'large', isDefinite: true }],
    ['a cat', {}],
    ['five cats', { count: 5 }],
    ['a herd of horses', { count: 6 }],
    ['三只白色的小猫', { count: 3, colour: 'white' }],
    ['这只猫', { isDefinite: true }],
  ] as const)
    assert.deepEqual(saidOf(text), expected, text)
})

test('the nearest of two colours or sizes to the noun counts', () => {
  assert.equal(saidOf('a blue and a red cat').colour, 'red')
  assert.equal(saidOf('a big tiny cat').size, 'tiny')
})

test('an adjective of another noun, or before a preposition or a comma, does not count', () => {
  for (const text of ['two dogs and a cat', 'red, a cat', 'red on cat', 'two dogs with a cat', 'she cat'])
    assert.deepEqual(saidOf(text), {}, text)
})

test('up to three unknown words may stand in a phrase', () => {
  assert.equal(saidOf('red zig zag zog cat').colour, 'red')
  assert.equal(saidOf('red zig zag zog zug cat').colour, undefined)
})

test('a measure of years, metres or hours counts nothing', () => {
  for (const text of ['a 30 year old man', '5 meter tower', '一个三岁的女孩'])
    assert.notEqual(saidOf(text).count, 3, text)
  assert.equal(saidOf('30 year old man').count, undefined)
  assert.equal(saidOf('30 men').count, 30)
})

test('a Chinese number of one character counts with a measure word or right before the noun', () => {
  assert.equal(saidOf('三只猫').count, 3)
  assert.equal(saidOf('三猫').count, 3)
  assert.equal(saidOf('三天猫').count, undefined)
})

test('the colour of light, hair or cloth is not the colour of the next thing', () => {
  assert.equal(saidOf('blue eyed cat').colour, undefined)
  assert.equal(saidOf('golden light cat').colour, undefined)
  assert.equal(saidOf('blue cat').colour, 'blue')
})

test('a count is at least one', () => {
  assert.equal(saidOf('0 cats').count, 1)
})
