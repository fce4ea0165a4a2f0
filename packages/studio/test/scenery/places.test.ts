import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { holdNumbers } from '../../../../test/harness/hold-numbers.ts'
import { PLACES, SEASONS, TIMES, WEATHERS } from '../../src/direct/shot-list.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { plateFaults } from './plate-faults.ts'
import { platePrint, samplePlateOptions } from './plate-samples.ts'

const prints: Record<string, readonly number[]> = {}

// Seven times over six weathers meet every one of both; the full product is among the long tests.
for (const [index, place] of PLACES.entries()) {
  test(`${place} is sound at every time of day and in every weather`, () => {
    const size = { width: 80, height: 64 }
    TIMES.forEach((time, i) => {
      const weather = WEATHERS[(i + index) % WEATHERS.length] ?? 'clear'
      const season = SEASONS[(i + index) % SEASONS.length] ?? 'summer'
      const plate = drawPlate(samplePlateOptions({ place, time, weather, season, ...size }))
      assert.deepEqual(plateFaults(plate), [], `${time} ${weather} ${season}`)
      if (i % 3 === index % 3) prints[`${place}, ${time}, ${weather}, ${season}`] = platePrint(plate)
    })
  })
}

test('places look as they did when their numbers were written down, in some of their hours and weathers', () => {
  holdNumbers(join(import.meta.dirname, 'places.golden.json'), prints, (kept, now) => Math.abs(kept - now) < 0.02)
})
