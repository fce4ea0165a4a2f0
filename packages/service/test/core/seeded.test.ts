import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { quoteValue } from '../../src/core/text.ts'

test('a seed gives the same numbers on every machine and in every version', () => {
  const seeded = seededRandom(1)
  assert.deepEqual(
    [seeded.next(), seeded.next(), seeded.next()],
    [0.9579300163313746, 0.649345995625481, 0.5463497363962233],
  )
  assert.equal(seededRandom(2).next(), 0.25499408249743283)
  assert.equal(seededRandom(1).fork('a').next(), 0.30159334815107286)
  assert.equal(seededRandom(1).fork('b').next(), 0.6202047935221344)
})

test('a fork does not depend on what was drawn before it', () => {
  const seeded = seededRandom(1)
  seeded.next()
  assert.equal(seeded.fork('a').next(), seededRandom(1).fork('a').next())
})

test('draws are within their range and spread over it', () => {
  const seeded = seededRandom(9)
  const counts = [0, 0, 0, 0]
  for (let draw = 0; draw < 4_000; draw++) counts[seeded.below(4)]! += 1
  assert.ok(
    counts.every(count => count > 850 && count < 1_150),
    counts.join(),
  )
  for (let draw = 0; draw < 1_000; draw++) {
    const value = seeded.between(5, 9)
    assert.ok(value >= 5 && value < 9)
  }
  assert.equal(new Set(Array.from({ length: 100 }, () => seeded.pick(['a', 'b', 'c']))).size, 3)
})

test('a message quotes the received value, cut to a readable length', () => {
  assert.equal(quoteValue(undefined), 'nothing')
  assert.equal(quoteValue(null), 'null')
  assert.equal(quoteValue('a'), '"a"')
  assert.equal(quoteValue('x'.repeat(60)), `"${'x'.repeat(60)}"`.slice(0, 60).concat('…'))
  assert.equal(quoteValue('x'.repeat(61)), `"${'x'.repeat(40)}"… (61 characters)`)
  assert.equal(quoteValue(Array.from({ length: 21 }, () => 1)), 'a list of 21')
  assert.equal(quoteValue([1, 2]), '[1,2]')
})
