import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Scene, SceneCamera } from '@kinora/media/scene/scene-schema'
import { focusAt, softnessOf } from '../../src/stage/film/focus.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const FRAME = { width: 320, height: 180 }

/** Two checkered things, one metre and four metres before the camera's middle. */
const scene = (camera: SceneCamera): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [
    { id: 'near', asset: 'chessboard', size: { width: 0.8, height: 0.8, depth: 0.06 } },
    { id: 'far', asset: 'woman' },
  ],
  places: [{ id: 'p', asset: 'product-sweep' }],
  shots: [
    {
      from: 0,
      to: 2,
      place: 'p',
      placements: [
        { who: 'far', relation: 'at', to: 'p/surface', offset: [0.9, 0, 1.4], facing: 0 },
        { who: 'near', relation: 'at', to: 'p/surface', offset: [-0.5, 0, -0.9], facing: 0 },
      ],
      camera: { target: ['near', 'far'], size: 'whole', move: 'still', ...camera },
    },
  ],
})

/** How steep brightness is in the frame at some second, summed over its left and its right half. */
async function sharpness(camera: SceneCamera, seconds = 0): Promise<{ left: number; right: number }> {
  const compositor = await createCompositor(FRAME)
  const take = await filmScene({ scene: scene(camera), compositor, frames: 48, seed: 4, amplitude: 'auto' })
  try {
    await take.draw(Math.round(seconds * 24))
    assert.deepEqual(take.sceneNotes(), [])
    const { width, height } = FRAME
    const luma = compositor.frame()
    const sums = { left: 0, right: 0 }
    for (let y = 1; y < height; y++)
      for (let x = 1; x < width; x++) {
        const at = y * width + x
        const step = Math.abs(luma[at]! - luma[at - 1]!) + Math.abs(luma[at]! - luma[at - width]!)
        // Small ones are the grain of the film.
        if (step > 24) sums[x < width / 2 ? 'left' : 'right'] += step
      }
    return sums
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('the focus is sharp, things before and behind it are soft, and a deep lens shows all', async () => {
  const [plain, near, far, deep] = [
    await sharpness({}),
    await sharpness({ focus: 'near' }),
    await sharpness({ focus: 'far' }),
    await sharpness({ focus: 'far', lens: ['deep'] }),
  ]
  // How much of each half's edges is left: what is in focus keeps them, its outline apart.
  const kept = (one: typeof plain) => ({ left: one.left / plain.left, right: one.right / plain.right })
  assert.ok(kept(near).left > 0.6 && kept(near).right < 0.5 * kept(near).left, JSON.stringify(kept(near)))
  assert.ok(kept(far).right > 0.6 && kept(far).left < 0.75 * kept(far).right, JSON.stringify(kept(far)))
  assert.deepEqual(deep, plain)
})

test('a focus pull goes from the first target to the second', async () => {
  const [from, to] = [await sharpness({ lens: ['rack-focus'] }, 0.1), await sharpness({ lens: ['rack-focus'] }, 1.9)]
  assert.ok(to.left < 0.75 * from.left && to.right > 1.2 * from.right, JSON.stringify({ from, to }))
})

test('lenses give the blur, and the focus over the shot', () => {
  assert.equal(softnessOf({}), 0)
  assert.equal(softnessOf({ focus: 'a', lens: ['deep'] }), 0)
  assert.ok(softnessOf({ lens: ['macro'] }) > softnessOf({ lens: ['shallow'] }))
  const depths: Record<string, number> = { a: 2, b: 8 }
  const at = (camera: SceneCamera, progress: number): number =>
    focusAt(
      { from: 0, to: 1, place: 'p', camera },
      progress,
      name => (depths[name] === undefined ? undefined : { depth: depths[name], deep: 0.1 }),
      { depth: 5, deep: 0 },
    ).depth
  assert.equal(at({}, 0), 5)
  assert.equal(at({ target: ['a'] }, 0.5), 2)
  assert.equal(at({ target: ['a'], focus: 'b' }, 0), 8)
  const pulled: SceneCamera = { target: ['a'], focus: 'b', lens: ['rack-focus'] }
  assert.equal(at(pulled, 0), 2)
  assert.ok(at(pulled, 0.45) > 2 && at(pulled, 0.45) < 8)
  assert.equal(at(pulled, 1), 8)
  // To the target from what is behind it, and away from it.
  assert.ok(at({ target: ['a'], lens: ['rack-focus'] }, 0) > 8)
  assert.equal(at({ target: ['a'], lens: ['rack-focus'] }, 1), 2)
  assert.ok(at({ target: ['a'], lens: ['focus-away'] }, 1) > 8)
})
