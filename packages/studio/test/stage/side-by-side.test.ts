import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Action, Placement, Scene } from '@kinora/media/scene/scene-schema'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import { freed } from '../../src/stage/place/things.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const CAST: Scene['entities'] = [
  { id: 'ann', asset: 'woman' },
  { id: 'bob', asset: 'man' },
  { id: 'kid', asset: 'boy' },
  { id: 'cat', asset: 'cat' },
  { id: 'sofa', asset: 'sofa' },
  { id: 'table', asset: 'table' },
  { id: 'chair', asset: 'chair' },
  { id: 'boat', asset: 'rowing-boat' },
  { id: 'car', asset: 'car' },
  { id: 'bike', asset: 'bicycle' },
  { id: 'moto', asset: 'motorcycle' },
  { id: 'bed', asset: 'hospital-bed' },
  { id: 'bounce', asset: 'trampoline' },
]

const sceneOf = (asset: string, placements: Placement[], actions: Action[], camera: object = {}): Scene => ({
  version: 'kinora.scene/1',
  seconds: 3,
  entities: CAST.filter(({ id }) => JSON.stringify([placements, actions]).includes(`"${id}"`)),
  places: [{ id: 'p', asset }],
  shots: [{ from: 0, to: 3, place: 'p', placements, actions, camera }],
})

function performed(scene: Scene, seconds: number) {
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const places = new Map([['p', resolvePlace(scene.places[0]!, 1)]])
  return performScene({ scene, company, places, notes })(0).performance.at(seconds)
}

/** Where everybody is at a second, whatever carries them. */
function placed(scene: Scene, seconds = 0) {
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const place = resolvePlace(scene.places[0]!, 1)
  const { performance } = performScene({ scene, company, places: new Map([['p', place]]), notes })(0)
  const now = performance.at(seconds)
  const stands = new Map([...now].map(([id, one]) => [id, one.stand] as const))
  const known = { performers: (id: string) => company.of(id), room: place.room }
  const at = (id: string) => freed(stands.get(id)!, known, stands).at
  return { stands, at, far: (a: string, b: string) => Math.hypot(at(a)[0] - at(b)[0], at(a)[2] - at(b)[2]) }
}

const put = (who: string, relation: Placement['relation'], to: string, more: Partial<Placement> = {}): Placement => ({
  who,
  relation,
  to,
  ...more,
})

test('two who sit on the same sofa of a place have a seat each, on the sides that are said', () => {
  const { at, far } = placed(
    sceneOf(
      'living-room',
      [
        put('ann', 'seated-on', 'p/sofa', { side: 'right' }),
        put('bob', 'seated-on', 'p/sofa', { side: 'left' }),
        put('cat', 'lying-on', 'p/sofa'),
      ],
      [],
    ),
  )
  assert.ok(at('ann')[0] > at('bob')[0] + 0.8)
  assert.ok(far('cat', 'ann') > 0.4 && far('cat', 'bob') > 0.4)
})

test('a cat on a sofa of the cast lies beside those who sit there', () => {
  const { far } = placed(
    sceneOf(
      'living-room',
      [
        put('sofa', 'on', 'p/floor'),
        put('ann', 'seated-on', 'sofa', { side: 'left' }),
        put('bob', 'seated-on', 'sofa', { side: 'right' }),
        put('cat', 'lying-on', 'sofa'),
      ],
      [],
    ),
  )
  assert.ok(far('cat', 'ann') > 0.3 && far('cat', 'bob') > 0.3)
})

test('who sits at a table of a place takes the chairs that stand there, one each', () => {
  const { at, stands, far } = placed(
    sceneOf('cafe', [put('ann', 'seated-at', 'p/table'), put('bob', 'seated-at', 'p/table')], []),
  )
  assert.ok(far('ann', 'bob') > 0.6)
  for (const id of ['ann', 'bob']) assert.ok(stands.get(id)!.isOnSeat && at(id)[1] > 0.3)
})

test('who sits at a table of the cast takes a chair of the cast that stands there', () => {
  const { stands } = placed(
    sceneOf(
      'room',
      [
        put('table', 'on', 'p/floor'),
        put('chair', 'beside', 'table', { side: 'left' }),
        put('ann', 'seated-at', 'table'),
      ],
      [],
    ),
  )
  assert.equal(stands.get('ann')!.host?.id, 'chair')
})

for (const vessel of ['boat', 'car'])
  test(`two in the same ${vessel} sit apart`, () => {
    const { far } = placed(
      sceneOf('road', [put(vessel, 'on', 'p/ground'), put('ann', 'in', vessel), put('bob', 'in', vessel)], []),
    )
    assert.ok(far('ann', 'bob') > 0.35)
  })

test('on somebody is on the lap of one who sits, and on the shoulders of one who stands', () => {
  const lap = placed(
    sceneOf(
      'living-room',
      [put('sofa', 'on', 'p/floor'), put('ann', 'seated-on', 'sofa'), put('cat', 'on', 'ann')],
      [],
    ),
  )
  assert.equal(lap.stands.get('cat')!.host?.bone, 'hips')
  const ridden = placed(sceneOf('park', [put('bob', 'on', 'p/ground'), put('kid', 'on', 'bob')], []))
  assert.equal(ridden.stands.get('kid')!.host?.bone, 'chest')
  assert.equal(ridden.stands.get('kid')!.posture, 'sit')
})

test('the second who sits on a motorcycle sits behind the first', () => {
  const on = [
    put('moto', 'on', 'p/ground', { facing: 'right' }),
    put('bob', 'seated-on', 'moto'),
    put('ann', 'seated-on', 'moto'),
  ]
  const { at } = placed(sceneOf('road', on, []))
  assert.ok(at('ann')[0] < at('bob')[0] - 0.3)
})

test('a thing that the document models stands as it is modelled, a sheet of the catalogue lies', () => {
  const sign: NonNullable<Scene['assets']>[number] = {
    id: 'notice-of-mine',
    parts: [{ shape: 'box', at: [0, 0.4, 0], size: [0.6, 0.8, 0.03] }],
  }
  const scene: Scene = {
    ...sceneOf('room', [put('own', 'on', 'p/floor'), put('sheet', 'on', 'p/floor')], []),
    entities: [
      { id: 'own', asset: 'notice-of-mine' },
      { id: 'sheet', asset: 'book' },
    ],
    assets: [sign],
  }
  const { stands } = placed(scene)
  assert.equal(stands.get('own')!.tilt, 0)
  assert.notEqual(stands.get('sheet')!.tilt, 0)
})

test('who cuts somebody does not cut them in two', () => {
  const scene = sceneOf('room', [put('bob', 'beside', 'ann')], [{ who: 'bob', does: 'cut', object: 'ann' }])
  assert.equal(performed(scene, 2.9).get('ann')!.isHalved, undefined)
})

test('two who fight with swords stand farther apart than their arms reach', () => {
  const scene = sceneOf('room', [put('bob', 'beside', 'ann')], [{ who: 'bob', does: 'sword-fight', target: 'ann' }])
  assert.ok(placed(scene, 2.5).far('ann', 'bob') > 1)
})

test('who jumps on something with a seat stands on it', () => {
  const on = [put('bounce', 'on', 'p/floor'), put('kid', 'on', 'bounce')]
  assert.equal(placed(sceneOf('room', on, [])).stands.get('kid')!.posture, 'sit')
  assert.equal(placed(sceneOf('room', on, [{ who: 'kid', does: 'jump' }])).stands.get('kid')!.posture, 'stand')
})

test('who lies on a bed lies on its mattress, whatever rises above it at its edge', () => {
  const { at } = placed(sceneOf('hospital', [put('bed', 'on', 'p/floor'), put('ann', 'lying-on', 'bed')], []))
  assert.ok(at('ann')[1] > 0.6 && at('ann')[1] < 0.9)
})

test('who sits on a bicycle that has its place rides it from there, and farther if the camera goes along', () => {
  const bike = [put('bike', 'on', 'p/ground', { facing: 'right' }), put('bob', 'seated-on', 'bike')]
  const ride: Action[] = [{ who: 'bob', does: 'ride', object: 'bike' }]
  const gone = (camera: object): number => {
    const scene = sceneOf('park', bike, ride, camera)
    return placed(scene, 3).at('bob')[0] - placed(scene).at('bob')[0]
  }
  const near = gone({})
  assert.ok(near > 2, `it goes ${near} m`)
  assert.ok(gone({ target: ['bob'], move: 'follow' }) > 1.5 * near)
})

test('the ground passes by a camera that follows', async () => {
  const seen = async (move: 'follow' | 'still'): Promise<number> => {
    const size = { width: 160, height: 90 }
    const compositor = await createCompositor(size)
    const scene = sceneOf(
      'park',
      [put('bike', 'on', 'p/ground', { facing: 'right' }), put('bob', 'seated-on', 'bike')],
      [{ who: 'bob', does: 'ride', object: 'bike' }],
      { target: ['bike'], move },
    )
    const take = await filmScene({ scene, compositor, frames: 72, seed: 4, amplitude: 'auto' })
    const frames: Uint8Array[] = []
    for (const index of [18, 54]) {
      await take.drawEmpty(index)
      frames.push(Uint8Array.from(compositor.frame().subarray(0, size.width * size.height)))
    }
    take.close?.()
    compositor.close()
    // The lower third is ground.
    const from = Math.floor((size.width * size.height * 2) / 3)
    return frames[0]!.subarray(from).reduce((sum, one, at) => sum + Math.abs(one - frames[1]![from + at]!), 0)
  }
  assert.ok((await seen('follow')) > 3 * (await seen('still')))
})

/** The notes of a document about bodies in each other and above each other. */
async function contactNotes(scene: Scene): Promise<string[]> {
  const compositor = await createCompositor({ width: 128, height: 72 })
  const take = await filmScene({ scene, compositor, frames: 72, seed: 4, amplitude: 'auto' })
  await take.draw(36)
  const notes = take.sceneNotes()
  take.close?.()
  compositor.close()
  return notes
    .filter(({ code }) => code === 'through' || code === 'floats')
    .map(({ code, at, message }) => `${code} ${at} ${message}`)
}

test('two bodies in each other are noted with the way out, and two that touch are not', async () => {
  const table = put('table', 'on', 'p/floor')
  const middle = put('ann', 'at', 'table', { offset: [0.3, 0, 0] })
  const [note, ...rest] = await contactNotes(sceneOf('room', [table, middle], []))
  assert.match(note ?? '', /^through \/shots\/0\/placements\/\d .*(ann and table|table and ann).* m /)
  assert.deepEqual(rest, [])
  assert.deepEqual(await contactNotes(sceneOf('room', [table, put('ann', 'behind', 'table')], [])), [])
  const sitting = [put('sofa', 'on', 'p/floor'), put('ann', 'seated-on', 'sofa'), put('cat', 'on', 'ann')]
  assert.deepEqual(await contactNotes(sceneOf('room', sitting, [])), [])
  const hug: Action[] = [{ who: 'ann', does: 'hug', object: 'bob' }]
  assert.deepEqual(await contactNotes(sceneOf('room', [put('bob', 'beside', 'ann')], hug)), [])
})

test('who stands in what is built, or reaches through the ceiling, is noted', async () => {
  const amid = put('ann', 'at', 'p/counter', { offset: [0, 0, 0] })
  assert.match((await contactNotes(sceneOf('kitchen', [amid], [])))[0] ?? '', /ann stands in something that is built/)
  const high = put('ann', 'on', 'table', { offset: [0, 1.2, 0] })
  const notes = await contactNotes(sceneOf('attic', [put('table', 'on', 'p/floor'), high], []))
  assert.match(notes.join('\n'), /ann is through the ceiling/)
})

test('what is above the thing that it is on, or beside its edge, floats', async () => {
  const on = (offset: [number, number, number]): Promise<string[]> =>
    contactNotes(sceneOf('room', [put('table', 'on', 'p/floor'), put('cat', 'on', 'table', { offset })], []))
  assert.deepEqual(await on([0, 0, 0]), [])
  assert.match((await on([0, 0.4, 0]))[0] ?? '', /^floats .*cat is 0\.4 m above table/)
  assert.match((await on([3, 0, 0]))[0] ?? '', /cat is not over table/)
})

test('the goods of a stall lie on its counter, below its roof', () => {
  const scene = sceneOf('market', [put('stall', 'on', 'p/ground')], [])
  const { stands, at } = placed({
    ...scene,
    entities: [{ id: 'stall', asset: 'market-stall', goods: [{ asset: 'apple' }] }],
  })
  for (const id of stands.keys()) if (id !== 'stall') assert.ok(at(id)[1] < 1.5, `${id} at ${at(id)[1]}`)
})

test('a mirror among the assets of a document is noted, because bodies do not reflect', async () => {
  const scene: Scene = {
    ...sceneOf('room', [put('glass', 'on', 'p/floor')], []),
    entities: [{ id: 'glass', asset: 'glass-of-mine' }],
    assets: [{ id: 'glass-of-mine', parts: [{ shape: 'box', at: [0, 0.5, 0], size: [0.6, 1, 0.05], gloss: 1 }] }],
  }
  const compositor = await createCompositor({ width: 128, height: 72 })
  const take = await filmScene({ scene, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  assert.deepEqual(
    take.sceneNotes().map(({ code, at }) => `${code} ${at}`),
    ['not-drawn /assets/0/parts/0/gloss'],
  )
  take.close?.()
  compositor.close()
})
