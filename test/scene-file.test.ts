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
const walk: Scene = {
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
type Shot = Scene['shots'][number]
const lone = (entities: Scene['entities'], place: string, shot: Partial<Shot>): Scene => ({
  version: 'kinora.scene/1',
  seconds: 1,
  entities,
  places: [{ id: 'set', asset: place }],
  shots: [{ from: 0, to: 1, place: 'set', ...shot }],
})

/** Cameras that go towards something near, thin things in hands, what opens and what grows. */
const SCENES = {
  walk,
  pan: lone(
    [
      { id: 'cook', asset: 'chef' },
      { id: 'pancake', asset: 'pancake' },
      { id: 'pan', asset: 'frying-pan' },
      { id: 'stove', asset: 'stove' },
    ],
    'kitchen',
    {
      placements: [
        { who: 'pancake', relation: 'in', to: 'pan' },
        { who: 'cook', relation: 'behind', to: 'stove', distance: 0.05, facing: 'camera' },
        { who: 'pan', relation: 'on', to: 'stove', offset: [0, 0, -0.22] },
      ],
      actions: [{ who: 'cook', does: 'flip', object: 'pancake', with: ['pan'] }],
      camera: { target: ['cook', 'pan'], size: 'bust', pitch: 7, move: 'push' },
    },
  ),
} satisfies Record<string, Scene>
type SceneName = keyof typeof SCENES

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
  ...SIZE,
} as const

const files = new Map<SceneName, Buffer>()
before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-file-'))
  try {
    for (const [name, scene] of Object.entries(SCENES) as [SceneName, Scene][]) {
      const path = join(folder, `${name}.glb`)
      await writeGlb(path, { ...order, scene, seconds: scene.seconds }, () => {}, { film: filmScene })
      files.set(name, await readFile(path))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

type Named = { name?: string; extras?: Record<string, unknown> }
type Gltf = { scenes: Named[]; nodes: Named[]; animations: Named[]; skins: { joints: number[] }[]; cameras: Named[] }
const jsonOf = (file: Buffer): Gltf => JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as Gltf

test('a scene is a valid glTF file with names of its entities, bones, cameras and shots', async () => {
  for (const [name, glb] of files) {
    const { issues } = await validator.validateBytes(new Uint8Array(glb), { maxIssues: 10 })
    assert.deepEqual([issues.numErrors, issues.numWarnings], [0, 0], `${name}: ${JSON.stringify(issues.messages)}`)
  }
  const { scenes, nodes, animations, skins } = jsonOf(files.get('walk')!)
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

for (const [title, scene] of Object.entries(SCENES) as [SceneName, Scene][])
  test(`three.js shows every entity where the clip does: ${title}`, { skip: missing ?? false }, async context => {
    const page = await openInThree(files.get(title)!)
    context.after(() => page.close())
    const compositor = await createCompositor(SIZE)
    const film = await filmScene({ scene, compositor, frames: 24 * scene.seconds, seed: 4, amplitude: 'auto' })
    context.after(() => {
      film.close?.()
      compositor.close()
    })
    const compared = new Set<string>()
    for (const [shot, { from, to }] of film.shots.entries())
      for (const sample of [0, Math.floor((to - from) / 2), to - from - 2]) {
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
          compared.add(id)
          assert.ok(both >= 0.95 * either, `${id} in shot ${shot}, frame ${sample}: ${both} of ${either} pixels`)
        }
      }
    assert.deepEqual(compared, new Set(scene.entities.map(({ id }) => id)))
  })
