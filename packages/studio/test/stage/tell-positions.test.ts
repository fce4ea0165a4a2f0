import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../src/bodies/body.ts'
import type { Arrangement } from '../../src/stage/geometry/arrangement.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'
import { tellPositions } from '../../src/stage/tell-positions.ts'

const sceneOf = (placement: Placement): Scene => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'cat', asset: 'cat' },
    { id: 'table', asset: 'table' },
  ],
  places: [{ id: 'here', asset: 'kitchen' }],
  shots: [{ from: 0, to: 4, place: 'here', placements: [placement] }],
})

/** The notes on a document whose frames show the cat at these points, the table at the middle. */
function notesOf(placement: Placement, ...points: Point[]): string[] {
  const scene = sceneOf(placement)
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const body = (id: string, [x, y, z]: Point, [w, h]: readonly [number, number]) => ({
    id,
    entity: id,
    yaw: Math.PI,
    carriers: [],
    low: [x - w / 2, y, z - w / 2] as Point,
    high: [x + w / 2, y + h, z + w / 2] as Point,
  })
  const arrangements = points.map(
    (point): Arrangement => ({
      shot: 0,
      bodies: [body('cat', point, [0.3, 0.3]), body('table', [0, 0, 3], [1.2, 0.75])],
      spots: anchor => (anchor === 'stove' ? [{ low: [3, 0, 3], high: [4, 1, 4] }] : []),
      away: ([, , z]) => z,
    }),
  )
  tellPositions(scene, arrangements, company, notes)
  return notes.all().map(({ code, at, message }) => `${code} ${at}: ${message}`)
}

const FAR: Point = [5, 0, 1]

test('a placement that no frame shows is noted, and one that some frame shows is not', () => {
  for (const [relation, there] of [
    ['on', [0, 0.75, 3]],
    ['under', [0, 0, 3]],
    ['above', [0, 1.4, 3]],
    ['beside', [1.1, 0, 3]],
  ] as [Placement['relation'], Point][]) {
    const placement: Placement = { who: 'cat', relation, to: 'table' }
    assert.deepEqual(notesOf(placement, there, FAR), [], relation)
    assert.deepEqual(notesOf(placement, FAR, FAR), [
      `not-placed /shots/0/placements/0: no frame shows cat ${relation} table`,
    ])
  }
})

test('a placement at a part of the place is measured, too', () => {
  const placement: Placement = { who: 'cat', relation: 'on', to: 'here/stove' }
  assert.deepEqual(notesOf(placement, [3.5, 1, 3.5]), [])
  assert.equal(notesOf(placement, [0, 0, 1]).length, 1)
})

test('what is offset from its placement, or not drawn, is not measured', () => {
  assert.deepEqual(notesOf({ who: 'cat', relation: 'on', to: 'table', offset: [3, 0, 0] }, FAR), [])
  assert.deepEqual(notesOf({ who: 'cat', relation: 'on', to: 'here/sink' }, FAR), [])
})
