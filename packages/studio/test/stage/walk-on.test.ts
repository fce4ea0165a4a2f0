import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Placement, Scene } from '@kinora/media/scene/scene-schema'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { floorUnder, inBody, surfaceAt } from '../../src/stage/place/walk-on.ts'
import { freed } from '../../src/stage/place/things.ts'
import type { Footing } from '../../src/stage/resolve/footing.ts'
import type { Performer } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

/** Where a person is while she acts beside, on or before a thing, and the floor under her. */
function watch(
  asset: string,
  placement: Partial<Placement>,
  action?: Partial<Action>,
  place = 'meadow',
  count?: number,
) {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [
      { id: 'ann', asset: 'woman', ...(count !== undefined && { count }) },
      { id: 'it', asset },
    ],
    places: [{ id: 'p', asset: place }],
    shots: [
      {
        from: 0,
        to: 4,
        place: 'p',
        placements: [{ who: 'ann', relation: 'on', to: 'it', ...placement }],
        looks: [{ who: 'it', at: 'ann' }],
        ...(action && { actions: [{ who: 'ann', does: 'walk', ...action }] }),
      },
    ],
  }
  const company = resolvePerformers(scene, 1, createSceneNotes())
  const stage = resolvePlace(scene.places[0]!, 1)
  const perform = performScene({ scene, company, places: new Map([['p', stage]]), notes: createSceneNotes() })(0)
  const it = company.of('it')[0]!
  const ann = company.of('ann')[0]!
  return {
    it,
    at(seconds: number) {
      const now = perform.performance.at(seconds)
      const stands = new Map([...now].map(([id, { stand }]) => [id, stand] as const))
      const known = { performers: (target: string) => company.of(target), room: stage.room }
      const base = freed(stands.get('it')!, known, stands)
      const footing: Footing = { mesh: it.mesh, scale: it.scale, at: base.at, yaw: base.yaw }
      const feet = company.of('ann').map(({ id }) => freed(stands.get(id)!, known, stands).at)
      return { foot: feet[0]!, feet, footing, stance: now.get(ann.id)!.stance, walker: { height: heightOf(ann) } }
    },
  }
}
const heightOf = ({ extent: { low, high }, scale }: Performer): number => (high[1] - low[1]) * scale

/** A person's feet above what is under them, metres. */
function gap({ foot, footing }: ReturnType<ReturnType<typeof watch>['at']>): number {
  const own = inBody(footing, foot)
  const level = surfaceAt(footing, own)
  return level === undefined ? Infinity : Math.abs(own[1] - level) * footing.scale
}

const upon = loadCatalogue()
  .list('asset')
  .filter(({ id, affords, standsIn }) => affords.includes('stand-on') && !standsIn && findKind(id))
  .map(({ id }) => id)

for (const id of ['porch', 'temple', 'stone-bridge', 'slope', 'sofa', ...upon.filter((_, nth) => nth % 12 === 0)])
  test(`the feet of a person on a ${id} are on it`, () => {
    const seen = watch(id, { relation: 'standing-on' })
    // A socket says where else.
    if (seen.it.body.sockets['top'] || seen.it.body.sockets['deck']) return
    assert.ok(gap(seen.at(0)) < 0.06, `${gap(seen.at(0))}`)
  })

const CLIMBS: readonly (readonly [Partial<Action>, string])[] = [
  [{ path: { to: 'it', relation: 'on' } }, 'stairs'],
  [{ does: 'climb', object: 'it' }, 'stair-flight'],
  [{ path: { to: 'it', relation: 'on' } }, 'winding-stairs'],
  [{ path: { to: 'it', relation: 'on' } }, 'slope'],
]

for (const [action, stairs] of CLIMBS)
  test(`a person walks up a ${stairs}, step by step`, () => {
    const seen = watch(stairs, { relation: 'before', distance: 1 }, action)
    const times = Array.from({ length: 40 }, (_, nth) => nth / 10)
    for (const time of times) {
      const { foot, footing, stance, walker } = seen.at(time)
      const floor = floorUnder([footing], walker, foot)
      assert.ok(Math.abs(foot[1] - floor) < 0.35, `${foot[1]} over ${floor} at ${time}`)
      assert.notEqual(stance, 'climb')
    }
    const end = seen.at(4)
    assert.ok(end.foot[1] > 0.6 * heightOf(seen.it), `${end.foot[1]} of ${heightOf(seen.it)}`)
    assert.ok(gap(end) < 0.06)
  })

test('a person who stands on stairs walks down them', () => {
  const seen = watch('stairs', { relation: 'on' }, { path: { to: [0, 0, 3] } })
  const heights = [0, 0.5, 1, 1.5, 2, 2.5, 4].map(time => seen.at(time).foot[1])
  assert.ok(heights[0]! > 1.1)
  assert.ok(heights.some(y => y > 0.15 && y < 1))
  assert.equal(heights.at(-1), 0)
})

test('a person walks up the stairs of a place', () => {
  const seen = watch('ball', { relation: 'beside' }, { path: { to: 'p/stairs', relation: 'on' } }, 'staircase')
  assert.equal(seen.at(0).foot[1], 0)
  const [half, end] = [seen.at(2.4).foot, seen.at(4).foot]
  assert.ok(half[1] > 0.2 && half[1] < end[1])
  assert.ok(Math.abs(end[1] - 1.1 * 2.04) < 0.05, `${end[1]}`)
})

test('a person on the porch of a place stands under its roof', () => {
  const seen = watch('ball', { relation: 'standing-on', to: 'p/porch' }, { does: 'look', object: 'it' }, 'porch')
  assert.ok(seen.at(0).foot[1] < 0.1, `${seen.at(0).foot[1]}`)
})

test('a path over a mound leads up and down its slope', () => {
  const seen = watch('mound', { relation: 'beside', side: 'left', distance: 0.5 }, { path: { to: [5, 0, 0] } })
  const heights = Array.from({ length: 41 }, (_, nth) => seen.at(nth / 10).foot[1])
  assert.equal(heights[0], 0)
  assert.ok(Math.max(...heights) > 0.3, `${Math.max(...heights)}`)
})

test('heights of a path that a document gives are kept', () => {
  const seen = watch('slope', { relation: 'before', distance: 1 }, { path: { points: [[0, 0.7, 0.5]] } })
  assert.ok(Math.abs(seen.at(4).foot[1] - 0.7) < 1e-6)
})

test('members of a group that climb stop apart from each other, on the steps', () => {
  for (const stairs of ['stair-flight', 'stairs']) {
    const { feet, footing } = watch(
      stairs,
      { relation: 'before', distance: 1 },
      { does: 'climb', object: 'it' },
      'meadow',
      3,
    ).at(3.9)
    for (const [nth, foot] of feet.entries()) {
      for (const other of feet.slice(nth + 1))
        assert.ok(Math.hypot(foot[0] - other[0], foot[2] - other[2]) > 0.3, `${stairs}: ${feet.join(' | ')}`)
      const own = inBody(footing, foot)
      const level = surfaceAt(footing, own)
      assert.ok(level !== undefined && Math.abs(own[1] - level) * footing.scale < 0.2, `${stairs}: ${foot.join(' ')}`)
    }
  }
})
