import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAsset } from '../../src/bodies/assets/asset-library.ts'
import { isDressed } from '../../src/scenery/dressed/find-dressed.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { footRowAt } from '../../src/backdrops/ground.ts'
import { FILLED_IDS } from './find-painted.ts'
import { measureHiddenShare } from './hidden-share.ts'
import { plateFaults } from './plate-faults.ts'
import { samplePlateOptions } from './plate-samples.ts'

const SIZE = { width: 96, height: 64 }

test('every place that can be filled is valid, has space for goods, and hides nobody', () => {
  for (const where of FILLED_IDS)
    for (const fill of ['small', 'large'] as const) {
      const plate = drawPlate(samplePlateOptions({ place: 'meadow', where, fill, look: 'plain', seed: 3, ...SIZE }))
      assert.deepEqual(plateFaults(plate), [], where)
      assert.ok(plate.boards!.length >= 3, `${where} ${fill}: ${plate.boards!.length} boards`)
      assert.ok(isDressed(where))
      const { focal, near } = plate.ground
      for (const share of [0.42, 0.5, 0.58]) {
        const x = share * plate.width
        const row = footRowAt(plate, x, near * 1.01)
        const high = Math.min(0.5 * SIZE.height, (1.7 * focal) / near)
        const body = { left: x - high * 0.16, right: x + high * 0.16, top: row - high, bottom: row }
        assert.ok(measureHiddenShare({ plate }, body, row, near) <= 0.12, `${where} ${fill} at ${share}`)
      }
    }
})

test('boards are at their parts, with their rotation and size', () => {
  const at = (where: string) =>
    drawPlate(samplePlateOptions({ place: 'room', where, fill: 'small', look: 'plain', seed: 3, ...SIZE })).boards!
  const [first] = at('shop')
  assert.deepEqual(first!.wide, readAsset('display-shelf').boards![0]!.width * 1.06)
  assert.ok(Math.abs(Math.abs(first!.at[0]) - 2.5) < 1e-6)
  assert.ok(at('shop').some(({ turn }) => Math.abs(turn) === 90))
})
