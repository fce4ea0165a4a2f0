import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dreamtOf,
  emptyFlowOf,
  type Flow,
  flowAt,
  isOneScene,
} from '../../../../../src/engines/studio/stage/between/flow.ts'
import { pictureOf, wavesAt } from '../photo/test-pictures.ts'

const SIZE = { width: 64, height: 48 }

/** Everything goes to the right by `way`. */
function evenFlow(time: number, way: number): Flow {
  const made = { ...emptyFlowOf(SIZE), time }
  const area = SIZE.width * SIZE.height
  made.flow.fill(-way * time, 0, area)
  made.flow.fill(way * (1 - time), 2 * area, 3 * area)
  made.share.fill(1 - time)
  return made
}

test('an even motion is even at every time, also outside of the known ones', () => {
  const known = [0.25, 0.5, 0.75].map(time => evenFlow(time, 8))
  const area = SIZE.width * SIZE.height
  for (const time of [0.01, 0.25, 0.4, 0.5, 0.6, 0.75, 0.99]) {
    const { flow, share } = flowAt(known, time, emptyFlowOf(SIZE))
    for (const [at, expected] of [
      [0, -8 * time],
      [area, 0],
      [2 * area, 8 * (1 - time)],
      [3 * area, 0],
    ] as const) {
      assert.ok(Math.abs(flow[at]! - expected) < 1e-5, `${time}: ${flow[at]} ${expected}`)
    }
    assert.ok(Math.abs(share[0]! - (1 - time)) < 1e-5, `${time}: ${share[0]}`)
  }
})

test('two pictures are one scene when the flow explains how they differ', () => {
  const first = pictureOf(SIZE, wavesAt)
  const moved = pictureOf(SIZE, (x, y) => wavesAt(x - 4, y))
  const other = pictureOf(SIZE, (x, y) => [255 - ((x * 7) % 200), (y * 11) % 256, 90])
  assert.equal(isOneScene(first, moved, evenFlow(0.5, 4)), true)
  assert.equal(isOneScene(first, first, evenFlow(0.5, 0)), true)
  assert.equal(isOneScene(first, other, evenFlow(0.5, 4)), false)
})

test('a dream has no tears: ways are shorter and no two neighbours part', () => {
  const torn = evenFlow(0.5, 10)
  for (let at = 0; at < torn.flow.length; at++) if (at % 64 < 32) torn.flow[at] = -torn.flow[at]!
  const { flow } = dreamtOf(torn)
  for (let x = 1; x < 64; x++) assert.ok(Math.abs(flow[20 * 64 + x]! - flow[20 * 64 + x - 1]!) < 3)
  assert.ok(Math.abs(flow[20 * 64 + 5]!) < 5)
})
