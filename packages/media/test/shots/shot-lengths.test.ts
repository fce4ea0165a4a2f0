import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { cutOnBeats } from '../../src/shots/shot-lengths.ts'

const HALF = { beat: 0.5, least: 0.5 }
const cut = (seconds: number, weights: readonly number[], beat = HALF): number[] =>
  cutOnBeats(
    seconds,
    weights.map(weight => [{ needs: 0, weight }]),
    beat,
  )

test('frames are shared by weight, on beats', () => {
  assert.deepEqual(cut(10, [1, 1]), [120, 120])
  assert.deepEqual(cut(10, [3, 1]), [180, 60])
  assert.deepEqual(cut(4, [5]), [96])
  assert.deepEqual(cut(10, [1, 1, 1], { beat: 1, least: 2 }), [72, 72, 96])
})

test('lengths are whole beats, no shot is shorter than the shortest, and they are exactly as long as the film', () => {
  const seeded = seededRandom(3)
  for (let round = 0; round < 400; round++) {
    const form = round % 2 ? HALF : { beat: 1, least: 2 }
    const seconds = 8 + seeded.below(40)
    const shots = 1 + seeded.below(Math.floor(seconds / form.least))
    const scenes: { needs: number; weight: number }[][] = []
    for (let left = shots; left > 0; ) {
      const count = Math.min(left, 1 + seeded.below(3))
      left -= count
      scenes.push(
        Array.from({ length: count }, (_, at) => ({
          needs: at === 0 ? seeded.below(5) : 0,
          weight: 1 + seeded.below(9),
        })),
      )
    }
    const frames = cutOnBeats(seconds, scenes, form)
    assert.equal(
      frames.reduce((sum, length) => sum + length, 0),
      seconds * 24,
    )
    for (const length of frames)
      assert.ok(length >= form.least * 24 && length % (form.beat * 24) === 0, JSON.stringify([seconds, frames]))
  }
})

test('a scene is as long as its speech, over all of its shots, where the film has time', () => {
  const [first, second, third] = cutOnBeats(
    12,
    [
      [
        { needs: 6, weight: 1 },
        { needs: 0, weight: 1 },
      ],
      [{ needs: 0, weight: 9 }],
    ],
    HALF,
  )
  assert.ok(first! + second! >= 6 * 24 && Math.abs(first! - second!) <= 12)
  assert.equal(third, 12 * 24 - first! - second!)
})

test('a film with more shots than beats has them all', () => {
  const frames = cut(
    2,
    Array.from({ length: 9 }, () => 1),
    { beat: 1, least: 2 },
  )
  assert.equal(frames.length, 9)
  assert.ok(frames.every(length => length > 0))
  assert.equal(
    frames.reduce((sum, length) => sum + length, 0),
    48,
  )
})
