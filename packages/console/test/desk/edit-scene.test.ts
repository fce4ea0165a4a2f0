import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene } from '@kinora/client'
import { cameraAt } from '../../src/desk/camera-presets.ts'
import {
  addEntity,
  addShot,
  duplicateShot,
  type Layout,
  moveCut,
  moveEntity,
  moveShot,
  putIntoShot,
  removeEntity,
  removeShot,
  retime,
  setSeconds,
  setShotSeconds,
  turnEntity,
} from '../../src/desk/edit-scene.ts'
import { valueAt, withValue } from '../../src/desk/pointer.ts'
import { controlFor, type Schema, schemaAt } from '../../src/desk/schema.ts'
import { dragToFloorMetres } from '../../src/desk/metres-for.ts'
import { namesFor, pickedKind } from '../../src/desk/suggestions.ts'
import { SCENE_SCHEMA } from '../../../media/src/scene/scene-schema.ts'
import { checkScene } from '../../../media/src/scene/check-scene.ts'
import { loadCatalogue } from '../../../studio/src/library/catalogue.ts'

const root = SCENE_SCHEMA as Schema
const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 6,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'bo', asset: 'man' },
  ],
  places: [{ id: 'cafe', asset: 'cafe' }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'cafe',
      placements: [{ who: 'ann', relation: 'beside', to: 'bo', side: 'left' }],
      actions: [
        { who: 'ann', does: 'talk', target: 'bo', from: 1, to: 4 },
        { who: 'bo', does: 'walk', from: 3 },
      ],
      camera: { target: ['ann', 'bo'], size: 'waist', from: 'over:bo' },
    },
    { from: 4, to: 6, place: 'cafe', continues: true, speech: [{ who: 'ann', text: 'Hello', from: 4.5 }] },
  ],
}
const problemsOf = (document: Scene): string[] =>
  checkScene(document, loadCatalogue()).problems.map(({ at, message }) => `${at} ${message}`)

test('a member of a group is moved and turned alone, and the others stay', () => {
  const group: Scene = {
    ...scene,
    entities: [...scene.entities, { id: 'cone', asset: 'traffic-cone', count: 3 }],
    shots: [{ ...scene.shots[0]!, placements: [{ who: 'cone', relation: 'before', to: 'ann' }] }, scene.shots[1]!],
  }
  const moved = moveEntity(group, 0, { entity: 'cone', id: 'cone.2', at: [1, 0, 2] }, [0.5, 0, 0])
  assert.deepEqual(moved.entities[2]?.members, ['cone-1', 'cone-2', 'cone-3'])
  assert.deepEqual(moved.shots[0]?.placements, [
    { who: 'cone', relation: 'before', to: 'ann' },
    { who: 'cone-2', relation: 'at', offset: [1.5, 0, 2] },
  ])
  assert.deepEqual(problemsOf(moved), [])
  // The next key comes before the next still, which knows the new id.
  const again = moveEntity(moved, 0, { entity: 'cone', id: 'cone.2', at: [1.5, 0, 2] }, [0.25, 0, 0])
  assert.deepEqual(again.shots[0]?.placements?.[1]?.offset, [1.75, 0, 2])
  const turned = turnEntity(again, 0, { entity: 'cone', id: 'cone-2', at: [1.75, 0, 2] }, 90)
  assert.deepEqual(turned.shots[0]?.placements?.[1], {
    who: 'cone-2',
    relation: 'at',
    offset: [1.75, 0, 2],
    facing: 90,
  })
  const whole = moveEntity(group, 0, { entity: 'cone', at: [1, 0, 2] }, [0.5, 0, 0])
  assert.deepEqual(whole.shots[0]?.placements, [{ who: 'cone', relation: 'before', to: 'ann', offset: [0.5, 0, 0] }])
})

test('a moved entity keeps its relation and gets an offset; one without a placement is placed from the middle', () => {
  const moved = moveEntity(scene, 0, { entity: 'ann', at: [1, 0, 2] }, [0.25, 0, -0.5])
  assert.deepEqual(moved.shots[0]?.placements, [
    { who: 'ann', relation: 'beside', to: 'bo', side: 'left', offset: [0.25, 0, -0.5] },
  ])
  const again = moveEntity(moved, 0, { entity: 'ann', at: [1.25, 0, 1.5] }, [0.25, 0, 0])
  assert.deepEqual(again.shots[0]?.placements?.[0]?.offset, [0.5, 0, -0.5])
  const placed = moveEntity(scene, 0, { entity: 'bo', at: [1, 0, 2] }, [0.5, 0, 0])
  assert.deepEqual(placed.shots[0]?.placements?.[1], { who: 'bo', relation: 'at', offset: [1.5, 0, 2] })
  const further = moveEntity(placed, 0, { entity: 'bo', at: [1.5, 0, 2] }, [0, 0, 1])
  assert.deepEqual(further.shots[0]?.placements?.[1]?.offset, [1.5, 0, 3])
  assert.equal(turnEntity(scene, 0, { entity: 'bo', at: [0, 0, 0] }, 200).shots[0]?.placements?.[1]?.facing, -160)
  assert.deepEqual(problemsOf(further), [])
})

test('a cut moves both shots, and times stay within them', () => {
  const earlier = moveCut(scene, 4, 2)
  assert.deepEqual(
    earlier.shots.map(({ from, to }) => [from, to]),
    [
      [0, 2],
      [2, 6],
    ],
  )
  assert.deepEqual(
    earlier.shots[0]?.actions?.map(({ from, to }) => [from, to]),
    [
      [1, 2],
      [1.8, undefined],
    ],
  )
  assert.equal(moveCut(scene, 4, 9).shots[0]?.to, 5.8, 'a shot has a least length')
  const longer = moveCut(scene, 6, 9)
  assert.deepEqual([longer.seconds, longer.shots[1]?.to], [9, 9])
  assert.deepEqual(problemsOf(earlier), [])
})

test('an action is re-timed within its shot', () => {
  const timed = retime(scene, 0, 'actions', 0, { from: -1, to: 9 })
  assert.deepEqual([timed.shots[0]?.actions?.[0]?.from, timed.shots[0]?.actions?.[0]?.to], [0, 4])
  const tight = retime(scene, 0, 'actions', 0, { from: 3.95, to: 1 })
  assert.deepEqual([tight.shots[0]?.actions?.[0]?.from, tight.shots[0]?.actions?.[0]?.to], [3.8, 4])
})

test('shots are moved, added, duplicated and removed, and the clip has their length', () => {
  const swapped = moveShot(scene, 1, 0)
  assert.deepEqual(
    swapped.shots.map(({ from, to, continues }) => [from, to, continues]),
    [
      [0, 2, undefined],
      [2, 6, undefined],
    ],
  )
  assert.equal(swapped.shots[0]?.speech?.[0]?.from, 0.5, 'a line moves with its shot')
  assert.equal(swapped.shots[1]?.actions?.[0]?.from, 3)
  assert.equal(addShot(scene, 1).seconds, 9)
  assert.equal(duplicateShot(scene, 0).seconds, 10)
  assert.equal(removeShot(scene, 0).seconds, 2)
  assert.equal(removeShot(removeShot(scene, 0), 0).shots.length, 1, 'one shot remains')
  for (const changed of [swapped, addShot(scene, 0), duplicateShot(scene, 1), removeShot(scene, 0)])
    assert.deepEqual(problemsOf(changed), [])
})

test('the length of a clip is shared by its shots, and that of a shot moves those after it', () => {
  const long = setSeconds(scene, 12)
  assert.deepEqual([long.seconds, long.shots[0]?.to, long.shots[1]?.from], [12, 8, 8])
  assert.deepEqual([long.shots[0]?.actions?.[0]?.from, long.shots[1]?.speech?.[0]?.from], [2, 9])
  assert.deepEqual(problemsOf(long), [])
  const short = setShotSeconds(scene, 0, 2)
  assert.deepEqual([short.seconds, short.shots[1]?.from, short.shots[1]?.speech?.[0]?.from], [4, 2, 2.5])
  assert.deepEqual(problemsOf(short), [])
  assert.equal(setSeconds(scene, 0).seconds, 0.4)
})

test('somebody of the cast is put into a shot as in the nearest one of the place, and is seen', () => {
  const [first, second] = scene.shots
  const { continues: _, ...cut } = second!
  const apart: Scene = { ...scene, shots: [first!, { ...cut, camera: { target: ['bo'] } }] }
  const beside = putIntoShot(apart, 1, 'ann').shots[1]
  assert.deepEqual(beside?.placements, [{ who: 'ann', relation: 'beside', to: 'bo', side: 'left' }])
  assert.deepEqual(beside?.camera?.target, ['bo', 'ann'])
  // What she stands to is not in that shot.
  const alone = putIntoShot({ ...apart, shots: [first!, { ...cut, camera: {} }] }, 1, 'ann').shots[1]
  assert.deepEqual(alone?.placements, [{ who: 'ann', relation: 'at', offset: [0, 0, 0.8] }])
  assert.equal(alone?.camera?.target, undefined)
})

test('a removed entity is not referenced anywhere, and an added one is placed', () => {
  const without = removeEntity(scene, 'bo')
  assert.equal(JSON.stringify(without).includes('"bo"'), false)
  assert.equal(JSON.stringify(without).includes(':bo'), false)
  const { scene: more, id } = addEntity(scene, 0, 'ann')
  assert.equal(id, 'ann-2')
  assert.equal(more.shots[0]?.placements?.at(-1)?.who, 'ann-2')
  assert.deepEqual(problemsOf(without), [])
})

const layout: Layout = {
  entities: [
    { id: 'ann', entity: 'ann', at: [0, 0, 0], size: [0.5, 1.6, 0.4], facing: 0, right: [0.2, 0], near: [0, 0.1] },
  ],
  camera: { at: [0, 1.5, 4], facing: 180, width: 50 },
  floor: { low: [-3, 0, -3], high: [3, 0, 3] },
}

test('a dragged camera takes the nearest side, and a size by its distance', () => {
  const now = { target: ['ann'], size: 'waist' } as const
  assert.deepEqual(cameraAt(layout, now, [0, 0, 4]), { from: 'front', size: 'waist' })
  assert.deepEqual(cameraAt(layout, now, [4, 0, 0]), { from: 'right', size: 'waist' })
  assert.deepEqual(cameraAt(layout, now, [-3, 0, -3]), { from: 'behind-left', size: 'waist' })
  assert.equal(cameraAt(layout, now, [0, 0, 8]).size, 'wide')
  assert.equal(cameraAt(layout, now, [0, 0, 2]).size, 'bust')
})

test('a drag in the picture is metres on the floor', () => {
  const [one] = layout.entities
  const [x, y, z] = dragToFloorMetres(one!, 0.1, 0.05)
  assert.deepEqual([x.toFixed(3), y, z.toFixed(3)], ['0.500', 0, '0.500'])
  assert.deepEqual(dragToFloorMetres({ right: [0.2, 0], near: [0, 0] }, 0.1, 0.5), [0.5, 0, 0], 'level with the floor')
})

test('a value is set and removed by its pointer, and empty objects go with it', () => {
  const set = withValue(scene, '/entities/0/traits/age', 'old')
  assert.equal(valueAt(set, '/entities/0/traits/age'), 'old')
  assert.equal(valueAt(withValue(set, '/entities/0/traits/age', undefined), '/entities/0/traits'), undefined)
  assert.equal(withValue(scene, '/shots/0/actions/0', undefined).shots[0]?.actions?.length, 1)
  assert.equal(withValue(scene, '/shots/0/actions/2', { who: 'bo', does: 'run' }).shots[0]?.actions?.length, 3)
})

test('every field of a document has a control other than plain JSON, except paths and assets', () => {
  const plain: string[] = []
  const walk = (pointer: string, depth: number): void => {
    const schema = schemaAt(root, pointer)
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const control = controlFor(field, root)
      if (control.kind === 'json') plain.push(name)
      if (control.kind === 'list' && depth < 3) walk(`${pointer}/${name}/0`, depth + 1)
      if (control.kind === 'record' && depth < 3) walk(`${pointer}/${name}`, depth + 1)
    }
  }
  for (const start of ['/entities/0', '/places/0', '/shots/0']) walk(start, 0)
  assert.deepEqual([...new Set(plain)].toSorted(), ['path'])
})

test('fields offer matching values: entities, parts of the place, entries of the catalogue', () => {
  assert.deepEqual(namesFor(scene, '/shots/0/actions/0/who', []), ['ann', 'bo'])
  assert.deepEqual(namesFor(scene, '/shots/0/placements/0/to', ['table']), ['ann', 'bo', 'cafe/table'])
  assert.deepEqual(namesFor(scene, '/shots/0/camera/target', ['table']), ['ann', 'bo', 'cafe/table'])
  assert.deepEqual(
    ['/entities/0/asset', '/places/0/asset', '/places/0/goods/0/asset', '/shots/0/actions/0/does', '/title'].map(
      pickedKind,
    ),
    ['asset', 'place', 'asset', 'action', undefined],
  )
})
