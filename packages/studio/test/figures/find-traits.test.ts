import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPictogram, pictogramCode } from '../../src/figures/pictograms.ts'
import type { Pictogram } from '../../src/figures/pictogram.ts'

const traitsOf = (pictogram: string): Pictogram => findPictogram(pictogramCode(pictogram))

test('what is peculiar to a pictogram holds for all of its forms', () => {
  for (const motorcycle of ['🏍', '🏍️']) assert.equal(traitsOf(motorcycle).saddle, 0.62)
  for (const bird of ['🐦', '🐦‍⬛']) assert.equal(traitsOf(bird).movesBy, 'flapping')
  for (const candle of ['🕯', '🕯️']) assert.equal(traitsOf(candle).isFirelight, true)
})

test('one pictogram may have several traits, and most have none', () => {
  const { saddle, lives } = traitsOf('🐢')
  assert.deepEqual({ saddle, lives }, { saddle: 0.9, lives: 'sea' })
  const { isServed, steamsAt } = traitsOf('🍜')
  assert.deepEqual({ isServed, steamsAt }, { isServed: true, steamsAt: 0.5 })
  assert.deepEqual(traitsOf('🗿'), { metres: 2.6 })
})

test('anybody is nobody with a trade, and sparks are no star', () => {
  assert.equal(traitsOf('🧑').isAnybody, true)
  assert.equal(traitsOf('🧑‍🚒').isAnybody, undefined)
  assert.equal(traitsOf('✨').isSparks, true)
  assert.equal(traitsOf('🌟').isSparks, undefined)
})

test('what the stage draws itself has its traits where it is drawn', () => {
  assert.equal(findPictogram('drawn-table').top, 0.84)
  assert.equal(findPictogram('drawn-bench').top, 0.42)
  assert.equal(traitsOf('🌈').spansLand, true)
})

test('fruit and cups lie on tables; trees, flowers and a whirlwind do not', () => {
  for (const food of ['🍎', '☕', '🥟', '🍽️']) assert.equal(traitsOf(food).isServed, true, food)
  for (const other of ['🌲', '🌷', '🍄', '🌪️', '🌧️']) assert.equal(traitsOf(other).isServed, undefined, other)
})
