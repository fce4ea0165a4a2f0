import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACES, SEASONS, TIMES, WEATHERS } from '../../packages/studio/src/setting/shot-list.ts'
import { drawPlate } from '../../packages/studio/src/scenery/draw-plate.ts'
import { plateFaults } from '../../packages/studio/test/scenery/plate-faults.ts'
import { samplePlateOptions } from '../../packages/studio/test/scenery/plate-samples.ts'

for (const place of PLACES) {
  test(`${place} is sound at every time of day in every weather and season`, () => {
    let seed = 0
    for (const time of TIMES) {
      for (const weather of WEATHERS) {
        for (const season of SEASONS) {
          const plate = drawPlate(
            samplePlateOptions({ place, time, weather, season, seed: seed++, width: 80, height: 64 }),
          )
          assert.deepEqual(plateFaults(plate), [], `${time} ${weather} ${season} ${seed}`)
        }
      }
    }
  })
}

test('a 4K plate is sound in both directions', () => {
  for (const [width, height] of [
    [3840, 2160],
    [2160, 3840],
  ] as const) {
    assert.deepEqual(plateFaults(drawPlate(samplePlateOptions({ place: 'lake', width, height }))), [])
  }
})
