import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { createStrokes } from '../../src/looks/calm-strokes.ts'
import { blurPlane, edgesOf, framePlanes } from '../../src/looks/frame-planes.ts'

const SIZES = [
  [40, 30, 3],
  [21, 17, 5],
  [5, 3, 6],
  [1, 1, 2],
] as const

const noise = (width: number, height: number): Uint8Array => {
  const seeded = seededRandom(width * 100 + height)
  return Uint8Array.from({ length: width * height }, () => seeded.below(256))
}

test('planes share the memory of the frame', () => {
  const frame = new Uint8Array(8 * 4 * 1.5)
  const { luma, blue, red } = framePlanes(frame, 8, 4)
  luma.fill(1)
  blue.fill(2)
  red.fill(3)
  assert.deepEqual(
    [1, 2, 3].map(value => frame.filter(byte => byte === value).length),
    [32, 8, 8],
  )
  assert.deepEqual([frame[0], frame[32], frame[40]], [1, 2, 3])
})

/** The mean of what lies within `radius` of each place, along one axis; beyond an edge its last value goes on. */
function meanAlong(plane: Uint8Array, width: number, height: number, radius: number, isAcross: boolean): Uint8Array {
  const inside = (at: number, size: number): number => Math.min(size - 1, Math.max(0, at))
  return plane.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let sum = 0
    for (let by = -radius; by <= radius; by++)
      sum += isAcross ? plane[y * width + inside(x + by, width)]! : plane[inside(y + by, height) * width + x]!
    return sum / (2 * radius + 1) + 0.5
  })
}

for (const [width, height, radius] of SIZES) {
  test(`${width} x ${height} values are blurred by ${radius} as in a direct loop, twice across and down`, () => {
    let plain = noise(width, height)
    for (let round = 0; round < 2; round++)
      for (const isAcross of [true, false]) plain = meanAlong(plain, width, height, radius, isAcross)
    const made = noise(width, height)
    blurPlane(made, width, height, radius)
    // Sums times a share, and not sums by a count: they differ in the last bit.
    assert.ok(made.every((value, at) => Math.abs(value - plain[at]!) <= 1))
  })

  test(`${width} x ${height} values take the mean of the calmest of four squares of ${radius + 1}, frame after frame`, () => {
    const source = noise(width, height).map((value, at) => (at % width > width / 2 ? 40 + value / 8 : 180 + value / 8))
    const squares = (x: number, y: number): { mean: number; spread: number }[] =>
      [Math.max(0, y - radius), y].flatMap(top =>
        [Math.max(0, x - radius), x].map(left => {
          const values: number[] = []
          for (let v = top; v < Math.min(height, top + radius + 1); v++)
            for (let u = left; u < Math.min(width, left + radius + 1); u++) values.push(source[v * width + u]!)
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length
          return { mean, spread: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length }
        }),
      )
    const strokes = createStrokes(width, height)
    for (let frame = 0; frame < 2; frame++) {
      const made = Uint8Array.from(source)
      strokes(made, radius)
      for (const [at, value] of made.entries()) {
        const around = squares(at % width, Math.floor(at / width))
        const least = Math.min(...around.map(({ spread }) => spread))
        // Of squares that are equally calm any will do.
        assert.ok(
          around.some(({ mean, spread }) => spread < least + 0.02 && Math.abs(mean - value) <= 1),
          `${value} at ${at} of frame ${frame}`,
        )
      }
    }
  })
}

test('an edge is as steep as its step of brightness in every direction, and an even area is flat', () => {
  const [width, height] = [24, 16]
  const steepness = (bright: (x: number, y: number) => boolean, step: number): Uint8Array => {
    const into = new Uint8Array(width * height).fill(99)
    const luma = Uint8Array.from({ length: width * height }, (_, at) =>
      bright(at % width, Math.floor(at / width)) ? 20 + step : 20,
    )
    edgesOf(luma, width, height, into)
    return into
  }
  assert.ok(steepness(() => true, 90).every(value => value === 0))
  for (const step of [10, 60, 200]) {
    const upright = steepness(x => x >= 12, step)
    const level = steepness((_, y) => y >= 8, step)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        assert.equal(upright[y * width + x], x === 11 || x === 12 ? step : 0, `${x} ${y}`)
        assert.equal(level[y * width + x], y === 7 || y === 8 ? step : 0, `${x} ${y}`)
      }
  }
  const aslant = steepness((x, y) => x > y, 235)
  assert.ok(aslant.some(value => value === 255) && aslant.subarray(0, width).every(value => value === 0))
})
