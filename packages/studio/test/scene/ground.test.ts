import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { findCommonSpeed, gatherTravellers, measureClearance } from '../../src/scene/clearance.ts'
import { findOpenSpan } from '../../src/scene/find-open-span.ts'
import { depthAtRow, footRowAt, isWaterAt } from '../../src/scene/ground.ts'
import { findOccluder, measureHiddenShare } from '../../src/scene/occluders.ts'
import { placeStanding } from '../../src/scene/place-standing.ts'
import { pushApart } from '../../src/scene/push-apart.ts'
import { measureExtents } from '../../src/scene/extents.ts'
import { castOf, FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'
import { shotOf } from './shots.ts'
import type { Unit } from '../../src/scene/arrangement.ts'

const plate = levelPlate()

describe('the ground', () => {
  test('what is nearer stands lower, and the row of a depth is the depth of that row', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 3.7, max: 23, noNaN: true }),
        fc.double({ min: 5, max: 180, noNaN: true }),
        (depth, x) => {
          const row = footRowAt(plate, x, depth)
          assert.ok(row > plate.ground.horizonY)
          assert.ok(footRowAt(plate, x, depth * 1.2) < row)
          assert.ok(Math.abs(depthAtRow(plate, x, row) / depth - 1) < 0.01)
        },
      ),
    )
  })

  test('beyond the nearest and the furthest standing place is that place', () => {
    assert.equal(depthAtRow(plate, 90, 1000), plate.ground.near)
    assert.equal(depthAtRow(plate, 90, 0), plate.ground.far)
  })

  test('a hill lifts the feet of who stands on it', () => {
    const hilly = levelPlate()
    hilly.ground.heights.fill(0.5)
    assert.ok(footRowAt(hilly, 90, 6) < footRowAt(plate, 90, 6) - 5)
  })

  test('water is where most of a patch is water', () => {
    const shore = levelPlate({ waterFrom: 0.5 })
    assert.equal(isWaterAt(shore, 160, 90), true)
    assert.equal(isWaterAt(shore, 20, 90), false)
    assert.equal(isWaterAt(shore, 160, 20), false, 'the sky over it is none')
    assert.equal(isWaterAt(shore, 10_000, 90), true, 'beyond the edge it goes on')
    assert.equal(isWaterAt(shore, 160, 10_000), true, 'and below it')
  })
})

const unitOf = (who: string, more: Partial<Unit> = {}): Unit => {
  const [cluster] = castOf([[who]])
  return { cluster: cluster!, nth: 0, stance: 'ground', height: 30, extents: measureExtents(cluster!.root), ...more }
}
const options = (own = plate) => ({ shot: shotOf([]), clusters: [], plate: own, frame: FRAME, seeded: seededRandom(1) })

describe('a footing', () => {
  test('is at the wanted place where nothing is in the way', () => {
    const spot = placeStanding(options(), unitOf('🐈'), 80, 78)
    assert.ok(Math.abs(spot.x - 92) < 1 && Math.abs(spot.y - 85) < 2, `${spot.x} ${spot.y}`)
    assert.equal(spot.stance, 'ground')
    assert.ok(Math.abs(footRowAt(plate, spot.x, spot.depth) - spot.y) < 1e-6)
  })

  test('is dry for who walks and wet for who floats', () => {
    const shore = levelPlate({ waterFrom: 0.5 })
    const cat = placeStanding(options(shore), unitOf('🐈'), 100, 78)
    assert.equal(isWaterAt(shore, cat.x, cat.y), false)
    assert.ok(cat.x < 92)
    const boat = placeStanding(options(shore), unitOf('⛵', { stance: 'water' }), 60, 78)
    assert.equal(isWaterAt(shore, boat.x, boat.y), true)
    assert.equal(boat.stance, 'water')
  })

  test('of a boat is water from end to end where there is enough of it', () => {
    const shore = levelPlate({ waterFrom: 0.5 })
    const unit = unitOf('⛵', { stance: 'water', height: 40 })
    const boat = placeStanding(options(shore), unit, 84, 70)
    const half = 0.6 * unit.height * unit.extents.left
    for (const side of [-half, half]) assert.ok(isWaterAt(shore, boat.x + side, boat.y), `${boat.x} ${side}`)
  })

  test('from above nobody is more than half as large again as life, and everybody is seen', () => {
    const high = options()
    high.shot.camera.angle = 'aerial'
    const spot = placeStanding(high, unitOf('🐈', { height: 60 }), 80, 60)
    const metres = (spot.height * spot.depth) / plate.ground.focal
    assert.ok(metres <= 1.5 * spot.member.metres + 1e-9 || spot.height <= 0.0551 * FRAME.height, `${metres}`)
    assert.ok(spot.height >= 0.05 * FRAME.height)
    assert.equal(placeStanding(options(), unitOf('🐈', { height: 60 }), 80, 60).height, 60)
  })

  test('where all is water who walks is in it', () => {
    const spot = placeStanding(options(levelPlate({ waterFrom: 0 })), unitOf('🐈'), 80, 78)
    assert.equal(spot.stance, 'water')
  })

  test('is not behind a tree where there is room beside it', () => {
    const wooded = levelPlate({ tree: [0.42, 0.58] })
    const spot = placeStanding(options(wooded), unitOf('🐈', { height: 20 }), 80, 78)
    assert.ok(Math.abs(spot.x - 92) > 12, `${spot.x}`)
  })
})

describe('what is hidden', () => {
  const box = { left: 82, right: 102, top: 50, bottom: 84 }

  test('is nothing in the open and everything behind a tree', () => {
    assert.equal(measureHiddenShare({ plate }, box, 84, 5), 0)
    assert.equal(measureHiddenShare({ plate: levelPlate({ tree: [0.3, 0.7] }) }, box, 84, 5), 1)
    const half = measureHiddenShare({ plate: levelPlate({ tree: [0.5, 0.7] }) }, box, 84, 5)
    assert.ok(half > 0.35 && half < 0.65, `${half}`)
    assert.equal(measureHiddenShare({ plate }, { left: -90, right: -50, top: 0, bottom: 9 }, 9, 5), 0)
  })

  test('a tree before a figure is cut out of the plate, with its colour and its nearness', () => {
    const wooded = levelPlate({ tree: [0.3, 0.7] })
    const rgba = new Uint8Array(wooded.width * wooded.height * 4).fill(77)
    const scenery = {
      plate: wooded,
      picture: { width: wooded.width, height: wooded.height, rgba },
      depth: { width: 1, height: 1, nearness: new Uint8Array(1) },
      nearestMetres: 1,
      nearnessOf: (metres: number) => 1 / metres,
      exposed: (light: number) => light,
    }
    const found = findOccluder(scenery, box, 84, 5)
    assert.ok(found)
    assert.deepEqual([found.x, found.y, found.nearness], [82, 50, 0.5])
    assert.equal(found.picture.rgba[0], 77)
    assert.ok(found.picture.rgba[3]! > 200)
    assert.equal(findOccluder({ ...scenery, plate }, box, 84, 5), undefined)
    assert.equal(findOccluder(scenery, { ...box, right: 82 }, 84, 5), undefined)
  })

  test('the open part of a frame is the widest that no tree hides, and all of it where little is left', () => {
    assert.deepEqual(findOpenSpan(plate, FRAME, 0.87, 30), [0, 1])
    const [left, right] = findOpenSpan(levelPlate({ tree: [0, 0.35] }), FRAME, 0.87, 30)
    assert.ok(left > 0.2 && left < 0.45 && right === 1, `${left} ${right}`)
    assert.deepEqual(findOpenSpan(levelPlate({ tree: [0.3, 0.7] }), FRAME, 0.87, 30), [0, 1])
  })
})

describe('room to go', () => {
  const cat = memberOf('🐈', { motion: 'walk' })
  const dog = memberOf('🐕', { motion: 'still' })

  test('ends at who stands in the way, and does not at who goes along or is far behind', () => {
    const spot = spotOf(cat, { x: 60 })
    const room = measureClearance(spot, [spot, spotOf(dog, { x: 130 })], plate)
    const half = (member: typeof cat): number => (30 * (measureExtents(member).left + measureExtents(member).right)) / 2
    assert.ok(Math.abs(room - 2 * (70 - half(cat) - half(dog))) < 1, `${room}`)
    assert.equal(measureClearance(spot, [spot, spotOf(cat, { x: 130 })], plate), Infinity)
    assert.equal(measureClearance(spot, [spot, spotOf(cat, { x: 130, faces: -1 })], plate) < 100, true)
    assert.equal(measureClearance(spot, [spot, spotOf(dog, { x: 130, depth: 9 })], plate), Infinity)
  })

  test('ends at the shore, for those on land and those on water', () => {
    const shore = levelPlate({ waterFrom: 0.6 })
    const onLand = spotOf(cat, { x: 60 })
    const land = measureClearance(onLand, [onLand], shore)
    assert.ok(land > 20 && land < 110, `${land}`)
    const boat = spotOf(memberOf('⛵', { motion: 'float' }), { x: 150, stance: 'water' })
    assert.ok(measureClearance(boat, [boat], shore) < 80)
  })

  test('in the air who is above or below is not in the way', () => {
    const bird = spotOf(memberOf('🐦', { motion: 'fly' }), { stance: 'air', x: 60, y: 40 })
    const other = spotOf(memberOf('🐝', { motion: 'still' }), { stance: 'air', x: 90, y: 95 })
    assert.equal(measureClearance(bird, [bird, other], plate), Infinity)
    assert.ok(measureClearance(bird, [bird, { ...other, y: 45 }], plate) < Infinity)
  })
})

describe('those who go together', () => {
  const walker = (x: number, height = 30, faces: 1 | -1 = 1) =>
    spotOf(memberOf('🐈', { motion: 'walk' }), { x, height, faces })

  test('are moved to the middle as they stand to each other', () => {
    const spots = [walker(20), walker(50), spotOf(memberOf('🌳'), { x: 150 })]
    const { room, spots: going } = gatherTravellers(spots, FRAME, plate)
    assert.equal(going.length, 2)
    assert.ok(Math.abs(going[1]!.x - going[0]!.x - 30) < 1e-6)
    assert.ok(Math.abs((going[0]!.x + going[1]!.x) / 2 - plate.width / 2) < 1e-6)
    assert.equal(spots[2]!.x, 150)
    assert.ok(room > 0 && room < FRAME.width)
  })

  test('many close up until there is a way left to be seen going', () => {
    const flock = [5, 35, 65, 95, 125, 155].map(x => walker(x))
    assert.ok(gatherTravellers(flock, FRAME, plate).room > 0.2 * FRAME.width)
  })

  test('one alone, and two who go apart, are left where they are', () => {
    assert.equal(gatherTravellers([walker(20)], FRAME, plate).room, Infinity)
    const apart = [walker(20), walker(60, 30, -1)]
    assert.equal(gatherTravellers(apart, FRAME, plate).spots.length, 0)
    assert.equal(apart[0]!.x, 20)
  })

  test('go equally fast, as their mean does', () => {
    assert.equal(findCommonSpeed([walker(20, 30), walker(50, 18)]), 24)
    assert.equal(findCommonSpeed([walker(20, 30)]), undefined)
    assert.equal(findCommonSpeed([walker(20), spotOf(memberOf('🌳'), { height: 4 })]), undefined)
  })
})

describe('those who stand too close', () => {
  const placing = { ...options(), span: [0, 1] as const }

  test('step aside until they touch no more, and keep their feet on the ground', () => {
    const spots = [spotOf(memberOf('🐈'), { x: 90 }), spotOf(memberOf('🐕'), { x: 94 })]
    pushApart(spots, placing)
    assert.ok(Math.abs(spots[1]!.x - spots[0]!.x) > 27, `${spots[0]!.x} ${spots[1]!.x}`)
    for (const spot of spots) assert.ok(Math.abs(spot.y - footRowAt(plate, spot.x, spot.depth)) < 1e-6)
  })

  test('stay where there is room, and within the frame where there is little', () => {
    const far = [spotOf(memberOf('🐈'), { x: 40 }), spotOf(memberOf('🐕'), { x: 140 })]
    pushApart(far, placing)
    assert.deepEqual(
      far.map(({ x }) => x),
      [40, 140],
    )
    const crowd = Array.from({ length: 5 }, (_, at) => spotOf(memberOf('🐈'), { x: 88 + at }))
    pushApart(crowd, placing)
    for (const { x } of crowd) assert.ok(x > 12 && x < 172)
  })

  test('partners may overlap: who stands behind another is meant to', () => {
    const clusters = castOf([['🐈', { relation: { kind: 'behind', to: 1 } }], ['🐕']])
    const spots = clusters.map(({ root }, at) => spotOf(root, { x: 90 + at }))
    pushApart(spots, { ...placing, clusters })
    assert.deepEqual(
      spots.map(({ x }) => x),
      [90, 91],
    )
  })

  test('of two in the air nobody is moved', () => {
    const spots = [spotOf(memberOf('🐦'), { x: 90, stance: 'air' }), spotOf(memberOf('🐝'), { x: 91, stance: 'air' })]
    pushApart(spots, placing)
    assert.deepEqual(
      spots.map(({ x }) => x),
      [90, 91],
    )
  })
})
