import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { movesFor, sidesFor } from '../../src/shots/camera.ts'

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
