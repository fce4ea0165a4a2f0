import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintAurora } from '../../src/backdrops/paint-aurora.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS } from '../../src/scenery/plate.ts'

test('northern lights are in the sky and green, and every pixel is finite', () => {
  const plate = drawPlate({
    place: 'lake',
    time: 'night',
    weather: 'clear',
    season: 'winter',
    look: 'plain',
    seed: 2,
    width: 160,
    height: 90,
    quality: 'draft',
  })
  const before = plate.rgb.slice()
  paintAurora(plate, 2)
  assert.ok(plate.rgb.every(Number.isFinite))
  const gain = [0, 0, 0]
  plate.mask.forEach((kind, at) => {
    if (kind === KINDS.sky)
      for (const part of [0, 1, 2]) gain[part] = gain[part]! + plate.rgb[at * 3 + part]! - before[at * 3 + part]!
  })
  assert.ok(gain[1]! > 2 * gain[0]! && gain[1]! > 0, gain.join(' '))
})
