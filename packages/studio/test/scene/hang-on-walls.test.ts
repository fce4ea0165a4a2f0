import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { findWall, hangOnWalls } from '../../src/scene/hang-on-walls.ts'
import { KINDS, type Plate } from '../../src/scenery/plate.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'

/** Level ground, and a wall six metres away across all of it, or one that goes away from the eye. */
function walled(isAslant = false): Plate {
  const plate = levelPlate()
  const { horizonY, focal, eye } = plate.ground
  for (let y = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++) {
      const depth = isAslant ? 3 + (12 * x) / plate.width : 6
      if (y > horizonY + (eye * focal) / depth) continue
      plate.depth[y * plate.width + x] = depth
      plate.mask[y * plate.width + x] = KINDS.built
    }
  return plate
}

const posterIn = (plate: Plate) => {
  const spot = spotOf(memberOf('🖼️'))
  spot.member.art.code = 'drawn-wall-poster'
  hangOnWalls([spot], plate, FRAME)
  return spot
}

test('a poster hangs flat on a wall that faces the camera, at the height of eyes, without posts', () => {
  const plate = walled()
  const { horizonY, focal, eye } = plate.ground
  const spot = posterIn(plate)
  assert.deepEqual([spot.isHung, spot.stance, spot.member.art.code], [true, 'air', 'drawn-hung-poster'])
  assert.ok(Math.abs(spot.depth - 6) < 0.1, `${spot.depth}`)
  const middle = eye + ((horizonY - (spot.y - spot.height / 2)) * spot.depth) / focal
  assert.ok(middle > 1.4 && middle < 2.3, `${middle} metres`)
})

test('where no wall faces the camera it stands on the ground', () => {
  for (const plate of [levelPlate(), walled(true)]) {
    const spot = posterIn(plate)
    assert.deepEqual([spot.isHung ?? false, spot.stance, spot.member.art.code], [false, 'ground', 'drawn-wall-poster'])
  }
})

test('it does not hang over what is on the wall already', () => {
  const plate = walled()
  // A dark board in the middle.
  for (let y = 0; y < plate.height; y++)
    for (let x = plate.width / 2 - 6; x < plate.width / 2 + 6; x++)
      plate.rgb.fill(0.01, 3 * (y * plate.width + x), 3 * (y * plate.width + x) + 3)
  const place = findWall(plate, FRAME, 0.6, 0.6)
  assert.ok(Math.abs(place!.x - plate.width / 2) > 10, `${place?.x}`)
})

test('no sign brings a piece of wall along', () => {
  for (const code of ['drawn-wall-poster', 'drawn-hung-poster', 'drawn-neon-sign', 'drawn-hung-neon']) {
    const { label, ...body } = findKind(code)!.build()
    const { low, high } = bodyExtent(body)
    assert.ok(high[0] - low[0] < 1.3 * label!.wide, code)
  }
})
