import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import type { SoundSource } from '@kinora/media/sound/place-sound'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { locateSounds } from '../../src/orders/locate-sounds.ts'
import { mixSceneSound } from '../../src/orders/mix-scene-sound.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const catalogue = loadCatalogue()

const sceneOf = (shot: Partial<SceneShot>): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'tom', asset: 'man' },
  ],
  places: [{ id: 'yard', asset: 'meadow' }],
  sound: { music: 'none', ambience: [] },
  shots: [{ from: 0, to: 2, place: 'yard', camera: { size: 'wide', target: ['ann', 'tom'], from: 'front' }, ...shot }],
})

const APART: NonNullable<SceneShot['placements']> = [
  { who: 'ann', relation: 'at', to: 'yard', offset: [-2, 0, 0], facing: 'camera' },
  { who: 'tom', relation: 'at', to: 'yard', offset: [2, 0, 0], facing: 'camera' },
]

const locate = (scene: Scene, notes: SceneNote[] = []): ReturnType<typeof locateSounds> =>
  locateSounds(
    {
      kind: 'video',
      prompt: '',
      seconds: scene.seconds,
      width: 320,
      height: 180,
      seed: 3,
      withSound: true,
      withMusic: false,
      amplitude: 'auto',
      inputs: [],
      from: { kind: 'words' },
      scene,
    },
    { film: filmScene },
    note => notes.push(note),
  )

/** The loudness of the left and of the right side. */
async function sides(scene: Scene): Promise<[left: number, right: number]> {
  const { left, right } = await mixSceneSound(
    {
      scene,
      seconds: scene.seconds,
      seed: 3,
      withMusic: false,
      voices: new Map(),
      catalogue,
      speaker: () => assert.fail('nobody speaks'),
      sourceOf: await locate(scene),
    },
    [],
  )
  const power = (samples: Float32Array): number => samples.reduce((sum, one) => sum + one * one, 0)
  return [power(left), power(right)]
}

test('the sound of a thing comes from its side of the frame', async () => {
  const bellsOf = (of?: string): Scene =>
    sceneOf({ placements: APART, sounds: [{ sound: 'bells', ...(of !== undefined && { of }) }] })
  const [left, right] = await sides(bellsOf('ann'))
  assert.ok(left > 2 * right, `${left} is heard on the left, ${right} on the right`)
  const [otherLeft, otherRight] = await sides(bellsOf('tom'))
  assert.ok(otherRight > 2 * otherLeft, `${otherLeft} is heard on the left, ${otherRight} on the right`)
  const [wideLeft, wideRight] = await sides(bellsOf())
  assert.ok(Math.max(wideLeft, wideRight) < 1.5 * Math.min(wideLeft, wideRight))
})

const sourceAt = (find: Awaited<ReturnType<typeof locateSounds>>, who: string, seconds: number): SoundSource =>
  find(who, 0, seconds) ?? assert.fail(`${who} is nowhere`)

test('the sound of a thing follows it, from a part as from the whole', async () => {
  const find = await locate(
    sceneOf({
      placements: APART,
      actions: [{ who: 'ann', does: 'walk', target: 'tom' }],
      sounds: [{ sound: 'bells', of: 'ann/head' }],
    }),
  )
  const pans = [0, 1, 1.9].map(seconds => sourceAt(find, 'ann/head', seconds).pan)
  assert.ok(pans[0]! < pans[1]! && pans[1]! < pans[2]!, pans.join(' '))
})

test('a far thing is quieter than a near one', async () => {
  const far: Scene = sceneOf({
    placements: [APART[0]!, { who: 'tom', relation: 'at', to: 'yard', offset: [2, 0, -12], facing: 'camera' }],
    sounds: [
      { sound: 'bells', of: 'ann' },
      { sound: 'applause', of: 'tom' },
    ],
  })
  const find = await locate(far)
  assert.ok(sourceAt(find, 'ann', 1).gain > 1.5 * sourceAt(find, 'tom', 1).gain)
})

test('the sound of an anchor is heard on both sides, and a note says so', async () => {
  const notes: SceneNote[] = []
  const find = await locate(
    sceneOf({
      placements: APART,
      sounds: [
        { sound: 'bells', of: 'yard/middle' },
        { sound: 'bells', of: 'ann' },
      ],
    }),
    notes,
  )
  assert.equal(find('yard/middle', 0, 1), undefined)
  assert.deepEqual(
    notes.map(({ code, at }) => [code, at]),
    [['not-heard', '/shots/0/sounds/0/of']],
  )
})
