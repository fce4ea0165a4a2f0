import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACE_TRAITS } from '../../src/setting/place-traits.ts'
import { PLACES, SEASONS, TIMES, WEATHERS } from '../../src/setting/shot-list.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { plateFaults } from './plate-faults.ts'
import { meanLuminance, samplePlateOptions } from './plate-samples.ts'

// Seven times over six weathers meet every one of both; the full product is among the long tests.
for (const [index, place] of PLACES.entries()) {
  test(`${place} is valid at every time of day and in every weather`, () => {
    const size = { width: 80, height: 64 }
    TIMES.forEach((time, i) => {
      const weather = WEATHERS[(i + index) % WEATHERS.length] ?? 'clear'
      const season = SEASONS[(i + index) % SEASONS.length] ?? 'summer'
      const plate = drawPlate(samplePlateOptions({ place, time, weather, season, ...size }))
      assert.deepEqual(plateFaults(plate), [], `${time} ${weather} ${season}`)
    })
  })
}

test('noon is brighter than night outdoors, and higher rows of the frame are no nearer', () => {
  for (const place of PLACES) {
    const at = (time: 'noon' | 'night') => drawPlate(samplePlateOptions({ place, time, width: 80, height: 64 }))
    const [noon, night] = [at('noon'), at('night')]
    const { isSheltered, isNowhere, isBottomless } = PLACE_TRAITS[place]
    if (!isSheltered && !isNowhere)
      assert.ok(meanLuminance(noon) > 1.5 * meanLuminance(night), `${place}: ${meanLuminance(noon)}`)
    const thirds = [0, 1, 2].map(third => {
      const from = Math.floor((third * noon.depth.length) / 3)
      return noon.depth.subarray(from, from + Math.floor(noon.depth.length / 3)).reduce((sum, depth) => sum + depth, 0)
    })
    if (place !== 'space' && !isBottomless) assert.ok(thirds[0]! >= thirds[2]!, `${place}: ${thirds.join(' ')}`)
  }
})
