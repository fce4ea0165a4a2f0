import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSoundQueue, type SoundQueue } from '../../src/write/sound-queue.ts'

const stretchOf = (...samples: number[]) => ({
  left: Float32Array.from(samples),
  right: Float32Array.from(samples, sample => -sample),
})

function take(queue: SoundQueue, first: number, count: number): [number[], number[]] {
  const [left, right] = [new Float32Array(count), new Float32Array(count)]
  queue.fill(first, left, right)
  // Without the sign of zero.
  return [[...left].map(sample => sample + 0), [...right].map(sample => sample + 0)]
}

test('stretches follow one another without a seam, and then there is silence', () => {
  const queue = createSoundQueue()
  queue.push(stretchOf(1, 2, 3))
  queue.push(stretchOf())
  queue.push(stretchOf(4))
  queue.push(stretchOf(5, 6))
  assert.equal(queue.length(), 6)
  assert.deepEqual(take(queue, 0, 2), [
    [1, 2],
    [-1, -2],
  ])
  assert.deepEqual(take(queue, 2, 3)[0], [3, 4, 5])
  assert.deepEqual(take(queue, 5, 4)[0], [6, 0, 0, 0])
  assert.deepEqual(take(queue, 9, 2)[0], [0, 0])
})

test('late samples are inserted at their place', () => {
  const queue = createSoundQueue()
  queue.push(stretchOf(1))
  assert.deepEqual(take(queue, 0, 1)[0], [1])
  queue.push(stretchOf(2, 3))
  assert.deepEqual(take(queue, 1, 2)[0], [2, 3])
})

test('a part with unequal channels is rejected', () => {
  const queue = createSoundQueue()
  assert.throws(() => queue.push({ left: new Float32Array(2), right: new Float32Array(1) }), /equally long/)
  assert.equal(queue.length(), 0)
})
