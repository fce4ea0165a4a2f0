import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lampsAmong, spotsFor } from '../../src/scenery/parts/collect-solids.ts'
import type { Solid } from '../../src/scenery/solid-list.ts'

test('a row is complete on both sides', () => {
  const spots = spotsFor({ asset: 'bench', x: 2, z: 4, every: 3, until: 10, mirrored: true, turn: 90 })
  assert.deepEqual(
    spots.map(({ x, z, turn }) => [x, z, turn]),
    [4, 7, 10].flatMap(z => [
      [2, z, 90],
      [-2, z, -90],
    ]),
  )
})

test('the nine nearest strong lights are lamps', () => {
  const solid = (z: number, glow?: number): Solid => ({
    at: [0, 1, z],
    size: [0.2, 0.4, 0.2],
    colour: [1, 1, 1],
    ...(glow !== undefined && { glow: [glow, glow, glow] }),
  })
  assert.deepEqual(lampsAmong([solid(3), solid(4, 1)]), [])
  const lamps = lampsAmong(Array.from({ length: 12 }, (_, at) => solid(20 - at, 5)))
  assert.deepEqual(
    lamps.map(({ at }) => at),
    Array.from({ length: 9 }, (_, at) => [0, 1.2, 9 + at]),
  )
})
