import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFlow } from '../../src/looks/create-flow.ts'

const SIZE = { width: 64, height: 36 }
function ramp() {
  const { width, height } = SIZE
  return {
    ...SIZE,
    luma: Uint8Array.from({ length: width * height }, (_, at) => 3 * (at % width)),
    blue: new Uint8Array((width * height) / 4).fill(90),
    red: new Uint8Array((width * height) / 4).fill(160),
  }
}

test('colours move further over time, and the same for the same time', () => {
  const flow = createFlow(SIZE)
  const at = (seconds: number): Uint8Array => {
    const planes = ramp()
    flow(planes, seconds)
    return planes.luma
  }
  assert.deepEqual(at(1), at(1))
  const later = at(2)
  const moved = at(0).reduce((sum, value, index) => sum + Math.abs(value - later[index]!), 0) / (64 * 36)
  assert.ok(moved > 1, `${moved} of 255 in the mean`)
})

test('an area of one colour keeps it', () => {
  const planes = ramp()
  createFlow(SIZE)(planes, 3)
  assert.ok(planes.blue.every(value => value === 90) && planes.red.every(value => value === 160))
})

test('colours move by at most a thirteenth of the height, and equally in each direction', () => {
  const { width, height } = SIZE
  const flow = createFlow(SIZE)
  const ways: number[] = []
  for (let seconds = 0; seconds < 8; seconds += 0.5) {
    const across = ramp()
    flow(across, seconds)
    const down = { ...ramp(), luma: Uint8Array.from({ length: width * height }, (_, at) => 5 * Math.floor(at / width)) }
    flow(down, seconds)
    for (let y = 4; y < height - 4; y++)
      for (let x = 4; x < width - 4; x++) {
        const at = y * width + x
        ways.push((across.luma[at]! - 3 * x) / 3, (down.luma[at]! - 5 * y) / 5)
      }
  }
  const far = Math.max(...ways.map(Math.abs))
  assert.ok(far < height / 13 + 0.5 && far > height / 20, `${far} of ${height}`)
  assert.ok(Math.abs(ways.reduce((sum, way) => sum + way, 0) / ways.length) < 0.6)
})

test('neighbours stay neighbours: folds have no tears, not even at the edges', () => {
  const planes = ramp()
  createFlow(SIZE)(planes, 2.5)
  const { width, luma } = planes
  for (let at = 1; at < luma.length; at++) {
    if (at % width !== 0) assert.ok(Math.abs(luma[at]! - luma[at - 1]!) < 12, `across at ${at}`)
    if (at >= width) assert.ok(Math.abs(luma[at]! - luma[at - width]!) < 12, `down at ${at}`)
  }
})
