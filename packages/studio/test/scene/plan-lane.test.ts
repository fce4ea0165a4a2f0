import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { footRowAt } from '../../src/scene/ground.ts'
import { ALONG, planLane } from '../../src/scene/plan-lane.ts'
import { KINDS, type Plate } from '../../src/scenery/plate.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'

const PLATE = levelPlate()
const standing = (more: Partial<Spot> = {}, pictogram = '🚗'): Spot => {
  const spot = spotOf(memberOf(pictogram), { depth: 8, height: 20, ...more })
  return { ...spot, y: footRowAt(PLATE, spot.x, spot.depth) }
}
const lane = (spot: Spot, more: Partial<Parameters<typeof planLane>[0]> = {}) =>
  planLane({ spot, most: 100, plate: PLATE, frame: FRAME, others: [], isLeaving: false, ...more })

const long = (way: ReturnType<typeof lane>): number => (way ? way.to - way.from : 0)
/** How far away it is at a part of its way, metres. */
const depthOn = (spot: Spot, along: number, isLeaving = false): number =>
  spot.depth - (isLeaving ? -1 : 1) * Math.sin(ALONG) * along

describe('a way up or down the place', () => {
  test('comes nearer through the spot, and of who leaves it goes away', () => {
    const spot = standing()
    const [coming, leaving] = [lane(spot)!, lane(spot, { isLeaving: true })!]
    assert.ok(coming.from < 0 && coming.to > 0)
    assert.ok(depthOn(spot, coming.from) > 1.4 * spot.depth, `begins ${depthOn(spot, coming.from)} m away`)
    assert.ok(depthOn(spot, coming.to) < 0.9 * spot.depth, `ends ${depthOn(spot, coming.to)} m away`)
    assert.ok(depthOn(spot, leaving.from, true) < depthOn(spot, leaving.to, true))
  })

  test('is no longer than the time allows, and as near at its nearest', () => {
    const spot = standing()
    const [whole, brief] = [lane(spot)!, lane(spot, { most: 4 })!]
    assert.ok(long(whole) > 6)
    assert.ok(Math.abs(long(brief) - 4) < 1e-9)
    assert.equal(brief.to, whole.to)
  })

  test('is none where it would be hardly a way, or where nothing goes', () => {
    assert.equal(lane(standing(), { most: 1 }), undefined)
    assert.equal(lane({ ...standing(), stance: 'air' }), undefined)
    assert.equal(lane({ ...standing(), stance: 'sky' }), undefined)
  })

  test('never comes as near as to fill the frame, nor begins beyond the ground that is there', () => {
    for (const depth of [5, 8, 14]) {
      const spot = standing({ depth })
      const way = lane(spot, { most: 1000 })
      if (!way) continue
      assert.ok(depthOn(spot, way.to) >= 0.73 * depth, `${depth}: ${depthOn(spot, way.to)}`)
      assert.ok(depthOn(spot, way.from) <= Math.min(2.71 * depth, 0.91 * PLATE.ground.far), `${depth}`)
    }
  })

  test('ends before the frame does: who stands aside and goes further aside has less of it', () => {
    const [left, right] = [40, 144].map(x => lane(standing({ x })))
    assert.ok(long(left) > long(right) + 1, `${long(left)} ${long(right)}`)
    for (const x of [40, 92, 144]) {
      const spot = standing({ x })
      const way = lane(spot)
      if (!way) continue
      const { focal, centreX } = PLATE.ground
      for (const along of [way.from, way.to]) {
        const metres = ((x - centreX) * spot.depth) / focal + Math.cos(ALONG) * along
        const column = centreX + (metres * focal) / depthOn(spot, along)
        assert.ok(Math.abs(column - PLATE.width / 2) <= 0.41 * FRAME.width, `${x}: at ${column}`)
      }
    }
  })

  test('ends before somebody who stands in it, and not for who stands beside', () => {
    const spot = standing({ height: 8 })
    const { focal, centreX } = PLATE.ground
    // On its way, four metres before it.
    const [ahead, z] = [-4 * Math.cos(ALONG), spot.depth + 4 * Math.sin(ALONG)]
    const inWay = standing({ x: centreX + (ahead * focal) / z, depth: z, height: 8 }, '🧍')
    const beside = standing({ x: centreX + ((ahead + 6) * focal) / z, depth: z, height: 8 }, '🧍')
    assert.ok(long(lane(spot, { others: [inWay] })) < long(lane(spot)) - 2)
    assert.deepEqual(lane(spot, { others: [beside] }), lane(spot))
  })

  test('ends where something of the place stands before it', () => {
    // Behind the trunk is everything further than the spot; the trunk itself is beside it.
    const plate = levelPlate({ tree: [0.3, 0.47] })
    const spot = standing()
    assert.ok(long(lane(spot, { plate })) < long(lane(spot)) - 2)
  })

  test('is on land for what drives, and on water for what floats, on which it stays level', () => {
    const spot = standing()
    assert.ok(long(lane(spot, { plate: levelPlate({ waterFrom: 0 }) })) === 0)
    const sea: Plate = levelPlate({ waterFrom: 0 })
    const boat = { ...spot, stance: 'water' as const }
    assert.ok(long(lane(boat, { plate: sea })) > 4)
    assert.equal(lane(boat), undefined)
    // Half of the sea is land.
    const shore = levelPlate({ waterFrom: 0 })
    for (let at = 0; at < shore.mask.length; at++)
      if (at % shore.width < 0.45 * shore.width && shore.mask[at] === KINDS.water) shore.mask[at] = KINDS.ground
    assert.ok(long(lane(boat, { plate: shore })) < long(lane(boat, { plate: sea })))
  })
})
