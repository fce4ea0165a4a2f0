import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { PARTS } from '../../src/scenery/parts/index.ts'
import { box, legs, type Part, putPart } from '../../src/scenery/parts/part.ts'
import type { Solid } from '../../src/scenery/solid-list.ts'

const make = (part: Part, seed: number, isLit = true): Solid[] => part({ seeded: seededRandom(seed), isLit })
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(numbersIn)
      : []
const corners = (solids: readonly Solid[], axis: 0 | 2): [low: number, high: number] => [
  Math.min(...solids.map(({ at, size }) => at[axis] - size[axis] / 2)),
  Math.max(...solids.map(({ at, size }) => at[axis] + size[axis] / 2)),
]

describe('parts that places are dressed with', () => {
  test('are of solids with sizes and colours, whatever is drawn by chance', () => {
    for (const [name, part] of Object.entries(PARTS))
      for (const seed of [1, 2, 3, 4]) {
        const solids = make(part, seed)
        assert.ok(solids.length > 0, name)
        for (const [index, solid] of solids.entries()) {
          const what = `${name}, solid ${index}: ${JSON.stringify(solid)}`
          assert.ok(numbersIn(solid).every(Number.isFinite), what)
          assert.ok(
            solid.size.every(size => size > 0),
            what,
          )
          // Nothing is larger than a rock, and no paint gives back more light than it gets.
          assert.ok(Math.max(...solid.size) <= 110, what)
          assert.ok(solid.colour.length === 3 && solid.colour.every(share => share >= 0 && share <= 1), what)
        }
        assert.ok(Math.min(...solids.map(({ at }) => at[1])) < 1, `${name} hangs in the air`)
      }
  })

  test('are the same for the same seed, and have lamps only where these are lit', () => {
    const glowing = (solids: readonly Solid[]): number => solids.filter(({ glow }) => glow !== undefined).length
    let lamps = 0
    for (const [name, part] of Object.entries(PARTS)) {
      assert.deepEqual(make(part, 5), make(part, 5), name)
      assert.ok(glowing(make(part, 5, true)) >= glowing(make(part, 5, false)), `${name} glows more when nothing is lit`)
      if (glowing(make(part, 5, true)) > glowing(make(part, 5, false))) lamps += 1
    }
    assert.ok(lamps >= 3, `${lamps} parts are lamps`)
  })
})

describe('a part that is put somewhere', () => {
  const plank = [box([1, 0.5, 0], [2, 0.2, 0.4], '#808080')]

  test('is moved, turned about the upright and scaled, and keeps its height', () => {
    const [there] = putPart(plank, { x: 3, y: 1, z: 7, scale: 2 })
    assert.deepEqual(
      [there!.at.map(place => Math.round(place * 100) / 100), there!.size],
      [
        [5, 2, 7],
        [4, 0.4, 0.8],
      ],
    )
    const [turned] = putPart(plank, { x: 0, z: 0, turn: 180 })
    assert.ok(Math.abs(turned!.at[0] + 1) < 1e-6 && Math.abs(turned!.at[2]) < 1e-6)
    assert.deepEqual([turned!.size, turned!.turn], [[2, 0.2, 0.4], 0])
  })

  test('changes width and depth in a quarter turn, and says how far it is turned in any other', () => {
    const [quarter] = putPart(plank, { x: 0, z: 0, turn: 90 })
    assert.deepEqual([quarter!.size, quarter!.turn], [[0.4, 0.2, 2], 0])
    assert.ok(Math.abs(quarter!.at[0]) < 1e-6 && Math.abs(Math.abs(quarter!.at[2]) - 1) < 1e-6)
    const [aslant] = putPart(plank, { x: 0, z: 0, turn: 30 })
    assert.deepEqual([aslant!.size, aslant!.turn], [[2, 0.2, 0.4], 30])
    assert.ok(Math.abs(Math.hypot(aslant!.at[0], aslant!.at[2]) - 1) < 1e-6)
    const [twice] = putPart([{ ...plank[0]!, turn: 15 }], { x: 0, z: 0, turn: 90 })
    assert.deepEqual([twice!.size, twice!.turn], [[2, 0.2, 0.4], 105])
  })

  test('tapers along the side that it had', () => {
    const [tapered] = putPart([{ ...plank[0]!, taper: [0.2, 0.9] }], { x: 0, z: 0, turn: 270 })
    assert.deepEqual(tapered!.taper, [0.9, 0.2])
  })

  test('has legs inside its corners', () => {
    const four = legs(1, 0.7, 0.6, 0.05, '#808080')
    assert.equal(four.length, 4)
    for (const [axis, width] of [
      [0, 1],
      [2, 0.6],
    ] as const) {
      const [low, high] = corners(four, axis)
      assert.ok(Math.abs(low + high) < 1e-9 && high <= width / 2 && high > 0.4 * width, `${low} to ${high}`)
    }
    assert.ok(four.every(({ size }) => size[1] === 0.7))
  })
})
