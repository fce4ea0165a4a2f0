import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Order } from '@kinora/media/engine/contract'
import { decodePicture } from '@kinora/media/av/decode-picture'
import type { ActionEntry } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { hasSceneMusic, mixSceneSound, type SceneSound } from '../../src/orders/mix-scene-sound.ts'
import type { OrderTools, SceneOrder } from '../../src/orders/film-options.ts'
import { drawSceneStills, paintSceneOrder, previewScene, shootScene } from '../../src/orders/shoot-scene.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 1.5,
  entities: [{ id: 'ann', asset: 'woman' }],
  places: [{ id: 'yard', asset: 'farm' }],
  shots: [
    { from: 0, to: 0.5, place: 'yard' },
    { from: 0.5, to: 1.5, place: 'yard', actions: [{ who: 'ann', does: 'hammer', from: 1, to: 1.5 }] },
  ],
}
const common = { prompt: '', seed: 7, inputs: [], width: 64, height: 36, scene }
const video = {
  ...common,
  kind: 'video',
  seconds: 1.5,
  from: { kind: 'words' },
  withSound: false,
  withMusic: false,
  amplitude: 'auto',
} satisfies Order

/** A stage that only counts: what it draws is proven where it is. */
function counting(): OrderTools & { drawn: number[]; sizes: string[]; closed: () => number } {
  const [drawn, sizes] = [[] as number[], [] as string[]]
  let closed = 0
  const film: OrderTools['film'] = async ({ compositor, frames, scene: given }) => {
    assert.equal(given, scene)
    assert.equal(frames, 36)
    sizes.push(`${compositor.width}x${compositor.height}`)
    return {
      draw: index => void drawn.push(index),
      shots: scene.shots.map((shot, at) => ({ shot, at, from: shot.from * 24, to: shot.to * 24 })),
      seen: () => new Map(),
      arrangements: () => [],
      layout: () => undefined,
      guides: () => assert.fail('nobody asks for passes'),
      geometry: () => assert.fail('nobody asks for a file'),
      flow: () => assert.fail('nobody asks for motion'),
      drawEmpty: () => assert.fail('nobody asks for plates'),
      sceneNotes: () => [{ code: 'not-drawn', at: '/entities/0', message: 'nothing is drawn' }],
      close: () => void closed++,
    }
  }
  const hammer: ActionEntry = {
    id: 'hammer',
    kind: 'action',
    names: { en: ['hammer'], zh: [] },
    isA: [],
    about: 'Strikes with a hammer.',
    lasts: 'throughout',
    roles: [],
    actors: ['person'],
    sound: 'hammer',
  }
  return {
    film,
    drawn,
    sizes,
    closed: () => closed,
    catalogue: () => ({ action: name => (name === 'hammer' ? hammer : undefined), place: () => undefined }),
    speaker: () => assert.fail('nobody speaks'),
  }
}

async function folderFor(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'))
  context.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const TOLD = {
  scene: { scene, notes: [{ code: 'not-drawn', at: '/entities/0', message: 'nothing is drawn' }] },
  notes: ['scene/entities/0: nothing is drawn'],
}

test('a clip of a document has every frame of its length, and returns the document and its notes', async context => {
  const means = counting()
  const path = join(await folderFor(context), 'clip.mp4')
  assert.deepEqual(await shootScene(path, video, () => undefined, means), { ...TOLD, music: false })
  assert.deepEqual(
    means.drawn,
    Array.from({ length: 36 }, (_, at) => at),
  )
  assert.equal(means.closed(), 1)
})

test('stills are drawn in the order of time and returned in the order of the request', async context => {
  const means = counting()
  const folder = await folderFor(context)
  const { stills, ...told } = await drawSceneStills(video, { times: [1.2, 0, 0.26, 9] }, folder, means)
  assert.deepEqual(means.drawn, [0, 6, 28, 35])
  assert.deepEqual(
    stills.map(({ atSeconds, shot, width, height }) => ({ atSeconds, shot, width, height })),
    [
      { atSeconds: 1.2, shot: 1, width: 64, height: 36 },
      { atSeconds: 0, shot: 0, width: 64, height: 36 },
      { atSeconds: 0.26, shot: 0, width: 64, height: 36 },
      { atSeconds: 9, shot: 1, width: 64, height: 36 },
    ],
  )
  assert.deepEqual((await readdir(folder)).sort(), ['still-0.jpg', 'still-1.jpg', 'still-2.jpg', 'still-3.jpg'])
  assert.deepEqual(told, TOLD)
  const later = counting()
  await drawSceneStills(video, { times: [1] }, folder, later)
  assert.deepEqual(later.drawn, [5, 24], 'a frame of the shot before is drawn: it leaves the place as it is found')
  const each = await drawSceneStills(video, {}, folder, counting())
  assert.deepEqual(
    each.stills.map(({ atSeconds }) => atSeconds),
    [0.25, 1],
  )
})

test('stills that take too long are left out with a note, and those before them are returned', async context => {
  const folder = await folderFor(context)
  let clock = 0
  const means = { ...counting(), now: () => (clock += 15_000) }
  const { stills, scene: told } = await drawSceneStills(video, { times: [1.2, 0, 0.26, 9] }, folder, means)
  assert.deepEqual(
    stills.map(({ atSeconds }) => atSeconds),
    [1.2, 0, 0.26],
  )
  assert.match(told?.notes.at(-1)?.message ?? '', /^the stills at 9 s were not drawn in time/)
})

test('a sheet has all stills in rows of three, in the requested format', async context => {
  const folder = await folderFor(context)
  const wanted = { times: [0, 0.3, 0.6, 1.2], format: 'png', withSheet: true } as const
  const { stills, sheet } = await drawSceneStills(video, wanted, folder, counting())
  assert.deepEqual(
    stills.map(({ path }) => path.slice(-4)),
    ['.png', '.png', '.png', '.png'],
  )
  const { width, height } = await decodePicture(await readFile(sheet?.path ?? ''), 1_000)
  assert.deepEqual([width, height, sheet?.width, sheet?.height], [3 * 68 + 4, 2 * 40 + 4, width, height])
})

test('a picture is the middle of the first shot, and a preview draws three small frames of each', async context => {
  const means = counting()
  const image: SceneOrder = { ...common, kind: 'image' }
  assert.deepEqual(await paintSceneOrder(join(await folderFor(context), 'a.png'), image, means), TOLD)
  assert.deepEqual(means.drawn, [6])
  const large: SceneOrder = { ...video, width: 1_920, height: 1_080 }
  assert.deepEqual(await previewScene(large, means), { ...TOLD, music: false })
  assert.deepEqual(means.drawn, [6, 0, 6, 11, 12, 24, 35])
  assert.deepEqual(means.sizes, ['64x36', '240x136'])
})

test("sounds come from actions and the document's sounds, at their times", async () => {
  const means = counting()
  const heard: SceneSound = {
    scene,
    seconds: 1.5,
    seed: 7,
    withMusic: false,
    voices: new Map(),
    catalogue: means.catalogue(),
    speaker: means.speaker,
  }
  assert.equal(hasSceneMusic(heard), false)
  const { left, right } = await mixSceneSound(heard, [])
  const from = Math.floor((left.length * 1) / 1.5)
  const quiet = { left: left.subarray(0, from), right: right.subarray(0, from) }
  assert.ok(!Number.isFinite(measureIntegratedLufs(quiet)), 'nothing is heard before')
  assert.ok(left.subarray(from).some(sample => Math.abs(sample) > 0.001))
})

test('the sounds of a shot in slow motion are as long as the shot, and lower', async () => {
  const means = counting()
  const hear = async (speed?: number): Promise<{ end: boolean; crossings: number }> => {
    const shot = { from: 0, to: 1.5, place: 'yard', sounds: [{ sound: 'bells' as const }] }
    const heard: SceneSound = {
      scene: { ...scene, sound: { music: 'none' }, shots: [{ ...shot, ...(speed !== undefined && { speed }) }] },
      seconds: 1.5,
      seed: 3,
      withMusic: false,
      voices: new Map(),
      catalogue: means.catalogue(),
      speaker: means.speaker,
    }
    const { left } = await mixSceneSound(heard, [])
    const end = left.subarray(left.length / 2).some(sample => Math.abs(sample) > 0.001)
    return { end, crossings: left.filter((one, at) => one * (left[at - 1] ?? 0) < 0).length }
  }
  const [usual, slow] = [await hear(), await hear(0.25)]
  assert.ok(slow.end && usual.end)
  assert.ok(slow.crossings < 0.6 * usual.crossings, `${slow.crossings} of ${usual.crossings}`)
})

test('music follows the document, then the request; a silent document gets soft music', () => {
  const means = counting()
  const options = { withMusic: false, catalogue: means.catalogue() }
  const silent: Scene = { ...scene, shots: [{ from: 0, to: 1.5, place: 'yard' }] }
  assert.equal(hasSceneMusic({ ...options, scene: silent }), true)
  assert.equal(hasSceneMusic({ ...options, scene: { ...silent, sound: { music: 'none' } } }), false)
  assert.equal(hasSceneMusic({ ...options, scene: { ...scene, sound: { music: 'epic' } } }), true)
  assert.equal(hasSceneMusic({ ...options, scene, musicBed: true }), true)
  assert.equal(hasSceneMusic({ ...options, scene: silent, heard: 'effects' }), false)
})
