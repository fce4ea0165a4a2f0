import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { writeGlb } from '../packages/studio/src/orders/write-glb.ts'
import { filmScene } from '../packages/studio/src/stage/film-scene.ts'
import { missingPrograms } from './harness/debian-programs.ts'
import { openInThree } from './harness/open-in-three.ts'

type Validator = {
  validateBytes(
    bytes: Uint8Array,
    options: object,
  ): Promise<{ issues: { numErrors: number; numWarnings: number; messages: object[] } }>
}
const validator = createRequire(import.meta.url)('gltf-validator') as Validator

const SIZE = { width: 480, height: 270 }
/** Two shots: a walk seen by a camera that goes ahead, and a view from above that follows nobody. */
const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'rex', asset: 'dog' },
    { id: 'box', asset: 'crate' },
  ],
  places: [{ id: 'set', asset: 'product-sweep' }],
  shots: [
    {
      from: 0,
      to: 1,
      place: 'set',
      placements: [
        { who: 'ann', relation: 'on', to: 'set/surface', offset: [-0.5, 0, 0], facing: 'camera' },
        { who: 'rex', relation: 'on', to: 'set/surface', offset: [0.6, 0, 0.4], facing: 90 },
        { who: 'box', relation: 'on', to: 'set/surface', offset: [1.4, 0, -0.4] },
      ],
      actions: [{ who: 'ann', does: 'walk', path: { to: 'box' } }],
      camera: { target: ['ann', 'rex', 'box'], size: 'whole', move: 'push' },
    },
    {
      from: 1,
      to: 2,
      place: 'set',
      continues: true,
      actions: [{ who: 'ann', does: 'wave' }],
      camera: { target: ['ann', 'rex'], size: 'whole', angle: 'high', from: 'left', move: 'orbit' },
    },
  ],
}
const order = {
  kind: 'video',
  prompt: '',
  seed: 4,
  inputs: [],
  seconds: 2,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  scene,
  ...SIZE,
} as const

let glb: Buffer
before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-file-'))
  try {
    await writeGlb(join(folder, 'scene.glb'), order, () => {}, { film: filmScene })
    glb = await readFile(join(folder, 'scene.glb'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

type Named = { name?: string; extras?: Record<string, unknown> }
type Gltf = { scenes: Named[]; nodes: Named[]; animations: Named[]; skins: { joints: number[] }[]; cameras: Named[] }
const jsonOf = (file: Buffer): Gltf => JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as Gltf

test('a scene is a valid glTF file with names of its entities, bones, cameras and shots', async () => {
  const { issues } = await validator.validateBytes(new Uint8Array(glb), { maxIssues: 10 })
  assert.deepEqual([issues.numErrors, issues.numWarnings], [0, 0], JSON.stringify(issues.messages))
  const { scenes, nodes, animations, skins } = jsonOf(glb)
  const shots = [
    { shot: 0, from: 0, to: 1, place: 'set' },
    { shot: 1, from: 1, to: 2, place: 'set' },
  ]
  assert.deepEqual(
    scenes.map(({ extras }) => extras),
    shots,
  )
  assert.deepEqual(
    animations.map(({ name, extras }) => [name, extras]),
    [
      ['shot-1', shots[0]],
      ['shot-2', shots[1]],
    ],
  )
  const names = nodes.map(({ name }) => name)
  for (const name of ['ann', 'rex', 'box', 'set', 'camera', 'sun', 'head', 'forearm.l'])
    assert.ok(names.includes(name), name)
  assert.equal(skins.length, 4, 'a person and a dog in two shots; a box has no bones')
})

const missing = await missingPrograms(['chromium'])
if (missing) console.error(`\nSCENE FILES ARE NOT OPENED IN A BROWSER: ${missing}\n`)

test('three.js shows every entity where the clip does', { skip: missing ?? false }, async context => {
  const page = await openInThree(glb)
  context.after(() => page.close())
  const compositor = await createCompositor(SIZE)
  const film = await filmScene({ scene, compositor, frames: 48, seed: 4, amplitude: 'auto' })
  context.after(() => {
    film.close?.()
    compositor.close()
  })
  let compared = 0
  for (const [shot, { from }] of film.shots.entries())
    for (const sample of [0, 22]) {
      const guides = await film.guides((from + sample) / 24)
      const { owners, names } = await page.look({
        scene: shot,
        seconds: sample / 24,
        sample,
        camera: 'camera-shifted',
        ...SIZE,
      })
      for (const [at, id] of guides.names.entries()) {
        const [inClip, inPage] = [at + 1, names.indexOf(id) + 1]
        let [both, either] = [0, 0]
        for (const [pixel, owner] of guides.owners.entries()) {
          const [isInClip, isInPage] = [owner === inClip, owners[pixel] === inPage]
          if (isInClip && isInPage) both++
          if (isInClip || isInPage) either++
        }
        if (either < 100) continue
        compared++
        assert.ok(both >= 0.95 * either, `${id} in shot ${shot}, frame ${sample}: ${both} of ${either} pixels`)
      }
    }
  assert.ok(compared >= 8, `${compared} silhouettes`)
})
