import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { mixAt, isOneScene, softenFlow } from '../../../src/pictures/between/flow.ts'
import { composeMosaic } from '../../../src/pictures/travel/compose-mosaic.ts'
import { findView } from '../../../src/pictures/travel/find-view.ts'
import { matchAround, matchEverywhere } from '../../../src/pictures/travel/match.ts'
import { cropPlane } from '../../../src/planes/box.ts'
import { createPlane, extractLuma } from '../../../src/planes/plane.ts'
import { pictureOf, wavesAt, wavesOf } from '../photo/test-pictures.ts'

const detail = (width: number, height: number) => {
  const { values } = extractLuma(wavesOf({ width, height }))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return createPlane(
    { width, height },
    values.map(value => value - mean),
  )
}

describe('a part of a picture', () => {
  const whole = detail(48, 32)

  test('is found at its position, with and without a guess', () => {
    for (const [left, top] of [
      [0, 0],
      [11, 7],
      [27, 15],
    ] as const) {
      const part = cropPlane(whole, { left, top, width: 20, height: 16 })
      const found = matchEverywhere(whole, part)
      assert.deepEqual([found.x, found.y], [left, top])
      assert.ok(found.likeness > 0.99)
      const near = matchAround(whole, part, { x: left + 1.4, y: top - 1.2 }, 3)
      assert.ok(Math.abs(near.x - left) < 0.3 && Math.abs(near.y - top) < 0.3)
    }
  })

  test('is similar nowhere if it is missing', () => {
    const other = createPlane(
      { width: 20, height: 16 },
      Float32Array.from({ length: 320 }, (_, at) => ((at * 7919) % 17) / 17 - 0.5),
    )
    assert.ok(matchEverywhere(whole, other).likeness < 0.75)
  })

  test('may extend beyond the whole by less than most of it', () => {
    const wide = detail(80, 32)
    const inner = cropPlane(wide, { left: 16, top: 0, width: 48, height: 32 })
    const part = cropPlane(wide, { left: 6, top: 4, width: 30, height: 20 })
    assert.equal(matchEverywhere(inner, part).x, -10)
    const { x } = matchEverywhere(inner, cropPlane(wide, { left: 0, top: 4, width: 20, height: 20 }))
    assert.ok(x >= -14)
  })
})

describe('a zoom from view to view', () => {
  const scene = (left: number, top: number, scale: number) =>
    pictureOf({ width: 72, height: 48 }, (x, y) => {
      const [u, v] = [(left * 72 + x * scale) * 1.33, (top * 48 + y * scale) * 1.33]
      const [red, green, blue] = wavesAt(u * 1.7, v * 1.7)
      return Math.hypot(u - 60, v - 30) < 9 ? [240, 220, 30] : [red, green, blue]
    })

  test('finds the content of the last picture in the first, shifted and closer', async () => {
    const view = await findView(scene(0, 0, 1), scene(0.25, 0.2, 0.6))
    assert.ok(view)
    assert.ok(
      Math.abs(view.x - 0.25) < 0.04 && Math.abs(view.y - 0.2) < 0.04 && Math.abs(view.scale - 0.6) < 0.05,
      JSON.stringify(view),
    )
  })

  test('is reversed if the last picture is further away', async () => {
    const view = await findView(scene(0.25, 0.2, 0.6), scene(0, 0, 1))
    assert.ok(view && view.scale > 1.4 && view.x < 0, JSON.stringify(view))
  })

  test('is none between pictures that hardly differ', async () => {
    assert.equal(await findView(scene(0, 0, 1), scene(0, 0, 1)), undefined)
  })
})

describe('two pictures as one', () => {
  const red = pictureOf({ width: 20, height: 20 }, () => [200, 20, 20])
  const dim = pictureOf({ width: 20, height: 20 }, () => [100, 10, 10])

  test('have the upper one whole, and the lower one around it in its light', async () => {
    const made = await composeMosaic(
      { picture: red, area: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } },
      { picture: dim, area: { left: 0, top: 0, width: 1, height: 1 } },
      { left: 0, top: 0, width: 1, height: 1 },
      { width: 40, height: 40 },
    )
    assert.ok(Math.abs(made.rgba[(20 * 40 + 20) * 4]! - 200) < 3)
    assert.ok(Math.abs(made.rgba[0]! - 200) < 12, 'twice as bright as it was')
    for (let at = 3; at < made.rgba.length; at += 4) assert.equal(made.rgba[at], 255)
  })

  test('have uncovered areas filled from their surroundings', async () => {
    const made = await composeMosaic(
      { picture: red, area: { left: 0, top: 0, width: 0.5, height: 0.5 } },
      { picture: red, area: { left: 0.5, top: 0.5, width: 0.5, height: 0.5 } },
      { left: 0, top: 0, width: 1, height: 1 },
      { width: 40, height: 40 },
    )
    assert.ok(made.rgba[(4 * 40 + 36) * 4]! > 120, 'no black corner')
  })
})

describe('the flow between two frames', () => {
  test('at a known time is the known flow, and at the ends the frames themselves', () => {
    const times = [0.25, 0.5, 0.75]
    for (const [index, time] of times.entries()) {
      const mix = mixAt(times, time)
      const weights = [0, 1].reduce((sum, side) => sum + (side === 0 ? mix.toFirst[0] : mix.toFirst[1]), 0)
      assert.ok(Math.abs(weights - 1) < 1e-9)
      assert.ok([mix.before, mix.after].includes(index))
      assert.ok(Math.abs(mix.shares[0] + mix.shares[1] - 1) < 1e-9)
    }
    const start = mixAt(times, 0)
    assert.ok(Math.abs(start.toFirst[0] + start.toFirst[1]) < 1e-9 && start.share === 1)
    const end = mixAt(times, 1)
    assert.ok(Math.abs(end.toLast[0] + end.toLast[1]) < 1e-9)
    assert.ok(end.shares[0] + end.shares[1] + end.share < 1e-9, 'nothing of the first is left')
  })

  test('moves away from the first with time while the share of the first falls, continuously', () => {
    const times = [0.25, 0.5, 0.75]
    // Known flows that are even: the way is the time, the share what is left of it.
    const at = (time: number) => {
      const { before, after, toFirst, shares, share } = mixAt(times, time)
      return {
        way: toFirst[0] * times[before]! + toFirst[1] * times[after]!,
        left: shares[0] * (1 - times[before]!) + shares[1] * (1 - times[after]!) + share,
      }
    }
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), time => {
        assert.ok(Math.abs(at(time).way - time) < 1e-9)
        assert.ok(Math.abs(at(Math.min(1, time + 0.01)).left - at(time).left) < 0.05)
        assert.ok(at(time).left >= -1e-9 && at(time).left <= 1 + 1e-9)
      }),
    )
  })

  test('of unrelated pictures is shorter and smoother than measured', () => {
    const size = { width: 32, height: 24 }
    const flow = Float32Array.from({ length: 32 * 24 * 4 }, (_, at) => (((at * 7919) % 23) - 11) * 2)
    const soft = softenFlow({ ...size, time: 0.5, flow, share: new Float32Array(768).fill(0.5) })
    const longest = (values: Float32Array): number => Math.max(...values.map(Math.abs))
    assert.ok(longest(soft.flow) < 0.5 * longest(flow))
    assert.ok(soft.share.every(value => Math.abs(value - 0.5) < 1e-6))
  })

  test('explains the difference within one scene', () => {
    const size = { width: 48, height: 32 }
    const [first, last] = [pictureOf(size, (x, y) => wavesAt(x, y)), pictureOf(size, (x, y) => wavesAt(x + 4, y))]
    const area = 48 * 32
    const moved = new Float32Array(area * 4)
    moved.fill(2, 0, area)
    moved.fill(-2, 2 * area, 3 * area)
    assert.equal(isOneScene(first, last, { ...size, time: 0.5, flow: moved, share: new Float32Array(area) }), true)
    const stranger = pictureOf(size, (x, y) => [(x * 53) % 256, (x * 91 + y * 37) % 256, 0])
    assert.equal(isOneScene(first, stranger, { ...size, time: 0.5, flow: moved, share: new Float32Array(area) }), false)
  })
})
