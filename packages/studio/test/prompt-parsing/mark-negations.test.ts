import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { markNegations } from '../../src/prompt-parsing/mark-negations.ts'
import { parseItems } from '../../src/words/parse-items.ts'
import { foldText } from '../../src/words/tokenise.ts'

/** The words that a text denies. */
function deniedBy(text: string): string[] {
  const items = parseItems(foldText(text))
  markNegations(items)
  return items.filter(({ negated }) => negated).map(({ text: word }) => word)
}

test('a negation denies the things, places, hours, weathers and actions right after it', () => {
  for (const [text, denied] of [
    ['no cat', ['cat']],
    ['it doesnt break', ['break']],
    ['推着没电的电动车', []],
    ['没有红色的车', ['车']],
    ['no beach', ['beach']],
    ['not at night', ['at night']],
    ['no rain', ['rain']],
    ['not autumn', ['autumn']],
    ['a dog is not running', ['running']],
    ['no applause', ['applause']],
    ['没有猫', ['猫']],
    ['a man without shoes and two children', ['shoes']],
    ['a street without cars and a woman', ['cars']],
    ['a room without chairs and tables', ['chairs', 'tables']],
    ['without a hat and a coat', ['hat', 'coat']],
    ['街上没有汽车和两个孩子', ['汽车']],
    ['不要下雨', ['下雨']],
  ] as const)
    assert.deepEqual(deniedBy(text), denied, text)
})

test('words before a negation are not denied', () => {
  assert.deepEqual(deniedBy('a cat, no dog'), ['dog'])
  assert.deepEqual(deniedBy('一只猫，没有狗'), ['狗'])
})

test('a few empty words may stand between a negation and its noun', () => {
  assert.deepEqual(deniedBy('no zig zag cat'), ['cat'])
  assert.deepEqual(deniedBy('no zig zag zog zug cat'), [])
})

test('`and` and `or` continue a negation, and a preposition ends it', () => {
  assert.deepEqual(deniedBy('no cats and dogs'), ['cats', 'dogs'])
  assert.deepEqual(deniedBy('no zig zag zog and zig cats'), ['cats'], 'after a conjunction the words are counted anew')
  assert.deepEqual(deniedBy('no people on the beach'), ['people'])
  assert.deepEqual(deniedBy('no people at night'), ['people'])
  assert.deepEqual(deniedBy('no people in the rain'), ['people'])
  assert.deepEqual(deniedBy('没有猫的海滩'), ['猫'])
})

test('a comma continues a negation only in a list with an `or`', () => {
  assert.deepEqual(deniedBy('no people, cars or dogs'), ['people', 'cars', 'dogs'])
  assert.deepEqual(deniedBy('no people, a cat'), ['people'])
  assert.deepEqual(deniedBy('no people, a cat on a sofa or a dog'), ['people'])
  assert.deepEqual(deniedBy('no people. Cars or dogs'), ['people'])
  assert.deepEqual(deniedBy('no, cars or dogs'), [], 'a comma right after it denies nothing')
})

test('a verb ends a negation: somebody who does not run still sits', () => {
  assert.deepEqual(deniedBy('the cat does not run and sits'), ['run'])
})

test('a second negation starts again', () => {
  assert.deepEqual(deniedBy('no cat, no zig zag dog'), ['cat', 'dog'])
})

test('nothing is denied without a negation', () => {
  const words = fc.array(fc.constantFrom('cat', 'dog', 'and', 'or', ',', '.', 'on', 'beach', 'runs', '猫', '的'), {
    maxLength: 12,
  })
  fc.assert(fc.property(words, list => assert.deepEqual(deniedBy(list.join(' ')), [])))
})
