import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { shotsOf } from './seen.ts'

/** What the first has in hand, by which deed. */
const hands = (prompt: string): string[] => {
  const { subjects } = shotsOf(prompt)[0]!
  return (subjects[0]!.deeds ?? []).flatMap(({ verb, to }) =>
    to === undefined ? [] : [`${verb} ${subjects[to]!.words}`],
  )
}

test('what something is taken out of is in the other hand', () => {
  assert.deepEqual(hands('A girl takes an apple from a basket'), ['hold basket', 'take apple'])
  assert.deepEqual(hands('A boy takes a cookie out of a jar'), ['hold jar', 'take cookie'])
  assert.deepEqual(hands('女孩从篮子里拿出一个苹果'), ['hold 篮子', 'take 苹果'])
  assert.deepEqual(hands('A man takes a book from a shelf'), ['take book'], 'a shelf stands')
})

test('it neither lies on the ground first nor on a table', () => {
  const { subjects } = adaptShot(shotsOf('A girl takes an apple from a basket')[0]!)
  assert.ok(!subjects.some(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'taken')))
  assert.ok(!subjects.some(({ words }) => words === 'table'))
})
