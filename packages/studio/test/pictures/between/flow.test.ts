import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softenFlow, type Flow, isOneScene, mixAt } from '../../../src/pictures/between/flow.ts'
import { pictureOf, wavesAt } from '../photo/test-pictures.ts'

const SIZE = { width: 64, height: 48 }

/** Everything goes to the right by `way`. */
function evenFlow(time: number, way: number): Flow {
  const area = SIZE.width * SIZE.height
  const made = { ...SIZE, time, flow: new Float32Array(area * 4), share: new Float32Array(area) }
  made.flow.fill(-way * time, 0, area)
  made.flow.fill(way * (1 - time), 2 * area, 3 * area)
  made.share.fill(1 - time)
  return made
}

test('a constant motion is constant at every time, also outside the known ones', () => {
  const known = [0.25, 0.5, 0.75]
  for (const time of [0.01, 0.25, 0.4, 0.5, 0.6, 0.75, 0.99]) {
    const { before, after, toFirst, toLast, shares, share } = mixAt(known, time)
    const [early, late] = [known[before]!, known[after]!]
    const mixed = ([first, second]: readonly [number, number], at: (time: number) => number): number =>
      first * at(early) + second * at(late)
    assert.ok(Math.abs(mixed(toFirst, at => -8 * at) + 8 * time) < 1e-9, `${time}`)
    assert.ok(Math.abs(mixed(toLast, at => 8 * (1 - at)) - 8 * (1 - time)) < 1e-9, `${time}`)
    assert.ok(Math.abs(share + mixed(shares, at => 1 - at) - (1 - time)) < 1e-9, `${time}`)
  }
})

test('two pictures are one scene if the flow explains their difference', () => {
  const first = pictureOf(SIZE, wavesAt)
  const moved = pictureOf(SIZE, (x, y) => wavesAt(x - 4, y))
  const other = pictureOf(SIZE, (x, y) => [255 - ((x * 7) % 200), (y * 11) % 256, 90])
  assert.equal(isOneScene(first, moved, evenFlow(0.5, 4)), true)
  assert.equal(isOneScene(first, first, evenFlow(0.5, 0)), true)
  assert.equal(isOneScene(first, other, evenFlow(0.5, 4)), false)
})

test('a dream-like transition has no tears: motion is shorter and continuous', () => {
  const torn = evenFlow(0.5, 10)
  for (let at = 0; at < torn.flow.length; at++) if (at % 64 < 32) torn.flow[at] = -torn.flow[at]!
  const { flow } = softenFlow(torn)
  for (let x = 1; x < 64; x++) assert.ok(Math.abs(flow[20 * 64 + x]! - flow[20 * 64 + x - 1]!) < 3)
  assert.ok(Math.abs(flow[20 * 64 + 5]!) < 5)
})
