import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { groundAt } from '../../src/scenery/ground-at.ts'
import { samplePlateOptions } from './plate-samples.ts'

test('a depth of nothing is refused', () => {
  const plate = drawPlate(samplePlateOptions({ place: 'sweep' }))
  assert.throws(() => groundAt(plate, 10, 0), /more than 0/)
  assert.throws(() => groundAt(plate, 10, Number.NaN), /more than 0/)
})

test('the row given for a depth is the row that was drawn at that depth', () => {
  for (const place of ['sweep', 'beach', 'desert', 'snowfield', 'room', 'stage', 'kitchen', 'table'] as const) {
    const plate = drawPlate(samplePlateOptions({ place, width: 320, height: 180 }))
    const { near, far } = plate.ground
    let close = 0
    let tried = 0
    for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      for (const t of [0, 0.25, 0.5]) {
        const depth = near + (far - near) * t
        const x = Math.round(plate.width * share)
        const { y } = groundAt(plate, x, depth)
        if (y >= plate.height - 1) continue
        tried++
        // A row covers more depth the farther it is; grass, rocks and furniture may stand in front.
        const drawn = plate.depth[Math.round(y) * plate.width + x] ?? 0
        if (Math.abs(drawn / depth - 1) < 0.12) close++
      }
    }
    assert.ok(tried >= 3 && close >= tried * 0.6, `${place}: ${close} of ${tried}`)
  }
})

test('farther things are smaller and nearer to the horizon', () => {
  const plate = drawPlate(samplePlateOptions({ place: 'meadow' }))
  const near = groundAt(plate, plate.width / 2, plate.ground.near)
  const far = groundAt(plate, plate.width / 2, plate.ground.far)
  assert.ok(near.scale > far.scale * 2)
  assert.ok(Math.abs(far.y - plate.ground.horizonY) < Math.abs(near.y - plate.ground.horizonY))
})

test('every place has ground to stand on within its frame', () => {
  for (const place of ['street', 'forest', 'river', 'skyline', 'underwater', 'garden', 'waterfall'] as const) {
    const plate = drawPlate(samplePlateOptions({ place }))
    const { y } = groundAt(plate, plate.width / 2, plate.ground.near * 1.3)
    assert.ok(y > plate.height * 0.4 && y < plate.height * 1.02, `${place} stands at ${y} of ${plate.height}`)
  }
})
