import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { checkScene } from '@kinora/media/scene/check-scene'
import { ANGLES, CAMERA_SIDES, MOVES, RELATIONS, SHOT_SIZES } from '@kinora/media/scene/vocabulary'
import type { Action, Scene, SceneCamera, SceneNote } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const document = (name: string): Scene =>
  JSON.parse(readFileSync(new URL(`../library/documents/${name}.scene.json`, import.meta.url), 'utf8')) as Scene

const SMALL = { width: 192, height: 108 }

/** Frames of a document at some seconds, as hashes, and its notes. */
async function film(
  scene: Scene,
  times: readonly number[],
  seed = 4,
): Promise<{ frames: string[]; notes: SceneNote[] }> {
  const compositor = await createCompositor(SMALL)
  const count = Math.round(scene.seconds * 24)
  const take = await filmScene({ scene, compositor, frames: count, seed, amplitude: 'auto' })
  try {
    const frames: string[] = []
    for (const time of times) {
      await take.draw(Math.min(count - 1, Math.round(time * 24)))
      frames.push(createHash('sha1').update(compositor.frame()).digest('hex'))
    }
    return { frames, notes: take.sceneNotes() }
  } finally {
    take.close?.()
    compositor.close()
  }
}

for (const [name, times] of [
  ['blackboard', [0, 1.8, 2, 3, 3.98]],
  ['can', [0, 2, 3.98]],
  ['knitting', [0, 3, 5.98]],
] as const)
  test(`the ${name} of the design is valid, everybody in it is visible, and it moves`, async () => {
    const scene = document(name)
    assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
    const { frames, notes } = await film(scene, times)
    // A piece of chalk is behind the hand that writes with it. Others are seen in one shot at least.
    const isElsewhere = ({ code, at }: SceneNote): boolean =>
      (code === 'not-in-frame' || code === 'not-acted') && at.startsWith('/shots/')
    assert.deepEqual(
      notes.filter(note => !note.message.startsWith('chalk is in the shot') && !isElsewhere(note)),
      [],
    )
    assert.equal(new Set(frames).size, frames.length)
  })

test('grass does not hide a small target beside a large one, also if they stand on a part of the place', async () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: [
      { id: 'box', asset: 'crate' },
      { id: 'cake', asset: 'cake' },
    ],
    places: [{ id: 'here', asset: 'meadow' }],
    shots: [
      {
        from: 0,
        to: 1,
        place: 'here',
        placements: [
          { who: 'box', relation: 'on', to: 'here/ground', offset: [-1.5, 0, 0] },
          { who: 'cake', relation: 'on', to: 'here/ground', offset: [1.5, 0, 0] },
        ],
        camera: { target: ['box', 'cake'], size: 'whole' },
      },
    ],
  }
  assert.deepEqual((await film(scene, [0, 0.5, 0.98])).notes, [])
})

test('a model of the document that reaches behind the camera is seen', async () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    assets: [
      {
        version: 'kinora.asset/1',
        id: 'my-road',
        names: { en: ['road'], zh: ['路'] },
        parts: [{ shape: 'box', size: [8, 0.4, 40], at: [0, 0.2, 0], colour: '#888888' }],
      },
    ],
    entities: [
      { id: 'road', asset: 'my-road' },
      { id: 'girl', asset: 'girl' },
    ],
    places: [{ id: 'here', asset: 'meadow' }],
    shots: [
      {
        from: 0,
        to: 1,
        place: 'here',
        placements: [
          { who: 'road', relation: 'on', to: 'here/ground' },
          { who: 'girl', relation: 'on', to: 'road' },
        ],
        camera: { target: ['girl'], size: 'whole' },
      },
    ],
  }
  assert.deepEqual((await film(scene, [0.5])).notes, [])
})

test('the same document and seed give the same bytes', async () => {
  const [first, second] = [await film(document('knitting'), [2]), await film(document('knitting'), [2])]
  assert.deepEqual(first, second)
  assert.notDeepEqual((await film(document('knitting'), [2], 9)).frames, first.frames)
})

test('an input picture is drawn without mirroring at its place in the document', async () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: [{ id: 'card', asset: 'input:images[0]', size: { height: 1 } }],
    places: [{ id: 'set', asset: 'product-sweep', backdrop: 'white' }],
    shots: [{ from: 0, to: 1, place: 'set', camera: { target: ['card'], size: 'whole' } }],
  }
  // Red at its left, green at its right.
  const rgba = new Uint8Array(64 * 64 * 4)
  for (let at = 0; at < 64 * 64; at++) rgba.set(at % 64 < 32 ? [220, 30, 30, 255] : [30, 170, 40, 255], at * 4)
  const compositor = await createCompositor(SMALL)
  const pictures = new Map([['input:images[0]', { width: 64, height: 64, rgba }]])
  const take = await filmScene({ scene, compositor, frames: 24, seed: 4, amplitude: 'auto', pictures })
  await take.draw(12)
  const { width, height } = SMALL
  const redAt = (x: number): number =>
    compositor.frame()[(width * height * 5) / 4 + Math.floor(height / 4) * (width / 2) + Math.floor(x / 2)]!
  assert.ok(redAt(width * 0.42) > 150 && redAt(width * 0.58) < 125, `${redAt(width * 0.42)} ${redAt(width * 0.58)}`)
  assert.deepEqual(take.sceneNotes(), [])
  take.close?.()
  compositor.close()
})

/** Seconds of the processor for two small frames of any document, several times what the slowest takes. */
const MAX_SECONDS = 30

test('valid random documents never fail, and stay within their time', async () => {
  const catalogue = loadCatalogue()
  const assets = catalogue.list('asset')
  const places = catalogue.list('place')
  const actions = catalogue.list('action')
  for (let seed = 1; seed <= 12; seed++) {
    const seeded = seededRandom(seed)
    const pick = <T>(all: readonly T[]): T => all[seeded.below(all.length)]!
    const ids = ['a', 'b', 'c', 'd']
    const place = pick(places)
    const scene = {
      version: 'kinora.scene/1',
      seconds: 2,
      entities: ids.map(id => ({ id, asset: pick(assets).id, ...(seeded.next() < 0.3 && { count: 3 }) })),
      places: [{ id: 'p', asset: place.id }],
      shots: [
        {
          from: 0,
          to: 2,
          place: 'p',
          placements: ids.slice(1).map((who, at) => {
            const relation = pick(RELATIONS)
            return { who, relation, to: relation === 'between' ? ['a', ids[at]!] : ids[at]! }
          }),
          actions: ids.flatMap(who => {
            const action = pick(actions)
            const needs = action.roles.some(({ isNeeded }) => isNeeded)
            return needs ? [] : [{ who, does: action.id, ...(seeded.next() < 0.4 && { path: { to: [1, 0, 0] } }) }]
          }),
          camera: {
            target: [pick(ids)],
            size: pick(SHOT_SIZES),
            angle: pick(ANGLES),
            from: pick(CAMERA_SIDES),
            move: pick(MOVES),
          },
        },
      ],
    }
    const checked = checkScene(scene, catalogue)
    assert.deepEqual(checked.problems, [], JSON.stringify(scene))
    const before = process.cpuUsage()
    await film(checked.scene!, [0, 1]).catch(error =>
      assert.fail(`${JSON.stringify(scene)}: ${(error as Error).stack}`),
    )
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < MAX_SECONDS * 1e6, `${(user + system) / 1e6} s for ${JSON.stringify(scene)}`)
  }
})

test('an invisible entity that others refer to is reported, a group only if all of it is invisible', async () => {
  const { notes } = await film(
    {
      version: 'kinora.scene/1',
      seconds: 1,
      entities: [
        { id: 'ann', asset: 'woman' },
        { id: 'lamp', asset: 'street-lamp' },
        { id: 'ducks', asset: 'duck', count: 2, members: ['near', 'far'] },
      ],
      places: [{ id: 'p', asset: 'meadow' }],
      shots: [
        {
          from: 0,
          to: 1,
          place: 'p',
          placements: [
            { who: 'ann', relation: 'beside', to: 'lamp', side: 'left', distance: 6 },
            { who: 'near', relation: 'beside', to: 'ann', distance: 0.1 },
            { who: 'far', relation: 'beside', to: 'lamp', side: 'right', distance: 9 },
          ],
          camera: { target: ['near'], size: 'whole' },
        },
      ],
    },
    [0],
  )
  const unseen = notes.flatMap(({ code, at }) => (code === 'not-in-frame' && at.startsWith('/entities/') ? [at] : []))
  assert.deepEqual(unseen, ['/entities/1'])
})

test('stills at any times report what the camera does not see', async () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 2,
    entities: [
      { id: 'ann', asset: 'woman' },
      { id: 'balloon', asset: 'balloon' },
    ],
    places: [{ id: 'p', asset: 'meadow' }],
    shots: [
      {
        from: 0,
        to: 2,
        place: 'p',
        placements: [{ who: 'balloon', relation: 'above', to: 'ann', distance: 30 }],
        camera: { target: ['ann'], size: 'bust', angle: 'eye', from: 'front', move: 'still' },
      },
    ],
  }
  for (const times of [[0.3], [0.4, 1.3]]) {
    const { notes } = await film(scene, times)
    assert.deepEqual(
      notes.map(({ code, at }) => [code, at]),
      [['not-in-frame', '/entities/1']],
      times.join(),
    )
  }
})

test('an action is noted that no frame shows, of a body that cannot do it, or that leads nowhere', async () => {
  const notesOf = async (camera: SceneCamera, does: string, who = 'ann', more: Partial<Action> = {}) => {
    const { notes } = await film(
      {
        version: 'kinora.scene/1',
        seconds: 2,
        entities: [
          { id: 'ann', asset: 'woman' },
          { id: 'ben', asset: 'man' },
          { id: 'door', asset: 'door' },
          { id: 'robot', asset: 'robot' },
        ],
        places: [{ id: 'p', asset: 'meadow' }],
        shots: [
          {
            from: 0,
            to: 2,
            place: 'p',
            placements: [
              { who: 'robot', relation: 'beside', to: 'ann', side: 'right', distance: 12, facing: 'camera' },
              { who: 'ann', relation: 'at', facing: 'camera' },
              { who: 'door', relation: 'beside', to: 'ann', side: 'left', distance: 6, facing: 'camera' },
              { who: 'ben', relation: 'beside', to: 'ann', side: 'right', distance: 6, facing: 'camera' },
            ],
            actions: [{ who, does, ...more }],
            camera,
          },
        ],
      },
      [0, 1, 1.9],
    )
    return notes.flatMap(({ code, at }) => (code === 'not-acted' ? [at] : []))
  }
  const front: SceneCamera = { target: ['ann'], size: 'whole', from: 'front', angle: 'eye', move: 'still' }
  const unseen = ['/shots/0/actions/0']
  for (const does of ['yawn', 'wave', 'smile', 'bow', 'walk', 'stand'])
    assert.deepEqual(await notesOf(front, does), [], does)
  assert.deepEqual(await notesOf({ ...front, from: 'back' }, 'yawn'), unseen)
  assert.deepEqual(await notesOf({ ...front, from: 'back' }, 'wave'), [])
  assert.deepEqual(await notesOf({ ...front, target: ['ben'], size: 'bust' }, 'wave'), unseen)
  // A door has nothing to think with, and who stands has nothing to do.
  assert.deepEqual(await notesOf({ ...front, target: ['door'] }, 'think', 'door'), unseen)
  // A robot stands, and its legs do not bend.
  const robot: SceneCamera = { ...front, target: ['robot'] }
  assert.deepEqual(await notesOf(robot, 'kneel', 'robot'), unseen)
  assert.deepEqual(await notesOf(robot, 'stand', 'robot'), [])
  // What leads somewhere leads nowhere.
  assert.deepEqual(await notesOf(front, 'walk', 'ann', { path: { to: [0, 0, 0] } }), unseen)
})

test('an outdoor place leaves the targets of its camera clear, unless the shot uses a part of the place', async () => {
  const seenIn = async (place: string, entity: string, target?: string): Promise<number> => {
    const compositor = await createCompositor(SMALL)
    const take = await filmScene({
      scene: {
        version: 'kinora.scene/1',
        seconds: 1,
        entities: [{ id: 'it', asset: entity }],
        places: [{ id: 'p', asset: place }],
        shots: [
          {
            from: 0,
            to: 1,
            place: 'p',
            placements: [{ who: 'it', relation: 'at', offset: [0, 0, 0] }],
            camera: { target: ['it'], size: 'wide', angle: 'eye' },
            ...(target !== undefined && { actions: [{ who: 'it', does: 'look', target }] }),
          },
        ],
      },
      compositor,
      frames: 24,
      seed: 7,
      amplitude: 'auto',
    })
    try {
      await take.draw(12)
      return take.seen().get('it') ?? 0
    } finally {
      take.close?.()
      compositor.close()
    }
  }
  // The fountain of the park, and the grass of the meadow.
  assert.ok((await seenIn('park', 'palm')) > 0.9 * (await seenIn('snowfield', 'palm')))
  assert.ok((await seenIn('meadow', 'rabbit')) > 0.85 * (await seenIn('snowfield', 'rabbit')))
  assert.ok((await seenIn('park', 'palm', 'p/fountain')) < (await seenIn('park', 'palm')))
})
