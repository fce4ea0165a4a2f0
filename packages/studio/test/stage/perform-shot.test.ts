import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Scene } from '@kinora/media/scene/scene-schema'
import { performShot } from '../../src/stage/act/perform-shot.ts'
import { boxOf } from '../../src/stage/place/boxes.ts'
import { solvePlacements } from '../../src/stage/place/solve-placements.ts'
import { freed } from '../../src/stage/place/things.ts'
import type { Stand } from '../../src/stage/place/stand.ts'
import type { PlaceRoom } from '../../src/stage/resolve/place-room.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'bob', asset: 'man' },
    { id: 'ball', asset: 'ball' },
    { id: 'car', asset: 'car' },
    { id: 'door', asset: 'door' },
    { id: 'band', asset: 'musician', count: 3, members: ['m1', 'm2', 'm3'] },
    { id: 'lutes', asset: 'guitar', count: 3, members: ['l1', 'l2', 'l3'] },
    { id: 'hounds', asset: 'dog', count: 3, members: ['h1', 'h2', 'h3'] },
    { id: 'fox', asset: 'fox' },
  ],
  places: [{ id: 'p', asset: 'classroom' }],
  shots: [{ from: 0, to: 4, place: 'p' }],
}
const company = resolvePerformers(scene, 1, createSceneNotes())
const room: PlaceRoom = { middle: [0, 0, 4], low: [-9, 0, 0], high: [9, 3, 9], anchor: () => undefined }
const stand = (x: number, more: Partial<Stand> = {}): Stand => ({
  at: [x, 0, 4],
  yaw: Math.PI,
  tilt: 0,
  roll: 0,
  posture: 'stand',
  isExact: true,
  ...more,
})
const inHand = (id: string): Partial<Stand> => ({
  host: { id, bone: 'hand.r', at: [0, 0, 0], yaw: 0, tilt: 0, by: 'hand' },
})

const perform = (actions: Action[], stands: Record<string, Stand>) =>
  performShot({
    shot: { ...scene.shots[0]!, actions },
    said: '/shots/0',
    company,
    stands: new Map(Object.entries(stands)),
    room,
  })

test('a path ends at its position and time, and the performer stays there', () => {
  const { at } = perform([{ who: 'ann', does: 'walk', path: { to: [2, 0, 1] }, from: 1, to: 3 }], { ann: stand(0) })
  assert.deepEqual(at(0.5).get('ann')!.stand.at, [0, 0, 4])
  assert.equal(at(2).get('ann')!.stance, 'walk')
  for (const time of [3, 3.9]) {
    const [x, y, z] = at(time).get('ann')!.stand.at
    assert.ok(Math.abs(x - 2) < 0.01 && y === 0 && Math.abs(z - 3) < 0.01)
  }
})

test('all members of a group go the same way if no direction is given', () => {
  const { at } = perform([{ who: 'hounds', does: 'walk' }], { h1: stand(-1), h2: stand(0), h3: stand(1) })
  const ways = ['h1', 'h2', 'h3'].map(id => Math.sign(at(3.5).get(id)!.stand.at[0] - at(0.5).get(id)!.stand.at[0]))
  assert.ok(ways[0] !== 0 && ways.every(way => way === ways[0]), ways.join())
})

test('a path to a relation ends at the same position as a placement, around obstacles', () => {
  for (const path of [
    { to: 'car', relation: 'behind' },
    { to: 'car', relation: 'before', distance: 1 },
    { to: 'car', relation: 'beside', side: 'right' },
    { to: 'car', relation: 'above', distance: 2 },
    { to: 'car', relation: 'on' },
  ] as const) {
    const from = stand(-4)
    const { at } = perform([{ who: 'bob', does: 'walk', path }], { bob: from, car: stand(0) })
    const placed = solvePlacements({
      wanted: [{ who: company.byId('bob')!, placement: { who: 'bob', ...path }, nth: 0, count: 1 }],
      others: [],
      before: new Map([['car', stand(0)]]),
      performers: id => company.of(id),
      room,
      notes: createSceneNotes(),
    }).get('bob')!
    const known = { performers: (id: string) => company.of(id), room }
    const end = freed(placed, known, new Map([['car', stand(0)]])).at
    const arrived = at(4).get('bob')!.stand.at
    assert.ok(
      Math.hypot(...arrived.map((one, axis) => one - end[axis]!)) < 0.02,
      `${path.relation}: ${arrived.join(' ')}, ${end.join(' ')}`,
    )
    if (path.relation === 'above' || path.relation === 'on') continue
    const car = boxOf(company.byId('car')!, stand(0))
    for (let time = 0; time <= 4; time += 0.1) {
      const [x, , z] = at(time).get('bob')!.stand.at
      const isInside = Math.abs(x - car.at[0]) < car.half[0] && Math.abs(z - car.at[2]) < car.half[1]
      assert.ok(!isInside, `${path.relation}: crosses the car at ${time.toFixed(1)} s`)
    }
  }
})

test('a performer who goes around something keeps the given radius', () => {
  const { at } = perform([{ who: 'ann', does: 'run', path: { around: 'car', radius: 3, turns: 1 } }], {
    ann: stand(-3),
    car: stand(0),
  })
  for (const time of [1, 2, 3]) {
    const [x, , z] = at(time).get('ann')!.stand.at
    assert.ok(Math.abs(Math.hypot(x, z - 4) - 3) < 0.05)
  }
  // Anticlockwise seen from above: from the left nearer to the camera first.
  assert.ok(at(1).get('ann')!.stand.at[2] < 3)
})

test('a given thing is in the other hand afterwards', () => {
  const { at } = perform([{ who: 'ann', does: 'give', object: 'ball', target: 'bob', from: 0, to: 2 }], {
    ann: stand(-1),
    bob: stand(1),
    ball: stand(-1, inHand('ann')),
  })
  assert.equal(at(0.1).get('ball')!.stand.host?.id, 'ann')
  assert.equal(at(3).get('ball')!.stand.host?.id, 'bob')
})

test('a thrown thing flies in an arc and lies at its target', () => {
  const { at } = perform([{ who: 'ann', does: 'throw', object: 'ball', target: 'car', from: 0, to: 2 }], {
    ann: stand(-2),
    car: stand(2),
    ball: stand(-2, inHand('ann')),
  })
  const { flight, stand: end } = at(3.5).get('ball')!
  assert.equal(end.host, undefined)
  assert.ok(Math.abs(end.at[0] - 2) < 0.01)
  assert.equal(flight?.share, 1)
})

test('an opened thing stays open, and a written text stays', () => {
  const { at } = perform(
    [
      { who: 'ann', does: 'open', object: 'door', from: 0, to: 1 },
      { who: 'bob', does: 'write', object: 'door', text: 'hello', from: 0, to: 2 },
    ],
    { ann: stand(-1), bob: stand(1), door: stand(0) },
  )
  assert.equal(at(3.9).get('door')!.opened, 1)
  assert.equal(at(1).get('bob')!.writing?.share, 0.5)
  assert.equal(at(3.9).get('bob')!.writing?.share, 1)
})

test('a performer who turns to another looks at them, unless a gaze is given', () => {
  const turn: Action[] = [{ who: 'ann', does: 'turn', target: 'bob', from: 0, to: 1 }]
  const { at } = perform(turn, { ann: stand(-1), bob: stand(1) })
  assert.ok(Math.abs(Math.sin(at(2).get('ann')!.stand.yaw) - 1) < 0.01)
  const told = perform([{ who: 'ann', does: 'talk', target: 'bob' }], {
    ann: stand(-1, { isTurned: 'by-degrees' }),
    bob: stand(1),
  })
  assert.equal(told.at(2).get('ann')!.stand.yaw, Math.PI)
})

test('a performer looks ahead with its object in hand, and at the object otherwise', () => {
  const eats = [{ who: 'ann', does: 'eat', object: 'ball' }]
  assert.equal(
    perform(eats, { ann: stand(0), ball: stand(0, inHand('ann')) })
      .at(1)
      .get('ann')!.looksAt,
    undefined,
  )
  assert.equal(
    perform(eats, { ann: stand(0), ball: stand(0.5) })
      .at(1)
      .get('ann')!.looksAt,
    'ball',
  )
})

test('each member of a group uses one of as many things', () => {
  const ids = ['m1', 'm2', 'm3']
  const { at } = perform(
    [{ who: 'band', does: 'play', object: 'lutes' }],
    Object.fromEntries(
      ids.flatMap((id, nth) => [
        [id, stand(nth - 1)],
        [`l${nth + 1}`, stand(nth - 1, inHand(id))],
      ]),
    ),
  )
  for (const [nth, id] of ids.entries()) assert.ok(Math.abs(at(3).get(id)!.stand.at[0] - (nth - 1)) < 0.01, id)
})

test('members of a group who chase run one behind another', () => {
  const { at } = perform(
    [
      { who: 'hounds', does: 'chase', object: 'fox' },
      { who: 'fox', does: 'run' },
    ],
    Object.fromEntries(
      ['fox', 'h1', 'h2', 'h3'].map((id, nth) => [id, stand(-nth, { yaw: Math.PI / 2, isTurned: 'by-degrees' })]),
    ),
  )
  const [first, second, third] = ['h1', 'h2', 'h3'].map(id => at(3).get(id)!.stand.at[0])
  const long = sizeOf(company.byId('h1')!).depth
  assert.ok(first! - second! > long && second! - third! > long, `${first} ${second} ${third}`)
})

test('faces do not meet when something is handed over', () => {
  const { at } = perform([{ who: 'ann', does: 'give', object: 'ball', target: 'bob' }], {
    ann: stand(-1.5),
    bob: stand(1.5),
    ball: stand(-1.5, inHand('ann')),
  })
  const [ann, bob] = ['ann', 'bob'].map(id => sizeOf(company.byId(id)!).depth)
  // A head is as deep as the body, and both lean forward.
  for (const time of [1, 2, 3])
    assert.ok(at(time).get('bob')!.stand.at[0] - at(time).get('ann')!.stand.at[0] > 0.8 * (ann! + bob!), `${time}`)
})
