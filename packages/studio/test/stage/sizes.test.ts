import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Entity, Scene, SceneText } from '@kinora/media/scene/scene-schema'
import { filmScene } from '../../src/stage/film-scene.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 1,
  entities: [],
  places: [{ id: 'p', asset: 'product-sweep', backdrop: 'black' }],
  shots: [{ from: 0, to: 1, place: 'p' }],
}

const measure = (asset: string, size?: Entity['size']) => {
  const entities = [{ id: 'it', asset, ...(size && { size }) }]
  return sizeOf(resolvePerformers({ ...scene, entities }, 1, createSceneNotes()).all[0]!)
}
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 0.01 * Math.max(1, b), `${a} ${b}`)

test('a size fits the given measures, and keeps the proportions in the others', () => {
  const [usual, tall] = [measure('ladder'), measure('ladder', { height: 3.2 })]
  near(tall.height, 3.2)
  near(tall.width / usual.width, 3.2 / usual.height)
  const box = measure('package', { width: 1, height: 0.2, depth: 0.5 })
  near(box.width, 1)
  near(box.height, 0.2)
  near(box.depth, 0.5)
})

test('a wider table has the height of a table', () => {
  const [usual, wide] = [measure('round-table'), measure('round-table', { width: 1.8 })]
  near(wide.width, 1.8)
  near(wide.depth, 1.8)
  near(wide.height, usual.height)
})

test('a word of size is relative to the usual size of its kind', () =>
  near(measure('mouse', 'huge').height, 3 * measure('mouse').height))

test('a box of letters is relative to the whole frame, also in a panel', async () => {
  const text: SceneText = { text: 'III', box: [0.5, 0, 0.5, 0.4], colour: 'white', weight: 'bold', size: 'huge' }
  const frame = { width: 256, height: 144 }
  const compositor = await createCompositor(frame)
  const shots = ([0, 0.5] as const).map(top => ({
    ...scene.shots[0]!,
    panel: [0, top, 1, 0.5] as [number, number, number, number],
    ...(top > 0 && { texts: [text] }),
  }))
  const take = await filmScene({ scene: { ...scene, shots }, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  await take.draw(23)
  const luma = compositor.frame().subarray(0, frame.width * frame.height)
  const brightest = (left: number, top: number): number => {
    let most = 0
    for (let y = top; y < top + 72; y++)
      for (let x = left; x < left + 128; x++) most = Math.max(most, luma[y * frame.width + x]!)
    return most
  }
  // In the upper panel, though the lower one says them.
  assert.ok(brightest(128, 0) > brightest(0, 0) + 60 && brightest(128, 0) > brightest(128, 72) + 60)
  take.close?.()
  compositor.close()
})
