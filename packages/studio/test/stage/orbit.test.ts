import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { StillLayout } from '@kinora/media/engine/contract'
import type { Scene, SceneCamera } from '@kinora/media/scene/scene-schema'
import { filmScene } from '../../src/stage/film-scene.ts'
import { orbitOf } from '../../src/stage/film/orbit.ts'

const SIZE = { width: 160, height: 90 }

const sceneOf = (place: string, camera: SceneCamera): Scene => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'knight', asset: 'knight' },
    { id: 'horse', asset: 'horse' },
  ],
  places: [{ id: 'p', asset: place }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'p',
      placements: [
        { who: 'knight', relation: 'at', to: 'p/middle', facing: 'camera' },
        { who: 'horse', relation: 'beside', to: 'knight', side: 'left', distance: 0.5, facing: 'right' },
      ],
      camera: { target: ['knight', 'horse'], size: 'whole', ...camera },
    },
  ],
})

/** Pictures and layouts at the start, in the middle and at the end of a shot. */
async function film(scene: Scene): Promise<{ frames: Uint8Array[]; layouts: StillLayout[]; turned: number }> {
  const compositor = await createCompositor(SIZE)
  const take = await filmScene({ scene, compositor, frames: 96, seed: 4, amplitude: 'auto' })
  try {
    const [frames, layouts]: [Uint8Array[], StillLayout[]] = [[], []]
    for (const index of [0, 48, 95]) {
      await take.draw(index)
      frames.push(Uint8Array.from(compositor.frame()))
      layouts.push(take.layout(0, index / 24)!)
    }
    const { at } = await take.geometry(take.shots[0]!)
    const [from, to] = [0, 4].map(seconds => at(seconds).lens.ahead)
    return { frames, layouts, turned: Math.acos(from![0] * to![0] + from![2] * to![2]) * (180 / Math.PI) }
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('an orbit covers the degrees of its amount', async () => {
  for (const [amount, degrees] of [
    ['small', 30],
    ['large', 180],
    [100, 100],
  ] as const) {
    const { turned } = await film(sceneOf('meadow', { move: 'orbit', amount }))
    assert.ok(Math.abs(turned - degrees) < 3, `${amount}: ${turned}`)
  }
  const arcOf = (camera: SceneCamera, to = 4): number => orbitOf({ from: 0, to, camera }, 'auto')
  assert.equal(arcOf({ move: 'orbit-left', amount: 90 }), -arcOf({ move: 'orbit', amount: 90 }))
  assert.ok(arcOf({ move: 'orbit-left', speed: 'fast' }) > arcOf({ move: 'orbit-left', speed: 'slow' }))
  assert.ok(arcOf({ move: 'orbit-left' }, 1) < arcOf({ move: 'orbit-left' }), 'a short shot goes less far')
  assert.equal(arcOf({ move: 'orbit', from: 'over:knight' }), 0)
})

test('an orbit goes to the right, and one to the left goes to the left', async () => {
  for (const place of ['meadow', 'living-room'])
    for (const [move, side] of [
      ['orbit', 1],
      ['orbit-left', -1],
    ] as const) {
      const { layouts } = await film(sceneOf(place, { move, amount: 60, from: 'front' }))
      // The horse stands at the left: it is nearer, and larger, for a camera at the left.
      const [first, last] = [layouts[0]!, layouts[2]!].map(
        ({ entities }) => entities.find(({ id }) => id === 'horse')!.box![3],
      ) as [number, number]
      assert.ok((first - last) * side > 0, `${move} in the ${place}: ${first}, ${last}`)
    }
})

test('an orbit keeps its targets whole in the frame, outdoors and in a room', async () => {
  for (const place of ['meadow', 'living-room']) {
    const { layouts } = await film(sceneOf(place, { move: 'orbit', amount: 180 }))
    for (const { entities } of layouts)
      for (const { id, box } of entities) {
        assert.ok(box, `${id} is not seen in the ${place}`)
        const [left, top, width, height] = box
        assert.ok(left > 0 && top > 0 && left + width < 1 && top + height < 1, `${place} ${id}: ${box.join(' ')}`)
      }
  }
})

test('the place moves behind the targets of an orbit', async () => {
  for (const place of ['meadow', 'living-room']) {
    const { frames } = await film(sceneOf(place, { move: 'orbit', amount: 180 }))
    // The upper corners, in which no target stands.
    const [from, middle, to] = frames.map(frame =>
      Array.from({ length: 20 }, (_, y) => [...frame.subarray(y * SIZE.width, y * SIZE.width + 50)]).flat(),
    )
    const differ = (a: number[], b: number[]): number =>
      a.filter((value, at) => Math.abs(value - b[at]!) > 12).length / a.length
    assert.ok(differ(from!, middle!) > 0.2, `${place}: ${differ(from!, middle!)}`)
    assert.ok(differ(middle!, to!) > 0.2, `${place}: ${differ(middle!, to!)}`)
  }
})

test('a fire lights its surroundings at night in an orbit as well', async () => {
  const night = (asset: string): Scene => {
    const scene = sceneOf('meadow', { move: 'orbit', amount: 'large' })
    const [shot] = scene.shots
    const fire = { who: 'fire', relation: 'before', to: 'knight', distance: 0.5 } as const
    return {
      ...scene,
      entities: [...scene.entities, { id: 'fire', asset }],
      places: [{ id: 'p', asset: 'meadow', time: 'night' }],
      shots: [{ ...shot!, placements: [...shot!.placements!, fire] }],
    }
  }
  const lightOf = async (asset: string): Promise<number> => {
    const { frames } = await film(night(asset))
    return frames[1]!.subarray(0, SIZE.width * SIZE.height).reduce((sum, luma) => sum + luma, 0)
  }
  const [lit, dark] = [await lightOf('campfire'), await lightOf('rock')]
  assert.ok(lit > 1.05 * dark, `${lit} with the fire, ${dark} without`)
})
