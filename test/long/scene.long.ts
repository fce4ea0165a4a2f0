// A still in 4K and a film in 1080p: what is too slow for every day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintScene } from '../../packages/studio/src/scene/paint-scene.ts'
import { prepareScene } from '../../packages/studio/src/scene/prepare-scene.ts'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { shotOf, subjectOf } from '../../packages/studio/test/scene/shots.ts'

const shot = shotOf([subjectOf('🦊', { motion: 'walk' })], { place: 'forest', season: 'autumn' })

test('a still of 3840 x 2160 has every pixel', async () => {
  const { width, height, rgba } = await paintScene(shot, { width: 3840, height: 2160 }, 1)
  assert.deepEqual([width, height, rgba.length], [3840, 2160, 3840 * 2160 * 4])
})

test('a film of 1920 x 1080 keeps within half a gigabyte of compositor memory', async () => {
  const compositor = await createCompositor({ width: 1920, height: 1080 })
  try {
    const list = { language: 'en' as const, shots: [shot], unknown: [] }
    const take = await prepareScene({ compositor, frames: 24, seed: 1, amplitude: 'large', shots: list, pictures: [] })
    for (let index = 0; index < 24; index++) await take.draw(index)
    assert.ok(compositor.memoryBytes() < 512 * 2 ** 20, `${compositor.memoryBytes()} bytes`)
  } finally {
    compositor.close()
  }
})
