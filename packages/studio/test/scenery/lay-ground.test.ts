import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Place } from '../../src/setting/shot-list.ts'
import { LAID_PLACES } from '../../src/setting/laid-places.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { isDressed } from '../../src/scenery/dressed/find-dressed.ts'
import { samplePlateOptions } from './plate-samples.ts'

/** How much more green than red there is in the lower third. */
const greenness = (where: string, place: Place): number => {
  const { rgb, width, height } = drawPlate(
    samplePlateOptions({ place, where, look: 'plain', seed: 3, width: 96, height: 64 }),
  )
  let [red, green] = [0, 0]
  for (let at = 3 * width * Math.round((2 / 3) * height); at < rgb.length; at += 3)
    [red, green] = [red + rgb[at]!, green + rgb[at + 1]!]
  return green / red
}

test('a place in a desert has sand below it', () => {
  for (const where of LAID_PLACES) assert.ok(isDressed(where), where)
  for (const where of ['golf-course', 'playground', 'amusement-park'])
    assert.ok(greenness(where, 'desert') < 0.97 * greenness(where, 'meadow'), where)
})

test('a place without a landscape keeps its ground', () => {
  assert.equal(greenness('village', 'desert'), greenness('village', 'meadow'))
})
