import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../src/bodies/body.ts'
import { type ArrangedBody, type Bounds, isRelated, type Spatial } from '../../src/stage/geometry/arrangement.ts'

/** A box by the middle of its foot and its size. */
const box = ([x, y, z]: Point, [w, h, d]: Point): Bounds => ({
  low: [x - w / 2, y, z - d / 2],
  high: [x + w / 2, y + h, z + d / 2],
})
const body = (id: string, foot: Point, size: Point, more: Partial<ArrangedBody> = {}): ArrangedBody => ({
  id,
  entity: id,
  yaw: Math.PI,
  carriers: [],
  ...box(foot, size),
  ...more,
})
const TABLE = body('table', [0, 0, 3], [1.2, 0.75, 0.8])
const cat = (...foot: Point): ArrangedBody => body('cat', foot, [0.2, 0.3, 0.4])
/** The camera looks along z. */
const camera = { away: ([, , z]: Point): number => z }
const isSo = (relation: Spatial, who: ArrangedBody, to: Bounds): boolean => isRelated(relation, [who], [to], camera)

test('each relation holds where a thing has it, and does not hold elsewhere', () => {
  const there: Record<Spatial, Point> = {
    on: [0.2, 0.75, 3],
    under: [0, 0, 3],
    above: [0, 1.6, 3],
    beside: [1.1, 0, 3],
    behind: [0.3, 0, 4],
    before: [0.3, 0, 2],
    in: [0, 0.2, 3],
    around: [1, 0, 3],
    between: [1, 0, 3],
  }
  const far: Point = [9, 0, 3]
  for (const [relation, foot] of Object.entries(there) as [Spatial, Point][]) {
    assert.ok(isSo(relation, cat(...foot), TABLE), `${relation} at ${foot.join()}`)
    assert.ok(!isSo(relation, cat(...far), TABLE), `${relation} at ${far.join()}`)
  }
  for (const [relation, foot] of [
    ['on', there.under],
    ['on', there.above],
    ['on', there.beside],
    ['under', there.on],
    ['above', there.under],
    ['in', there.beside],
  ] as const)
    assert.ok(!isSo(relation, cat(...foot), TABLE), `${relation} at ${foot.join()}`)
})

test('behind and before hold from the camera or from the front of the other', () => {
  // A fox looks to the right: its back is at the left.
  const fox = body('fox', [0, 0, 3], [0.3, 0.4, 0.8], { yaw: Math.PI / 2 })
  assert.ok(isSo('behind', cat(-1, 0, 2.9), fox))
  assert.ok(!isSo('before', cat(-1, 0, 3.1), fox))
})

test('what carries somebody is under them, wherever their feet are', () => {
  const rider = body('ann', [0, 0.4, 3], [0.5, 1.7, 0.5], { carriers: ['horse'] })
  const horse = body('horse', [0, 0, 3], [0.6, 1.6, 2])
  assert.ok(isSo('on', rider, horse))
  assert.ok(!isSo('on', { ...rider, carriers: [], ...box([3, 0, 3], [0.5, 1.7, 0.5]) }, horse))
})

test('several are around a thing if no side of it is open', () => {
  const person = (id: string, x: number, z: number): ArrangedBody => body(id, [x, 0, z], [0.5, 1.7, 0.5])
  const around = (...whose: ArrangedBody[]): boolean => isRelated('around', whose, [TABLE], camera)
  assert.ok(around(person('a', -1, 3), person('b', 1, 3)))
  assert.ok(around(person('a', -1, 2.5), person('b', 1, 2.5), person('c', 0, 4)))
  assert.ok(!around(person('a', -1, 2), person('b', 0, 2), person('c', 1, 2)))
})

test('the moon is over everything', () => {
  const moon = body('moon', [3, 20, 40], [2, 2, 2])
  assert.ok(isSo('under', cat(0, 0, 3), moon))
})

test('half of a group is enough', () => {
  const cats = [cat(0, 0.75, 3), { ...cat(0.3, 0.75, 3), id: 'b' }, { ...cat(9, 0, 3), id: 'c' }]
  assert.ok(isRelated('on', cats, [TABLE], camera))
  assert.ok(!isRelated('on', [cats[0]!, cats[2]!, { ...cats[2]!, id: 'd' }], [TABLE], camera))
})

test('one is between several if they are on both sides', () => {
  const chairs = [-1, 1].map(x => body(`chair${x}`, [x, 0, 3], [0.5, 0.9, 0.5]))
  assert.ok(isRelated('between', [cat(0, 0, 3.1)], chairs, camera))
  assert.ok(!isRelated('between', [cat(2, 0, 3.1)], chairs, camera))
})

test('what is on the roof of a van is not in it, and who sits in an open boat is', () => {
  const van = body('van', [0, 0, 3], [5, 2.4, 2])
  const carried = (y: number, height: number): ArrangedBody =>
    body('box', [0, y, 3], [0.5, height, 0.5], { carriers: ['van'] })
  assert.ok(!isSo('in', carried(3.3, 0.4), van))
  assert.ok(isSo('in', carried(1, 1), van))
  assert.ok(isSo('in', carried(0.5, 1.3), body('van', [0, 0, 3], [4, 0.9, 1.2])))
})

test('a boat is in the water of its place, and a bird over it is not', () => {
  const water: Bounds = { low: [-20, -0.1, 0], high: [20, 0, 40] }
  const boat = (y: number): ArrangedBody => body('boat', [0, y, 9], [4, 1.2, 1.4])
  assert.ok(isSo('in', boat(-0.2), water))
  assert.ok(isSo('in', boat(0.1), water))
  assert.ok(!isSo('in', boat(3), water))
})
