import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDressed } from '../../src/scenery/dressed/find-dressed.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'

const plateOf = (place: 'kitchen' | 'room', where: string | undefined, eye: number) =>
  drawPlate({
    place,
    ...(where && { where }),
    time: 'afternoon',
    weather: 'clear',
    season: 'summer',
    look: 'plain',
    seed: 1,
    width: 160,
    height: 90,
    quality: 'draft',
    eye,
  })

test('people stand in front of the back wall of a room at every camera height', () => {
  for (const eye of [0.5, 1.4, 2.3]) {
    const { ground } = plateOf('kitchen', undefined, eye)
    assert.ok(ground.far <= findDressed('kitchen')!.subjectDepths[1] * 1.06, `${ground.far} m from an eye at ${eye} m`)
    const cafe = plateOf('room', 'cafe', eye).ground
    assert.ok(cafe.far <= Math.max(findDressed('cafe')!.subjectDepths[1], cafe.near * 1.13), `cafe: ${cafe.far} m`)
  }
})
