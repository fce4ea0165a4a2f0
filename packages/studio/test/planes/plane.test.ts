import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import {
  boxMean,
  clampValue,
  createPlane,
  extractChannel,
  extractLuma,
  type Plane,
  resizePlane,
  smoothStep,
} from '../../src/planes/plane.ts'
import { guidedFilter } from '../../src/planes/guided-filter.ts'

const planeOf = (width: number, height: number, valueAt: (x: number, y: number) => number): Plane =>
  createPlane(
    { width, height },
    Float32Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width))),
  )
const meanOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length
const sizes = fc.record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
const anyPlane = sizes.chain(({ width, height }) =>
  fc
    .array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: width * height, maxLength: width * height })
    .map(values => createPlane({ width, height }, Float32Array.from(values))),
)

describe('channels of a picture', () => {
  const picture = { width: 2, height: 1, rgba: Uint8Array.of(255, 0, 51, 102, 0, 255, 0, 255) }

  test('are planes from 0 to 1', () => {
    assert.deepEqual([...extractChannel(picture, 0).values], [1, 0])
    assert.deepEqual([...extractChannel(picture, 1).values], [0, 1])
    assert.ok(Math.abs(extractChannel(picture, 2).values[0]! - 0.2) < 1e-6)
    assert.ok(Math.abs(extractChannel(picture, 3).values[0]! - 0.4) < 1e-6)
  })

  test('give green more brightness than red, red more than blue, and white 1', () => {
    const luma = (red: number, green: number, blue: number): number =>
      extractLuma({ width: 1, height: 1, rgba: Uint8Array.of(red, green, blue, 255) }).values[0]!
    assert.ok(luma(0, 255, 0) > luma(255, 0, 0) && luma(255, 0, 0) > luma(0, 0, 255))
    assert.ok(Math.abs(luma(255, 255, 255) - 1) < 1e-6)
    assert.equal(luma(0, 0, 0), 0)
  })
})

describe('resizing', () => {
  test('to its own size changes nothing', () => {
    fc.assert(
      fc.property(anyPlane, plane => {
        for (const [at, value] of resizePlane(plane, plane).values.entries())
          assert.ok(Math.abs(value - plane.values[at]!) < 1e-5)
      }),
      { numRuns: 40 },
    )
  })

  test('keeps the range, and a constant plane constant', () => {
    fc.assert(
      fc.property(anyPlane, sizes, (plane, size) => {
        const made = resizePlane(plane, size)
        assert.deepEqual(
          [made.width, made.height, made.values.length],
          [size.width, size.height, size.width * size.height],
        )
        const [least, most] = [Math.min(...plane.values), Math.max(...plane.values)]
        for (const value of made.values) assert.ok(value >= least - 1e-5 && value <= most + 1e-5)
      }),
      { numRuns: 60 },
    )
    const flat = resizePlane(
      planeOf(7, 5, () => 0.3),
      { width: 4, height: 11 },
    )
    assert.ok(flat.values.every(value => Math.abs(value - 0.3) < 1e-6))
  })

  test('to a smaller size takes the mean of the covered pixels', () => {
    const half = resizePlane(
      planeOf(4, 2, x => x),
      { width: 2, height: 1 },
    )
    assert.deepEqual([...half.values], [0.5, 2.5])
    const plane = planeOf(12, 9, (x, y) => (x * 7 + y * 3) % 5)
    assert.ok(Math.abs(meanOf(resizePlane(plane, { width: 5, height: 4 })) - meanOf(plane)) < 1e-4)
  })

  test('to a larger size interpolates linearly', () => {
    const made = resizePlane(
      planeOf(2, 1, x => x),
      { width: 4, height: 1 },
    )
    assert.deepEqual(
      [...made.values].map(value => Number(value.toFixed(3))),
      [0, 0.25, 0.75, 1],
    )
    assert.ok(
      resizePlane(
        planeOf(1, 1, () => 0.7),
        { width: 5, height: 5 },
      ).values.every(value => Math.abs(value - 0.7) < 1e-6),
    )
  })
})

describe('a local mean', () => {
  test('is that of the pixels within reach, fewer at the edges', () => {
    fc.assert(
      fc.property(anyPlane, fc.integer({ min: 0, max: 5 }), (plane, radius) => {
        const made = boxMean(plane, radius)
        const { width, height, values } = plane
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) {
            let [sum, count] = [0, 0]
            for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++)
              for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++, count++)
                sum += values[row * width + column]!
            assert.ok(Math.abs(made.values[y * width + x]! - sum / count) < 1e-4)
          }
      }),
      { numRuns: 40 },
    )
  })

  test('does not change its input', () => {
    const plane = planeOf(5, 5, (x, y) => x * y)
    const before = [...plane.values]
    boxMean(plane, 2)
    assert.deepEqual([...plane.values], before)
  })
})

describe('a guided filter', () => {
  /** Black on the left, white on the right of a middle. */
  const edge = (width: number, height: number, middle: number): Plane =>
    planeOf(width, height, x => (x < middle ? 0 : 1))

  test('moves a coarse edge to the edge of the guide', () => {
    const guide = edge(32, 16, 16)
    const made = guidedFilter(
      guide,
      planeOf(32, 16, x => smoothStep(10, 22, x)),
      6,
      1e-4,
    )
    assert.ok(made.values[8 * 32 + 14]! < 0.3 && made.values[8 * 32 + 17]! > 0.7)
    assert.ok(made.values[8 * 32 + 17]! - made.values[8 * 32 + 14]! > 0.4)
    const weak = guidedFilter(
      guide,
      planeOf(32, 16, x => smoothStep(10, 22, x)),
      6,
      1,
    )
    const step = ({ values }: Plane): number => values[8 * 32 + 17]! - values[8 * 32 + 14]!
    assert.ok(step(made) > 0.6 && step(made) > 1.5 * step(weak), 'weaker edges than its measure are smoothed over')
  })

  test('blurs in an even guide, and keeps an even plane', () => {
    const even = planeOf(16, 16, () => 0.5)
    const made = guidedFilter(even, edge(16, 16, 8), 3, 1e-3)
    assert.ok(Math.abs(made.values[8 * 16 + 7]! - 0.5) < 0.15)
    const flat = guidedFilter(
      edge(16, 16, 8),
      planeOf(16, 16, () => 0.4),
      3,
      1e-3,
    )
    assert.ok(flat.values.every(value => Math.abs(value - 0.4) < 1e-4))
  })

  test('has the size of its guide for any input', () => {
    const made = guidedFilter(edge(32, 16, 16), edge(8, 4, 4), 2, 1e-3)
    assert.deepEqual([made.width, made.height], [32, 16])
  })
})

test('a soft step is 0 before, 1 after, a half in the middle and never decreases', () => {
  assert.equal(smoothStep(2, 4, 1), 0)
  assert.equal(smoothStep(2, 4, 5), 1)
  assert.equal(smoothStep(2, 4, 3), 0.5)
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (value, more) => {
        assert.ok(smoothStep(2, 4, value + more) >= smoothStep(2, 4, value))
      },
    ),
  )
  assert.equal(smoothStep(4, 2, 3.5) < smoothStep(4, 2, 2.5), true, 'downwards too')
})

test('a clamped value is within the range, and a value within stays', () => {
  assert.deepEqual(
    [clampValue(-1), clampValue(0.4), clampValue(3), clampValue(3, 1, 2), clampValue(0, 1, 2)],
    [0, 0.4, 1, 2, 1],
  )
})
