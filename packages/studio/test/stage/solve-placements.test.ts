import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Point } from '../../src/bodies/body.ts'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { boxOf } from '../../src/stage/place/boxes.ts'
import { solvePlacements } from '../../src/stage/place/solve-placements.ts'
import type { Stand } from '../../src/stage/place/stand.ts'
import { freed, outOf, performerBox } from '../../src/stage/place/things.ts'
import type { PlaceRoom } from '../../src/stage/resolve/place-room.ts'
import type { Performer } from '../../src/stage/resolve/performer.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'bob', asset: 'man' },
    { id: 'table', asset: 'dining-table' },
    { id: 'chair', asset: 'chair' },
    { id: 'ball', asset: 'ball' },
    { id: 'pack', asset: 'dog', count: 3, members: ['rex'] },
    { id: 'file', asset: 'duck', count: 3, members: ['d1', 'd2', 'd3'], formation: 'line' },
    { id: 'fruit', asset: 'apple', count: 3, members: ['f1', 'f2', 'f3'], formation: 'row' },
    { id: 'bed', asset: 'bed' },
    { id: 'bear', asset: 'teddy-bear' },
    { id: 'tree', asset: 'oak' },
    { id: 'home', asset: 'cottage' },
    { id: 'chest', asset: 'chest' },
    { id: 'coins', asset: 'coin', count: 4 },
    { id: 'sled', asset: 'sleigh' },
    { id: 'lamp', asset: 'paper-lantern' },
    { id: 'seesaw', asset: 'seesaw' },
    { id: 'palm', asset: 'hand' },
    { id: 'patch', asset: 'eye-patch' },
    { id: 'hat', asset: 'straw-hat' },
    { id: 'horse', asset: 'horse' },
  ],
  places: [{ id: 'p', asset: 'classroom' }],
  shots: [{ from: 0, to: 2, place: 'p' }],
}
const company = resolvePerformers(scene, 1, createSceneNotes())
const room: PlaceRoom = { middle: [0, 0, 4], low: [-4, 0, 0], high: [4, 3, 9], anchor: () => undefined }

function solve(...placements: Placement[]): { stands: Map<string, Stand>; codes: string[] } {
  return solveIn(room, company.all.slice(0, 8), placements)
}

/** Only those who are named. */
const solveFew = (...placements: Placement[]): Map<string, Stand> => solveIn(room, [], placements).stands

function solveIn(
  room: PlaceRoom,
  all: readonly Performer[],
  placements: readonly Placement[],
): { stands: Map<string, Stand>; codes: string[] } {
  const notes = createSceneNotes()
  const wanted = placements.flatMap((placement, at) => {
    const all = company.of(placement.who)
    return all.map((who, nth) => ({ who, placement, said: `/${at}`, nth, count: all.length }))
  })
  const stands = solvePlacements({
    wanted,
    others: all.filter(one => !wanted.some(({ who }) => who === one)),
    before: new Map(),
    performers: target => company.of(target),
    room,
    notes,
  })
  return { stands, codes: notes.all().map(({ code }) => code) }
}
const boxAt = (stands: Map<string, Stand>, id: string) => boxOf(company.of(id)[0]!, stands.get(id)!)

test('a performer beside another is at the given distance, edge to edge, on the given side', () => {
  const { stands } = solve({ who: 'ann', relation: 'beside', to: 'table', side: 'left', distance: 0.5 })
  const [ann, table] = [boxAt(stands, 'ann'), boxAt(stands, 'table')]
  const gap = table.at[0] - table.half[0] - (ann.at[0] + ann.half[0])
  assert.ok(Math.abs(gap - 0.5) < 0.06, `${gap}`)
})

test('an offset is exact: others do not move its performer', () => {
  const { stands } = solve(
    { who: 'ann', relation: 'at', offset: [1, 0, 0.5] },
    { who: 'bob', relation: 'beside', to: 'ann', side: 'right' },
  )
  const { stands: alone } = solve({ who: 'ann', relation: 'at', offset: [0, 0, 0] })
  const [a, b] = [stands.get('ann')!.at, alone.get('ann')!.at]
  assert.ok(Math.abs(a[0] - b[0] - 1) < 0.01 && Math.abs(b[2] - a[2] - 0.5) < 0.01)
})

test('nobody moves more than a centimetre from an exact position in any crowd', () => {
  const people = ['ann', 'bob', 'table', 'chair', 'ball', 'bear', 'chest', 'sled']
  for (let seed = 1; seed <= 60; seed++) {
    const seeded = seededRandom(seed)
    const between = (least: number, most: number): number => least + (most - least) * seeded.next()
    const shuffled = people.toSorted(() => seeded.next() - 0.5)
    const [first, second, third, ...rest] = shuffled as [string, string, string, ...string[]]
    const offsets = [first, second].map((): [number, number, number] => [between(-2, 2), 0, between(-2, 2)])
    const gap = between(0, 0.8)
    const side = seeded.next() < 0.5 ? ('left' as const) : ('right' as const)
    const placements: Placement[] = [
      ...[first, second].map(
        (who, nth): Placement => ({ who, relation: 'at', offset: offsets[nth]!, facing: 'camera' }),
      ),
      { who: third, relation: 'beside', to: first, side, distance: gap, facing: 'camera' },
      ...rest.map((who): Placement => ({ who, relation: 'at' })),
    ]
    const { stands } = solve(...placements)
    for (const [nth, who] of [first, second].entries()) {
      const [x, y, z] = stands.get(who)!.at
      const [ox, oy, oz] = offsets[nth]!
      const far = Math.hypot(x - room.middle[0] - ox, y - oy, z - room.middle[2] + oz)
      assert.ok(far < 0.01, `${seed}: ${who} is ${far} m away`)
    }
    const [one, other] = [first, third].map(id => company.of(id)[0]!) as [Performer, Performer]
    const [a, b] = [performerBox(one, stands.get(first)!, other), boxAt(stands, third)]
    const apart = Math.abs(a.at[0] - b.at[0]) - a.half[0] - b.half[0]
    // Boxes of living bodies have room for their arms.
    if (!['ann', 'bob', 'bear'].some(one => one === first || one === third))
      assert.ok(Math.abs(apart - gap) < 0.01, `${seed}: ${third} is ${apart} m from ${first}, not ${gap}`)
  }
})

test('ids of performers do not depend on other entities', () => {
  const idsIn = (entities: Scene['entities']): string[] =>
    resolvePerformers({ ...scene, entities }, 1, createSceneNotes()).all.map(({ id }) => id)
  const all = new Set(idsIn(scene.entities))
  for (const [at, entity] of scene.entities.entries()) {
    const own = idsIn([entity])
    assert.ok(own.length > 0 && own.every(id => all.has(id)), own.join(' '))
    assert.deepEqual(
      idsIn(scene.entities.toSpliced(at, 1)),
      [...all].filter(id => !own.includes(id)),
    )
  }
})

test('free-standing performers do not overlap', () => {
  const { stands } = solve({ who: 'pack', relation: 'at' }, { who: 'bob', relation: 'at' })
  const free = [...stands].filter(([, { host }]) => !host).map(([id]) => boxAt(stands, id))
  for (const [i, a] of free.entries())
    for (const b of free.slice(i + 1)) {
      const over = [0, 1].map(axis => a.half[axis]! + b.half[axis]! - Math.abs(a.at[axis * 2]! - b.at[axis * 2]!))
      assert.ok(Math.min(...over) < 0.03, over.join(' '))
    }
})

test('two exact positions in each other are reported with both names', () => {
  const notes = solve(
    { who: 'ann', relation: 'at', offset: [0, 0, 0] },
    { who: 'bob', relation: 'between', to: ['ann', 'ann'] },
  )
  assert.ok(notes.codes.includes('conflict'))
})

test('a thing on, in or held by another is carried by it', () => {
  const { stands } = solve(
    { who: 'ball', relation: 'held-by', to: 'ann' },
    { who: 'bob', relation: 'seated-on', to: 'chair' },
    { who: 'rex', relation: 'on', to: 'table' },
  )
  assert.equal(stands.get('ball')!.host?.id, 'ann')
  assert.deepEqual([stands.get('bob')!.host?.id, stands.get('bob')!.posture], ['chair', 'sit'])
  assert.equal(stands.get('rex')!.host?.id, 'table')
})

test('facing is in degrees from the camera, or to another', () => {
  const { stands } = solve(
    { who: 'ann', relation: 'at', offset: [-1, 0, 0], facing: 'bob' },
    { who: 'bob', relation: 'at', offset: [1, 0, 0], facing: 90 },
  )
  assert.ok(Math.abs(Math.sin(stands.get('bob')!.yaw) - 1) < 1e-6)
  assert.ok(Math.sin(stands.get('ann')!.yaw) > 0.9)
})

/** Where somebody is in the place, carried or not. */
const known = { performers: (target: string) => company.of(target), room }
const placeOf = (stands: Map<string, Stand>, id: string) => freed(stands.get(id)!, known, stands).at
const near = (a: number, b: number, slack = 0.02): void => assert.ok(Math.abs(a - b) < slack, `${a} ${b}`)

test('a row on a table stands on it, across the picture, the first at its left', () => {
  const stands = solveFew(
    { who: 'table', relation: 'at', offset: [0.5, 0, 0] },
    { who: 'fruit', relation: 'on', to: 'table' },
  )
  const [a, b, c] = ['f1', 'f2', 'f3'].map(id => placeOf(stands, id))
  near(a![1], boxAt(stands, 'table').top, 0.03)
  assert.ok(a![0] < b![0] && b![0] < c![0] && c![0] - a![0] < 0.6)
  near(b![0], stands.get('table')!.at[0], 0.05)
})

test('a line goes in the direction of its members, the first ahead', () => {
  for (const [facing, axis, sign] of [
    [-90, 0, -1],
    ['right', 0, 1],
    ['camera', 2, -1],
  ] as const) {
    const stands = solveFew({ who: 'file', relation: 'at', facing })
    const [first, last] = [stands.get('d1')!.at, stands.get('d3')!.at]
    assert.ok(sign * (first[axis] - last[axis]) > 0.5, String(facing))
  }
})

test('a thing under a table is below it, and neither moves', () => {
  const stands = solveFew(
    { who: 'table', relation: 'at', offset: [0, 0, 0] },
    { who: 'ball', relation: 'under', to: 'table' },
  )
  const [ball, table] = [stands.get('ball')!.at, stands.get('table')!.at]
  near(ball[0], table[0], 0.01)
  near(ball[2], table[2], 0.01)
})

test('a performer who leans on a tree stands at its trunk, and the tree stays', () => {
  const stands = solveFew({ who: 'tree', relation: 'at' }, { who: 'bob', relation: 'leaning-on', to: 'tree' })
  const [bob, tree] = [stands.get('bob')!.at, stands.get('tree')!.at]
  near(tree[0], room.middle[0], 0.01)
  assert.ok(Math.hypot(bob[0] - tree[0], bob[2] - tree[2]) < 1.2)
})

test('a performer who lies on a bed is in its middle along it, and one beside them is on the bed', () => {
  const stands = solveFew(
    { who: 'bed', relation: 'at', offset: [0, 0, 0] },
    { who: 'ann', relation: 'lying-on', to: 'bed' },
    { who: 'bear', relation: 'beside', to: 'ann', side: 'left', distance: 0.05 },
  )
  assert.equal(stands.get('ann')!.posture, 'lie')
  assert.deepEqual([stands.get('ann')!.host?.id, stands.get('bear')!.host?.id], ['bed', 'bed'])
  near(placeOf(stands, 'bear')[1], placeOf(stands, 'ann')[1], 0.15)
  assert.ok(placeOf(stands, 'bear')[0] < placeOf(stands, 'ann')[0])
})

test('parts of a thing have their positions: ends of a seesaw, the slope of a roof', () => {
  const stands = solveFew(
    { who: 'seesaw', relation: 'at', offset: [0, 0, 0], facing: 90 },
    { who: 'ann', relation: 'seated-on', to: 'seesaw/front' },
    { who: 'bob', relation: 'seated-on', to: 'seesaw/back' },
    { who: 'home', relation: 'at', offset: [0, 0, -5] },
    { who: 'ball', relation: 'on', to: 'home/top' },
    { who: 'bear', relation: 'on', to: 'home', side: 'front' },
  )
  assert.ok(stands.get('ann')!.host!.at[2] > 1 && stands.get('bob')!.host!.at[2] < -1)
  assert.ok(placeOf(stands, 'bear')[1] < placeOf(stands, 'ball')[1] - 0.3)
  assert.ok(placeOf(stands, 'bear')[1] > 2)
})

test('several things in a chest are side by side below its rim', () => {
  const stands = solveFew({ who: 'chest', relation: 'at' }, { who: 'coins', relation: 'in', to: 'chest' })
  const all = company.of('coins').map(({ id }) => stands.get(id)!.host!)
  assert.ok(all.every(({ id, by, at }) => id === 'chest' && by === 'inside' && at[1] < 0.4))
  assert.equal(new Set(all.map(({ at }) => at.join(' '))).size, 4)
})

test('a thing towed by several is behind the last', () => {
  const stands = solveFew(
    { who: 'file', relation: 'at', facing: 'left' },
    { who: 'sled', relation: 'towed-by', to: 'file' },
  )
  assert.equal(stands.get('sled')!.host?.id, 'd3')
  assert.ok(stands.get('sled')!.at[0] > stands.get('d3')!.at[0])
})

test('a circular placement is reported with both names', () => {
  const notes = createSceneNotes()
  const wanted = [
    { who: 'ann', to: 'bob' },
    { who: 'bob', to: 'ann' },
  ].map(({ who, to }, at) => ({
    who: company.of(who)[0]!,
    placement: { who, relation: 'beside' as const, to },
    said: `/${at}`,
    nth: 0,
    count: 1,
  }))
  solvePlacements({ ...known, wanted, others: [], before: new Map(), notes })
  const [note] = notes.all()
  assert.ok(note?.code === 'conflict' && note.message.includes('ann') && note.message.includes('bob'))
})

test('a boat on a lake is on its water, and a lamp hangs below the ceiling over the middle', () => {
  const lake = resolvePlace({ id: 'l', asset: 'lake' }, 1).room
  const { stands } = solveIn(lake, [], [{ who: 'sled', relation: 'on', to: 'l/water' }])
  const { at, isAfloat } = stands.get('sled')!
  const [spot] = lake.anchor('water')!.spots
  assert.ok(isAfloat && Math.abs(at[2] - spot!.at[2]) < spot!.size[2] / 2)
  const dining = resolvePlace({ id: 'l', asset: 'dining-room' }, 1).room
  const { stands: hung } = solveIn(dining, [], [{ who: 'lamp', relation: 'hanging-from', to: 'l/ceiling' }])
  const lamp = hung.get('lamp')!.at
  near(lamp[2], dining.middle[2], 0.01)
  near(boxAt(hung, 'lamp').top, dining.anchor('ceiling')!.spots[0]!.at[1], 0.05)
})

test('small things in a row are at most their width apart', () => {
  const cups = resolvePerformers({ ...scene, entities: [{ id: 'cup', asset: 'mug', count: 3 }] }, 1, createSceneNotes())
  const stands = solvePlacements({
    wanted: [],
    others: cups.all,
    before: new Map(),
    performers: target => cups.of(target),
    room,
    notes: createSceneNotes(),
  })
  const xs = [...stands.values()].map(({ at }) => at[0]).toSorted((a, b) => a - b)
  const { width } = sizeOf(cups.all[0]!)
  for (const [nth, x] of xs.slice(1).entries()) assert.ok(x - xs[nth]! < 2.6 * width, `${x - xs[nth]!} of ${width}`)
})

test('a thing near something on a table stays on the table', () => {
  const stands = solveFew(
    { who: 'table', relation: 'at' },
    { who: 'ball', relation: 'on', to: 'table', side: 'left' },
    { who: 'lamp', relation: 'on', to: 'table', near: 'ball', side: 'left', distance: 0.4 },
  )
  const [table, lamp] = ['table', 'lamp'].map(id => company.byId(id)!) as [Performer, Performer]
  const known = { performers: (id: string) => company.of(id), room }
  const { at } = freed(stands.get('lamp')!, known, stands)
  const box = boxOf(table, stands.get('table')!)
  assert.ok(Math.abs(at[0] - box.at[0]) <= box.half[0] - sizeOf(lamp).width / 2 + 0.01, `${at[0]}`)
})

test('coins in a chest lie below its rim and above its middle', () => {
  const stands = solveFew({ who: 'chest', relation: 'at' }, { who: 'coins', relation: 'in', to: 'chest' })
  const chest = company.byId('chest')!
  const rim = Math.max(
    ...chest.body.parts.flatMap(part => ('box' in part && part.bone !== 'lid' ? [part.box[1] + part.size[1] / 2] : [])),
  )
  for (const { id } of company.of('coins')) {
    const stand = stands.get(id)!
    assert.ok(Math.abs(stand.tilt) > 1.5, `${stand.tilt}`)
    assert.ok(stand.host!.at[1] <= rim && stand.host!.at[1] > 0.5 * rim, `${stand.host!.at[1]} of ${rim}`)
  }
})

test('the edge of an asymmetric thing is at the given distance', () => {
  const stands = solveFew(
    { who: 'ball', relation: 'at' },
    { who: 'palm', relation: 'beside', to: 'ball', side: 'left', distance: 0.2, facing: 'camera' },
  )
  const [ball, palm] = ['ball', 'palm'].map(id => company.byId(id)!) as [Performer, Performer]
  const ends = [palm.extent.low[0], palm.extent.high[0]].map(x => outOf(stands.get('palm')!, palm.scale, [x, 0, 0])[0])
  const edge = boxOf(ball, stands.get('ball')!)
  assert.ok(Math.abs(edge.at[0] - edge.half[0] - Math.max(...ends) - 0.2) < 0.02, ends.join(' '))
})

test('an eye patch is worn over the eyes, and a hat on the head', () => {
  const stands = solveFew(
    { who: 'bob', relation: 'at' },
    { who: 'patch', relation: 'worn-by', to: 'bob' },
    { who: 'hat', relation: 'worn-by', to: 'bob' },
  )
  const { body, extent } = company.byId('bob')!
  const face = body.face ?? assert.fail('bob has a face')
  const [patch, hat] = ['patch', 'hat'].map(id => stands.get(id)!.host!.at) as [Point, Point]
  assert.ok(Math.abs(patch[1] - face.at[1]) < 0.4 * face.width && patch[2] > 0.3 * face.width, patch.join(' '))
  assert.ok(hat[1] > 0.9 * extent.high[1], hat.join(' '))
})

test('the members of a group beside somebody do not overlap, in any direction', () => {
  for (const side of ['left', 'right', 'near', 'far', undefined] as const)
    for (const facing of [0, 90, -90, 180, 'ann', undefined] as const) {
      const stands = solveFew(
        { who: 'ann', relation: 'at', offset: [0, 0, 0] },
        {
          who: 'pack',
          relation: 'beside',
          to: 'ann',
          distance: 0.8,
          ...(side && { side }),
          ...(facing !== undefined && { facing }),
        },
      )
      const boxes = company.of('pack').map(one => boxOf(one, stands.get(one.id)!))
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const over = [0, 1].map(axis => a.half[axis]! + b.half[axis]! - Math.abs(a.at[axis * 2]! - b.at[axis * 2]!))
          assert.ok(Math.min(...over) < 0.03, `${side} ${facing}: ${over.join(' ')}`)
        }
    }
})

test('a formation turns to a target that is placed later, and one near a target without a place stands there', () => {
  const file = { who: 'file', relation: 'at', facing: 'bob' } as const
  const bob: Placement = { who: 'bob', relation: 'at', offset: [3, 0, 0] }
  const yawOf = (...all: Placement[]): number => solveFew(...all).get('d2')!.yaw
  assert.equal(yawOf(file, bob), yawOf(bob, file))
  assert.ok(solveFew(file).has('d3'))
  assert.ok(solveFew(file, { who: 'bob', relation: 'at', facing: 'file' }).has('d3'))
  assert.ok(solveFew({ who: 'file', relation: 'at', near: 'bob' }).has('bob'))
})

test('a long animal shows its flank unless its direction is given', () => {
  const away = (placement: Placement): number => {
    const { yaw } = solveFew({ who: 'chair', relation: 'at' }, placement).get('horse')!
    return Math.abs(Math.atan2(Math.sin(yaw - Math.PI), Math.cos(yaw - Math.PI)))
  }
  for (const side of ['left', 'right'] as const) {
    assert.ok(away({ who: 'horse', relation: 'beside', to: 'chair', side }) > 0.6, side)
    assert.ok(away({ who: 'horse', relation: 'beside', to: 'chair', side, facing: 'camera' }) < 0.2, side)
  }
})

test('a tall thing on the far side is farther away than a low one, within the place', () => {
  const wide: PlaceRoom = { ...room, middle: [0, 0, 20], low: [-40, 0, 0], high: [40, 30, 80] }
  const awayOf = (who: string): number =>
    solveIn(wide, [], [{ who, relation: 'at', side: 'far' }]).stands.get(who)!.at[2]
  assert.ok(awayOf('home') > awayOf('chair') + 3, `${awayOf('home')} ${awayOf('chair')}`)
  assert.ok(awayOf('home') < 80)
})
