import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidedFilter } from '../../../src/planes/guided-filter.ts'
import { boxMean, createPlane, resizePlane } from '../../../src/planes/plane.ts'
import { removeSpecks } from '../../../src/planes/remove-specks.ts'

const planeBy = (width: number, height: number, valueAt: (x: number, y: number) => number) =>
  createPlane(
    { width, height },
    Float32Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width))),
  )

test('a mean counts only existing pixels, at the edges as well as in the middle', () => {
  const plane = planeBy(5, 4, (x, y) => x + 10 * y)
  const { values } = boxMean(plane, 1)
  assert.equal(values[0], (0 + 1 + 10 + 11) / 4)
  assert.equal(values[7], 12)
  assert.deepEqual(
    [...boxMean(plane, 9).values].map(value => Math.round(value)),
    Array.from({ length: 20 }, () => 17),
  )
})

test('resizing keeps a ramp a ramp and an even plane even at all sizes', () => {
  for (const [width, height] of [
    [7, 3],
    [40, 30],
    [1, 1],
  ] as const) {
    const even = resizePlane(
      planeBy(13, 11, () => 0.25),
      { width, height },
    )
    assert.ok(even.values.every(value => Math.abs(value - 0.25) < 1e-6))
  }
  const ramp = resizePlane(
    planeBy(10, 2, x => x),
    { width: 5, height: 2 },
  )
  assert.deepEqual([...ramp.values.subarray(0, 5)], [0.5, 2.5, 4.5, 6.5, 8.5])
})

test('a blurred matte is extended to the edge of the picture', () => {
  const guide = planeBy(60, 40, x => (x < 30 ? 0.2 : 0.8))
  const blurred = planeBy(60, 40, x => Math.min(1, Math.max(0, (x - 22) / 16)))
  const { values } = guidedFilter(guide, blurred, 10, 1e-4)
  const across = (x: number): number => values[20 * 60 + x]!
  assert.ok(across(30) - across(29) > 0.5, `${across(29)} ${across(30)}`)
})

test('small pieces far from the largest are removed, large ones stay', () => {
  const matte = planeBy(60, 40, (x, y) => (x < 20 && y < 20 ? 1 : x > 40 && y > 25 ? 0.9 : x === 50 && y === 5 ? 1 : 0))
  const { values } = removeSpecks(matte)
  assert.deepEqual([values[5 * 60 + 5], Math.round(values[30 * 60 + 50]! * 10), values[5 * 60 + 50]], [1, 9, 0])
})
