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

test('colours are carried further as time goes on, and the same from the same time', () => {
  const flow = createFlow(SIZE)
  const at = (seconds: number): Uint8Array => {
    const planes = ramp()
    flow(planes, seconds)
    return planes.luma
  }
  assert.deepEqual(at(1), at(1))
  const moved = at(0).reduce((sum, value, index) => sum + Math.abs(value - at(2)[index]!), 0) / (64 * 36)
  assert.ok(moved > 1, `${moved} of 255 in the mean`)
})

test('what has one colour keeps it', () => {
  const planes = ramp()
  createFlow(SIZE)(planes, 3)
  assert.ok(planes.blue.every(value => value === 90) && planes.red.every(value => value === 160))
})
