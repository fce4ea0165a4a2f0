import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { movesFor, sidesFor, sizesFor } from '../../../src/films/shots/camera.ts'

const shotsOf = (...counts: number[]) =>
  counts.flatMap((count, scene) => Array.from({ length: count }, () => ({ scene })))

test('a scene begins with a wide shot, then come action, detail and reaction', () => {
  assert.deepEqual(sizesFor(shotsOf(4, 3)), ['wide', 'whole', 'bust', 'waist', 'wide', 'whole', 'bust'])
})

test('scenes of one shot alternate between wide and closer shots', () => {
  assert.deepEqual(sizesFor(shotsOf(1, 1, 1)), ['wide', 'whole', 'wide'])
})

test('a film of one scene ends with a wide shot, as it began', () => {
  for (const count of [3, 4, 5, 9]) assert.equal(sizesFor(shotsOf(count)).at(-1), 'wide')
  assert.equal(sizesFor(shotsOf(2)).at(-1), 'whole')
})

test('a speaker is shown from the waist up after a wide shot of the place', () => {
  const shots = shotsOf(3, 1).map((shot, at) => ({ ...shot, isSpoken: at < 3 }))
  assert.deepEqual(sizesFor(shots), ['wide', 'waist', 'bust', 'wide'])
})

test('no two consecutive shots of a scene have the same size', () => {
  const seeded = seededRandom(5)
  for (let round = 0; round < 200; round++) {
    const shots = shotsOf(1 + seeded.below(9), 1 + seeded.below(9)).map(shot => ({
      ...shot,
      isSpoken: seeded.below(2) > 0,
    }))
    const sizes = sizesFor(shots)
    for (const [at, size] of sizes.entries())
      if (shots[at + 1]?.scene === shots[at]?.scene) assert.notEqual(size, sizes[at + 1], JSON.stringify(sizes))
  }
})

test('successive shots of one size change the side without crossing the axis', () => {
  const sides = sidesFor([
    { scene: 0, size: 'waist' },
    { scene: 0, size: 'waist' },
    { scene: 0, size: 'waist' },
    { scene: 1, size: 'waist' },
  ])
  assert.deepEqual(sides, [undefined, 'front-left', 'front-right', undefined])
  assert.ok(sides.every(side => side === undefined || side.startsWith('front')))
})

test('no move is repeated immediately, and a third one is used if there are three', () => {
  const moves = movesFor(
    Array.from({ length: 40 }, () => ['push', 'orbit', 'drift'] as const),
    seededRandom(1),
  )
  for (const [at, move] of moves.entries()) assert.ok(move !== moves[at + 1] && move !== moves[at + 2], moves.join())
})
