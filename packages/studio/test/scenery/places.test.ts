import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACES, SEASONS, TIMES, WEATHERS } from '../../src/direct/shot-list.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { plateFaults } from './plate-faults.ts'
import { samplePlateOptions } from './plate-samples.ts'

// Seven times over six weathers meet every one of both; the full product is among the long tests.
for (const [index, place] of PLACES.entries()) {
  test(`${place} is sound at every time of day and in every weather`, () => {
    const size = { width: 80, height: 64 }
    TIMES.forEach((time, i) => {
      const weather = WEATHERS[(i + index) % WEATHERS.length] ?? 'clear'
      const season = SEASONS[(i + index) % SEASONS.length] ?? 'summer'
      assert.deepEqual(
        plateFaults(drawPlate(samplePlateOptions({ place, time, weather, season, ...size }))),
        [],
        `${time} ${weather} ${season}`,
      )
    })
  })
}
