import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { boxOf } from '../../src/stage/place/boxes.ts'
import { solvePlacements } from '../../src/stage/place/solve-placements.ts'
import type { Stand } from '../../src/stage/place/stand.ts'
import type { PlaceRoom } from '../../src/stage/resolve/place-room.ts'
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
  ],
  places: [{ id: 'p', asset: 'classroom' }],
  shots: [{ from: 0, to: 2, place: 'p' }],
}
const company = resolvePerformers(scene, 1, createSceneNotes())
const room: PlaceRoom = { middle: [0, 0, 4], low: [-4, 0, 0], high: [4, 3, 9], anchor: () => undefined }

function solve(...placements: Placement[]): { stands: Map<string, Stand>; codes: string[] } {
  const notes = createSceneNotes()
  const wanted = placements.flatMap((placement, at) => {
    const all = company.of(placement.who)
    return all.map((who, nth) => ({ who, placement, said: `/${at}`, nth, count: all.length }))
  })
  const stands = solvePlacements({
    wanted,
    others: company.all.filter(one => !wanted.some(({ who }) => who === one)),
    before: new Map(),
    performers: target => company.of(target),
    room,
    notes,
  })
  return { stands, codes: notes.all().map(({ code }) => code) }
}
const boxAt = (stands: Map<string, Stand>, id: string) => boxOf(company.of(id)[0]!, stands.get(id)!)

test('who is beside somebody is so far from them, edge to edge, on the side that is said', () => {
  const { stands } = solve({ who: 'ann', relation: 'beside', to: 'table', side: 'left', distance: 0.5 })
  const [ann, table] = [boxAt(stands, 'ann'), boxAt(stands, 'table')]
  const gap = table.at[0] - table.half[0] - (ann.at[0] + ann.half[0])
  assert.ok(Math.abs(gap - 0.5) < 0.06, `${gap}`)
})

test('an offset is exact: nothing moves who has one', () => {
  const { stands } = solve(
    { who: 'ann', relation: 'at', offset: [1, 0, 0.5] },
    { who: 'bob', relation: 'beside', to: 'ann', side: 'right' },
  )
  const { stands: alone } = solve({ who: 'ann', relation: 'at', offset: [0, 0, 0] })
  const [a, b] = [stands.get('ann')!.at, alone.get('ann')!.at]
  assert.ok(Math.abs(a[0] - b[0] - 1) < 0.01 && Math.abs(b[2] - a[2] - 0.5) < 0.01)
})

test('nobody who stands free stands in another', () => {
  const { stands } = solve({ who: 'pack', relation: 'at' }, { who: 'bob', relation: 'at' })
  const free = [...stands].filter(([, { host }]) => !host).map(([id]) => boxAt(stands, id))
  for (const [i, a] of free.entries())
    for (const b of free.slice(i + 1)) {
      const over = [0, 1].map(axis => a.half[axis]! + b.half[axis]! - Math.abs(a.at[axis * 2]! - b.at[axis * 2]!))
      assert.ok(Math.min(...over) < 0.03, over.join(' '))
    }
})

test('two exact places in each other are told, with both names', () => {
  const notes = solve(
    { who: 'ann', relation: 'at', offset: [0, 0, 0] },
    { who: 'bob', relation: 'between', to: ['ann', 'ann'] },
  )
  assert.ok(notes.codes.includes('conflict'))
})

test('what is on, in or held by something is carried by it', () => {
  const { stands } = solve(
    { who: 'ball', relation: 'held-by', to: 'ann' },
    { who: 'bob', relation: 'seated-on', to: 'chair' },
    { who: 'rex', relation: 'on', to: 'table' },
  )
  assert.equal(stands.get('ball')!.host?.id, 'ann')
  assert.deepEqual([stands.get('bob')!.host?.id, stands.get('bob')!.posture], ['chair', 'sit'])
  assert.equal(stands.get('rex')!.host?.id, 'table')
})

test('facing is by degrees from the camera, or to somebody', () => {
  const { stands } = solve(
    { who: 'ann', relation: 'at', offset: [-1, 0, 0], facing: 'bob' },
    { who: 'bob', relation: 'at', offset: [1, 0, 0], facing: 90 },
  )
  assert.ok(Math.abs(Math.sin(stands.get('bob')!.yaw) - 1) < 1e-6)
  assert.ok(Math.sin(stands.get('ann')!.yaw) > 0.9)
})
