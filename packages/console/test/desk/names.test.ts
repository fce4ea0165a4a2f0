import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Scene } from '@kinora/client'
import { describeChanges, describePlace } from '../../src/desk/describe-change.ts'
import { spanAt, withAsset, withPlace } from '../../src/desk/edit-scene.ts'
import { nameOf } from '../../src/desk/name-of.ts'
import { speak } from '../../src/texts/texts.ts'
import { diffScenes } from '../../../media/src/scene/diff-scene.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 6,
  entities: [
    { id: 'ann', asset: 'woman', name: 'Ann' },
    { id: 'dog', asset: 'dog', name: 'puppy' },
    { id: 'fire-hydrant', asset: 'fire-hydrant' },
    { id: 'ducks', asset: 'duck', count: 3, members: ['one', 'two', 'three'] },
  ],
  places: [{ id: 'shore', asset: 'beach' }],
  shots: [
    {
      from: 0,
      to: 6,
      place: 'shore',
      placements: [
        { who: 'ann', relation: 'at' },
        { who: 'dog', relation: 'beside', to: 'ann' },
      ],
      actions: [{ who: 'ann', does: 'wave' }],
      sounds: [{ sound: 'waves' }, { sound: 'dog', of: 'dog' }, { sound: 'bells' }],
    },
  ],
}

before(async () => {
  // The texts set the language of the page.
  Object.assign(globalThis, { document: { documentElement: {} } })
  await speak('en')
})

const described = (after: Scene): string[] =>
  describeChanges(
    { scene: after, changes: diffScenes(scene, after), reader: 'rules', unread: [], notes: [] },
    scene,
  ).map(one => [one.what, one.before ?? '', one.after ?? ''].join(' | '))

test('changes are told by names and words, without pointers and ids', () => {
  const [shot] = scene.shots
  const [first, second] = shot!.placements!
  const changed: Scene = {
    ...scene,
    entities: [...scene.entities, { id: 'plume-of-smoke', asset: 'plume-of-smoke', name: 'smoke' }],
    shots: [
      {
        ...shot!,
        placements: [first!, { ...second!, relation: 'behind', to: 'fire-hydrant' }],
        actions: [{ who: 'ann', does: 'stand-up', from: 1 }],
      },
    ],
  }
  const lines = described(changed)
  assert.ok(lines.includes('Shot 1 · puppy · To whom or what | Ann | fire hydrant'), lines.join('\n'))
  assert.ok(lines.includes('smoke, new |  | smoke'), lines.join('\n'))
  assert.ok(lines.includes('Shot 1 · Ann · action, new |  | stand up, begins at second 1'), lines.join('\n'))
  for (const line of lines) assert.doesNotMatch(line, /\/|fire-hydrant|stand-up/u)
})

test('a change of place is told in metres and directions, in both languages', async () => {
  const [shot] = scene.shots
  const [first, second] = shot!.placements!
  const offsetTo = (offset: [number, number, number]): Scene => ({
    ...scene,
    shots: [{ ...shot!, placements: [first!, { ...second!, offset }] }],
  })
  const [line] = described(offsetTo([-0.17, 0, -1.25]))
  assert.equal(line, 'Shot 1 · puppy moves 0.17 m to the left and 1.25 m away from the camera |  | ')
  await speak('zh')
  assert.equal(described(offsetTo([0.5, 0, 0]))[0], '第 1 个镜头 · puppy的位置：向右移 0.5 米 |  | ')
  await speak('en')
})

test('an action that is only moved within its list is no change', () => {
  const [shot] = scene.shots
  const actions = [
    { who: 'dog', does: 'run' },
    { who: 'ann', does: 'wave' },
  ]
  const now: Scene = { ...scene, shots: [{ ...shot!, actions }] }
  const changes = [
    { at: '/shots/0/actions/0', after: actions[1] },
    { at: '/shots/0/actions/1', before: actions[1] },
    { at: '/shots/0/actions/0', after: actions[0] },
  ]
  const told = describeChanges({ scene: now, changes, reader: 'rules', unread: [], notes: [] }, now)
  assert.deepEqual(
    told.map(({ after }) => after),
    ['run'],
  )
})

test('a problem is told by the name of whom it is about', () => {
  assert.equal(describePlace(scene, '/shots/0/placements/1/to'), 'Shot 1 · puppy · To whom or what')
  assert.equal(describePlace(scene, '/entities/2/asset'), 'fire hydrant · What it is')
})

test('parts, members and anchors have names', () => {
  assert.equal(nameOf(scene, 'ann/left-hand'), 'Ann, left hand')
  assert.equal(nameOf(scene, 'shore/palm-tree'), 'palm tree')
  assert.equal(nameOf(scene, 'two'), 'ducks 2')
})

test('an id is not translated as a field of documents', async () => {
  await speak('zh')
  const crate: Scene = { ...scene, entities: [{ id: 'box', asset: 'crate' }] }
  assert.equal(nameOf(crate, 'box'), 'box')
  await speak('en')
})

test('the name of a thing goes with its asset, and a proper name stays', () => {
  const named = (index: number, asset: string): string =>
    nameOf(withAsset(scene, index, asset, asset), scene.entities[index]!.id)
  assert.equal(named(1, 'cat'), 'cat')
  assert.equal(named(2, 'bench'), 'bench')
  assert.equal(named(0, 'man'), 'Ann')
  assert.equal(named(3, 'swan'), 'ducks')
})

test('the sounds of a place go with it, and those of its people and things stay', () => {
  const moved = withPlace({ ...scene, sound: { ambience: ['waves', 'wind'] } }, 0, 'street', ['waves', 'gulls'])
  assert.deepEqual(moved.shots[0]?.sounds, [{ sound: 'dog', of: 'dog' }, { sound: 'bells' }])
  assert.deepEqual(moved.sound?.ambience, ['wind'])
  assert.equal(moved.places[0]?.asset, 'street')
})

test('something new lasts a moment from the time that is shown, within its shot', () => {
  assert.deepEqual(spanAt(scene, 0, 2), { from: 2, to: 3.5 })
  assert.deepEqual(spanAt(scene, 0, 5.5), { from: 5.5, to: 6 })
})
