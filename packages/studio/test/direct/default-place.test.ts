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

test('pets with things of a home are at home, a pot is in a kitchen, and what something is made of is no place', () => {
  assert.equal(whereIs('two puppies fight over a slipper'), 'living-room')
  assert.equal(whereIs('a corgi looks into a pot on the stool'), 'kitchen')
  assert.equal(whereIs('a girl opens the fridge and a penguin waddles out'), 'kitchen')
  assert.notEqual(whereIs('a perfume bottle made of ice'), 'snowfield')
  assert.notEqual(whereIs('一颗心脏在跳动，霓虹粉'), 'neon-street')
})

test('the next sentence stays where the one before it was, unless somebody goes in', () => {
  const places = (prompt: string) => shotsOf(prompt).map(({ place, where }) => where ?? place)
  const vineyard = places(
    'Friends pick grapes in a vineyard. Later they sit at a long table, and a dog sleeps. A boy raises his glass at the table.',
  )
  assert.ok(vineyard.length > 1 && vineyard.every(one => one === 'vineyard'), vineyard.join())
  assert.deepEqual(places('A girl kicks in a stadium. Cut to a football.'), ['stadium', 'stadium'])
  assert.notEqual(places('A man walks through a vineyard. He reads in his room.')[1], 'vineyard')
})
