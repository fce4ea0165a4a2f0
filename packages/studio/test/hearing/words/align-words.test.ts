import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alignWords } from '../../../src/hearing/words/align-words.ts'

/** One head that looks at a place. */
const lookingAt = (place: number, width = 200): Float32Array[] => [
  Float32Array.from({ length: width }, (_, at) => Math.exp(-0.5 * ((at - place) / 4) ** 2)),
]

test('tokens are found at the position of their attention, in order', () => {
  const places = [20, 60, 90, 150]
  const followed = alignWords(
    places.map(place => lookingAt(place)),
    200,
  )
  followed.forEach(({ begin, peak }, at) => {
    assert.ok(Math.abs(peak - places[at]!) <= 2, `${peak} instead of ${places[at]}`)
    assert.ok(begin <= peak && begin >= (places[at - 1] ?? 0), JSON.stringify(followed))
  })
})

test('a short look back does not reverse the times', () => {
  const followed = alignWords(
    [20, 100, 40, 150].map(place => lookingAt(place)),
    200,
  )
  followed.forEach(({ begin }, at) => assert.ok(begin >= (followed[at - 1]?.begin ?? 0), JSON.stringify(followed)))
})

test('a head with constant attention has no weight', () => {
  const constant = lookingAt(5)[0]!
  const both = [30, 80, 120].map(place => [constant, ...lookingAt(place)])
  assert.ok(Math.abs((alignWords(both, 200)[1]?.peak ?? 0) - 80) <= 2)
})

test('attention after the end of the sound is ignored, and an empty list has no positions', () => {
  assert.ok(alignWords([lookingAt(20), lookingAt(190)], 100).every(({ peak }) => peak < 100))
  assert.deepEqual(alignWords([], 100), [])
})
