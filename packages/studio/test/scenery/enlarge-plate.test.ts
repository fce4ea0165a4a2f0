import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { enlargePlate } from '../../src/scenery/enlarge-plate.ts'
import { plateFaults } from './plate-faults.ts'
import { samplePlateOptions } from './plate-samples.ts'

test('enlarging adds no depths and kinds, and the horizon keeps its position', () => {
  const plate = drawPlate(samplePlateOptions({ place: 'mountains' }))
  const large = enlargePlate(plate, plate.width * 2, plate.height * 2)
  assert.deepEqual(plateFaults(large), [])
  const depths = new Set(plate.depth)
  assert.ok(large.depth.every(depth => depths.has(depth)))
  assert.equal(large.ground.horizonY, plate.ground.horizonY * 2)
  assert.equal(large.ground.focal, plate.ground.focal * 2)
})

test('light does not leak over an edge of depth', () => {
  const [width, height] = [4, 2]
  const near = new Float32Array([1, 1, 100, 100, 1, 1, 100, 100])
  const rgb = new Float32Array(width * height * 3)
  near.forEach((depth, i) => rgb.fill(depth === 1 ? 0 : 10, i * 3, i * 3 + 3))
  const plate = {
    ...drawPlate(samplePlateOptions({ place: 'sweep' })),
    width,
    height,
    rgb,
    depth: near,
    mask: new Uint8Array(8).fill(3),
  }
  const large = enlargePlate(plate, 16, 8)
  large.depth.forEach((depth, i) => {
    const light = large.rgb[i * 3] ?? 0
    assert.ok(depth === 1 ? light < 1 : light > 9, `${light} at ${depth}`)
  })
})
