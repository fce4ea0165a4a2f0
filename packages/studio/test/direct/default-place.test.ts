import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const whereIs = (prompt: string): string => {
  const { place, where } = shotsOf(prompt)[0]!
  return where ?? place
}

test('people of whom nothing else says where they are, are in a park, in town by night or rain, many of them on a square', () => {
  assert.equal(whereIs('two women laugh'), 'park')
  assert.equal(whereIs('a man sings at night'), whereIs('a man sings'))
  assert.equal(whereIs('a man waves at night'), 'pavement')
  assert.equal(whereIs('a boy waves in the rain'), 'pavement')
  assert.equal(whereIs('a crowd of people wave'), 'square')
})

test('nobody stands on the carriageway unless the words say so', () => {
  assert.equal(whereIs('a girl walks down the street'), 'pavement')
  assert.equal(whereIs('一个女孩走在街上'), 'pavement')
  assert.equal(whereIs('a man on a street with a red car'), 'street')
  assert.equal(whereIs('母鸡过马路'), 'street')
})

test('a room that nobody describes is that of the trade, the deed or the things in it', () => {
  assert.equal(whereIs('a barber and an old chair'), 'salon')
  assert.equal(whereIs('程序员趴在办公桌上睡着'), 'office')
  assert.equal(whereIs('乡村女教师在黑板前写字'), 'classroom')
})

test('what something is only compared with is neither weather nor place', () => {
  assert.equal(shotsOf('火花像雨一样落下，观众鼓掌')[0]!.weather, 'clear')
  assert.notEqual(whereIs('her scarf draws a circle in the air'), 'sky')
  assert.notEqual(whereIs('a librarian pushes a trolley'), 'street')
})
