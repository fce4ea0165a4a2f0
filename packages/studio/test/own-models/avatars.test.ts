import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { readModel } from '@kinora/media/models/read-model'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { buildAvatar, type Naming } from './avatar.ts'
import { keepOwnBody } from '../../src/bodies/own-bodies.ts'
import { buildOwnBody } from '../../src/own-models/build-own-body.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const decodePicture = (): never => assert.fail('it has no pictures')
const avatar = async (naming: Naming, pose: 'aside' | 'half down' = 'aside') =>
  buildOwnBody(await readModel(buildAvatar(naming, pose), 'glb', { decodePicture }), {})

type Point3 = readonly [number, number, number]
const LIMBS = [
  ['arm', 'forearm'],
  ['forearm', undefined],
  ['thigh', 'shin'],
  ['shin', 'foot'],
] as const

/** The directions of the limbs of two who do the same, in the axes of the place. */
async function limbs(does: string, seconds: number): Promise<Map<string, Map<string, Point3>>> {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 2,
    entities: [
      { id: 'own', asset: 'input:images[0]' },
      { id: 'man', asset: 'man' },
    ],
    places: [{ id: 'set', asset: 'meadow' }],
    shots: [
      {
        from: 0,
        to: 2,
        place: 'set',
        placements: [
          { who: 'own', relation: 'at', to: 'set', facing: 'camera' },
          { who: 'man', relation: 'beside', to: 'own', facing: 'camera' },
        ],
        actions: ['own', 'man'].map(who => ({ who, does, from: 0, to: 2 })),
        camera: { target: ['own', 'man'], size: 'whole', move: 'still' },
      },
    ],
  }
  keepOwnBody('own-test', await avatar('vrm1'))
  const compositor = await createCompositor({ width: 160, height: 90 })
  const models = new Map([['input:images[0]', 'own-test']])
  const film = await filmScene({ scene, compositor, frames: 48, seed: 3, amplitude: 'auto', models })
  try {
    const { bodies } = (await film.geometry(film.shots[0]!)).at(seconds)
    const found = new Map<string, Map<string, Point3>>()
    for (const id of ['own', 'man']) {
      const body = bodies.find(one => one.id === id && one.skeleton?.some(({ name }) => name === 'arm.r'))!
      const names = body.skeleton!.map(({ name }) => name)
      const directions = new Map<string, Point3>()
      for (const mark of ['r', 'l'])
        for (const [bone, next] of LIMBS) {
          const nth = names.indexOf(`${bone}.${mark}`)
          const from = body.skeleton![nth]!.at
          const to = next
            ? body.skeleton![names.indexOf(`${next}.${mark}`)]!.at
            : ([from[0], from[1] - 0.2, from[2]] as const)
          const matrix = body.matrices[nth]!
          const turned = [0, 4, 8].map(row =>
            [0, 1, 2].reduce((sum, axis) => sum + matrix[row + axis]! * (to[axis]! - from[axis]!), 0),
          )
          const long = Math.hypot(...turned)
          directions.set(`${bone}.${mark}`, turned.map(one => one / long) as unknown as Point3)
        }
      found.set(id, directions)
    }
    return found
  } finally {
    film.close?.()
    compositor.close()
  }
}

for (const does of ['stand', 'kneel', 'wave', 'sit', 'point'])
  test(`an avatar can ${does}: its limbs have the directions of a man's`, async () => {
    const found = await limbs(does, 0.9)
    const [own, man] = [found.get('own')!, found.get('man')!]
    for (const [bone, direction] of own) {
      const other = man.get(bone)!
      const cosine = direction.reduce((sum, one, axis) => sum + one * other[axis]!, 0)
      assert.ok(
        cosine > 0.9,
        `${bone} differs by ${Math.round((Math.acos(Math.min(1, cosine)) * 180) / Math.PI)} degrees`,
      )
    }
  })

test('arms that were stretched out hang, feet are on the ground, and vertices are near their bones', async () => {
  for (const pose of ['aside', 'half down'] as const) {
    const { extent, mesh, body, kind } = await avatar('mixamo', pose)
    assert.equal(kind.rig, 'person')
    assert.ok(extent.high[0] - extent.low[0] < 0.8, `${pose}: ${extent.high[0] - extent.low[0]} m wide`)
    assert.ok(Math.abs(extent.low[1]) < 0.06 && Math.abs(extent.high[1] - 1.7) < 0.06, extent.high.join())
    const at = (name: string) => body.bones.find(bone => bone.name === name)!.at
    assert.ok(at('forearm.r')[1] < at('arm.r')[1] - 0.2 && at('arm.r')[0] > 0, 'the right arm hangs on the right side')
    assert.ok(at('shin.l')[1] < at('thigh.l')[1] - 0.3 && at('thigh.l')[0] < 0)
    assert.equal(mesh.bones, body.bones.length)
    assert.ok(body.sockets['hand.l']!.at[1] < at('forearm.l')[1])
  }
})

test('an older VRM file is turned round to face forwards', async () => {
  // The nose of the test's avatar reaches further from its neck than its back.
  for (const naming of ['vrm0', 'vrm1'] as const) {
    const { extent, body } = await avatar(naming)
    const neck = body.bones.find(({ name }) => name === 'head')!.at
    assert.ok(extent.high[2] - neck[2] > 0.2 && neck[2] - extent.low[2] < 0.2, naming)
  }
})

test('skeletons are found by VRM and by the names of Mixamo and Blender, and other models stay things', async () => {
  for (const naming of ['vrm0', 'vrm1', 'mixamo', 'blender'] as const)
    assert.equal((await avatar(naming)).kind.rig, 'person', naming)
  assert.equal((await avatar('none')).kind.rig, 'thing')
  // A forearm that hangs on no arm is no skeleton.
  const text = (bytes: Buffer): string => bytes.toString('latin1')
  const rename = (from: string, to: string): Buffer =>
    Buffer.from(text(buildAvatar('mixamo')).replace(from, to), 'latin1')
  const open = async (bytes: Buffer) => buildOwnBody(await readModel(bytes, 'glb', { decodePicture }), {})
  assert.equal((await open(rename('mixamorig:LeftForeArm', 'mixamorig:LeftForeFin'))).kind.rig, 'thing')
})
