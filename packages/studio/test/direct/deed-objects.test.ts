import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

/** What a deed of the first shot is done to. */
function objectOf(prompt: string, verb: string): string | undefined {
  const { subjects } = direct({ prompt, seed: 1 }).shots[0]!
  const to = subjects.flatMap(({ deeds = [] }) => deeds).find(deed => deed.verb === verb)?.to
  return to === undefined ? undefined : subjects[to]!.words
}

test('what a pronoun names comes before where it is put', () => {
  assert.equal(objectOf('The baker kneads the dough, puts it into the oven', 'put'), 'dough')
  assert.equal(objectOf('芭蕾舞演员接住一朵玫瑰，吻了吻它', 'kiss'), '玫瑰')
})

test('it is what the clause before did something to, or else was of', () => {
  assert.equal(objectOf('A boy kicks a ball, the ball flies over a fence, a dog catches it', 'catch'), 'ball')
  assert.equal(objectOf('A drone delivers a package, a goat sniffs it', 'smell'), 'package')
  assert.equal(objectOf('A mole pops up, a man takes off his hat and greets it', 'greet'), 'mole')
})

test('what was named before and is named again is what it is done to', () => {
  assert.equal(objectOf('A knight holds a sword, a dragon sneezes, the knight drops the sword', 'drop'), 'sword')
  assert.equal(objectOf('咖啡师拿起杯子，把杯子推过吧台', 'push'), '杯子')
})

test('in Chinese a clause may leave out what the one before was done to', () => {
  assert.equal(objectOf('面包师揉好面团，放进烤箱', 'put'), '面团')
})

test('what belongs to a verb may stand after what it is done to', () => {
  assert.equal(objectOf('The phone rings, a woman looks at it and turns it off', 'turn-off'), 'phone')
})
