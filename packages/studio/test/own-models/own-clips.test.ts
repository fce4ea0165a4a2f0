import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { readModel } from '@kinora/media/models/read-model'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { box, buildGlb, plain } from '../../../media/test/models/build-glb.ts'
import { keepOwnBody } from '../../src/bodies/own-bodies.ts'
import { buildOwnBody } from '../../src/own-models/build-own-body.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const HALF = Math.SQRT1_2

/** A post of two metres, which is skinned to two joints: the upper one is a metre above the ground. */
const rigged = (): Buffer => {
  const [lower, upper] = [box([0, 0.5, 0], [0.4, 1, 0.4]), box([0, 1.5, 0], [0.4, 1, 0.4])]
  const skinned = (shape: ReturnType<typeof box>, joint: number) => {
    const corners = Array.from({ length: shape.places.length / 3 })
    return {
      ...shape,
      material: joint,
      joints: corners.flatMap(() => [joint, 0, 0, 0]),
      weights: corners.flatMap(() => [1, 0, 0, 0]),
    }
  }
  const back = (y: number): number[] => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -y, 0, 1]
  const clip = (name: string, [x, y, z]: readonly [number, number, number]) => {
    const values = [0, 0, 0, 1, x * HALF, y * HALF, z * HALF, HALF]
    return { name, channels: [{ node: 1, path: 'rotation', times: [0, 1], values, interpolation: 'STEP' }] }
  }
  return buildGlb({
    meshes: [[skinned(lower, 0), skinned(upper, 1)]],
    materials: [plain(1, 0, 1), plain(0, 1, 1)],
    nodes: [{ children: [1] }, { translation: [0, 1, 0] }, { mesh: 0, skin: 0 }],
    skins: [{ joints: [0, 1], back: [...back(0), ...back(1)] }],
    clips: [clip('Nod', [1, 0, 0]), clip('Lean', [0, 0, 1]), clip('Breathe', [0, 0, 0])].map(one => ({
      ...one,
      // A second of rest, then a second of the turn.
      channels: one.channels.map(channel => ({
        ...channel,
        times: [0, 1, 2],
        values: [...channel.values, ...channel.values.slice(-4)],
      })),
    })),
  })
}

/** How far the upper end is from the axis of the post, and how high, at a second of an action; by its own metres. */
async function tipIn(does: string, seconds: number, more: object = {}): Promise<{ aside: number; high: number }> {
  const decodePicture = (): never => assert.fail('it has no pictures')
  const model = await readModel(rigged(), 'glb', { decodePicture, keepsClips: true })
  keepOwnBody('own-post', buildOwnBody(model, { clips: { wave: 'Lean', walk: 'Nod', stand: 'Breathe' } }))
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [{ id: 'post', asset: 'input:images[0]' }],
    places: [{ id: 'set', asset: 'meadow' }],
    shots: [
      {
        from: 0,
        to: 4,
        place: 'set',
        placements: [{ who: 'post', relation: 'at', to: 'set', facing: 'camera' }],
        actions: [{ who: 'post', does, from: 0, to: 4, ...more }],
        camera: { target: ['post'], size: 'whole', move: 'still' },
      },
    ],
  }
  const compositor = await createCompositor({ width: 160, height: 90 })
  const models = new Map([['input:images[0]', 'own-post']])
  const film = await filmScene({ scene, compositor, frames: 96, seed: 3, amplitude: 'auto', models })
  try {
    const body = (await film.geometry(film.shots[0]!)).at(seconds).bodies.find(({ id }) => id === 'post')!
    const heights = [0, 1].map(end => {
      const matrix = body.matrices.at(-1)!
      return [0, 1, 2].map(row => matrix[row * 4 + 1]! * (1 + end) + matrix[row * 4 + 3]!)
    })
    const [from, to] = heights as [number[], number[]]
    return { aside: Math.hypot(to[0]! - from[0]!, to[2]! - from[2]!), high: to[1]! - from[1]! }
  } finally {
    film.close?.()
    compositor.close()
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.02

test('the clip of a rigged model plays while a document has its action, and again after its end', async () => {
  const [rest, turned, again] = [await tipIn('wave', 0.5), await tipIn('wave', 1.5), await tipIn('wave', 2.5)]
  assert.ok(isNear(rest.aside, 0) && isNear(rest.high, 1), 'the clip begins with its rest')
  assert.ok(isNear(turned.aside, 1) && isNear(turned.high, 0), `${turned.aside} aside, ${turned.high} high`)
  assert.ok(isNear(again.high, 1), 'it is played again')
})

test('the clip of its gait plays while a model walks, and that of standing in actions without a clip', async () => {
  const walking = await tipIn('walk', 1.5, { path: { to: [2, 0, 0] } })
  assert.ok(isNear(walking.high, 0), `${walking.high} high`)
  const bowing = await tipIn('bow', 1.5)
  assert.ok(isNear(bowing.high, 1), `${bowing.high} high`)
})
