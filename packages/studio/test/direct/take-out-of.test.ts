import assert from 'node:assert/strict'
import { test } from 'node:test'
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

test('who takes something out of a hive is beside it, and the hive is there', () => {
  const seen = (prompt: string): string[] => {
    const { where = '', subjects } = shotsOf(prompt)[0]!
    const { relation } = subjects[0]!
    return [where, `${relation?.kind}`, ...subjects.map(({ words }) => words)]
  }
  assert.deepEqual(seen('养蜂人从蜂箱里取出一块巢脾'), ['', 'beside', '养蜂人', '蜂箱', '巢脾'])
  assert.deepEqual(seen('A beekeeper takes a frame out of a hive'), ['', 'holding', 'beekeeper', 'frame', 'hive'])
})
