import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Shot } from '../../src/setting/shot-list.ts'
import { drawScenery, type Scenery } from '../../src/backdrops/scenery.ts'
import { stockPlace } from '../../src/backdrops/stock-place.ts'
import { chooseFill } from '../../src/backdrops/choose-fill.ts'

const FRAME = { width: 240, height: 136 }
const shotFor = (prompt: string): Shot => direct({ prompt, seed: 1 }).shots[0]!

async function stocked(shot: Shot): Promise<{ scenery: Scenery; bare: Uint8Array; metres: Float32Array }> {
  const scenery = drawScenery(shot, FRAME, 3)
  const bare = Uint8Array.from(scenery.picture.rgba)
  const metres = Float32Array.from(scenery.plate.depth)
  await stockPlace(scenery, shot, seededRandom(3))
  return { scenery, bare, metres }
}

const changedShare = (a: Uint8Array, b: Uint8Array): number => {
  let changed = 0
  for (let at = 0; at < a.length; at += 4)
    if (Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) > 30) changed++
  return changed / (a.length / 4)
}

test('goods are on the shelves of a shop, nearer than the things before, and reproducible', async () => {
  const shot = shotFor('a teapot shop')
  const { scenery, bare, metres } = await stocked(shot)
  assert.ok(changedShare(scenery.picture.rgba, bare) > 0.03, `${changedShare(scenery.picture.rgba, bare)}`)
  let nearer = 0
  for (const [at, before] of metres.entries()) {
    assert.ok(scenery.plate.depth[at]! <= before + 0.31, 'goods are not drawn behind what hides them')
    if (scenery.plate.depth[at]! < before - 0.02) nearer++
  }
  assert.ok(nearer > 50, `${nearer}`)
  const again = await stocked(shot)
  assert.deepEqual(again.scenery.picture.rgba, scenery.picture.rgba)
})

test('a place without shelves has goods beside the stage, and the middle stays free', async () => {
  const { scenery, bare } = await stocked({
    ...shotFor('a beach at noon'),
    filledWith: [{ words: 'drum', sprite: '1f941' }],
  })
  const { width, height } = scenery.plate
  assert.ok(changedShare(scenery.picture.rgba, bare) > 0.002)
  for (let row = 0; row < height; row++) {
    const at = (row * width + width / 2) * 4
    assert.deepEqual([...scenery.picture.rgba.subarray(at, at + 3)], [...bare.subarray(at, at + 3)])
  }
})

test('large things stand on floors, small ones on shelves', () => {
  assert.equal(chooseFill([{ words: 'car', sprite: '1f697' }]), 'large')
  assert.equal(chooseFill([{ words: 'cup', sprite: '1f375' }]), 'small')
  assert.equal(chooseFill([]), undefined)
})
