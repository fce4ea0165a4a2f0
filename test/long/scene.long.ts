// A still in 4K and a film in 1080p: what is too slow for every day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { openTake, paintOrder } from '../../packages/studio/src/orders/open-take.ts'

const fox = { prompt: 'a fox walks through an autumn forest', seed: 1, inputs: [] }

test('a still of 3840 x 2160 has every pixel', async () => {
  const { width, height, rgba } = await paintOrder({ ...fox, kind: 'image', width: 3840, height: 2160 })
  assert.deepEqual([width, height, rgba.length], [3840, 2160, 3840 * 2160 * 4])
})

test('a film of 1920 x 1080 keeps within half a gigabyte of compositor memory', async () => {
  const size = { width: 1920, height: 1080 }
  const compositor = await createCompositor(size)
  try {
    const sound = { withSound: false, withMusic: false }
    const order = {
      ...fox,
      ...size,
      ...sound,
      kind: 'video',
      seconds: 1,
      amplitude: 'large',
      from: { kind: 'words' },
    } as const
    const take = await openTake(order, compositor)
    for (let index = 0; index < 24; index++) await take.draw(index)
    assert.ok(compositor.memoryBytes() < 512 * 2 ** 20, `${compositor.memoryBytes()} bytes`)
  } finally {
    compositor.close()
  }
})
