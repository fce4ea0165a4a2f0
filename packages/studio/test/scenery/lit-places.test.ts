import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS, type Plate, type PlateOptions } from '../../src/scenery/plate.ts'

const plateOf = (more: Partial<PlateOptions>): Plate =>
  drawPlate({
    place: 'meadow',
    time: 'dusk',
    weather: 'clear',
    season: 'summer',
    look: 'plain',
    seed: 2,
    width: 160,
    height: 90,
    ...more,
  })

/** Pixels of the built that are much brighter in the first than in the second. */
const brighter = (first: Plate, second: Plate): number =>
  first.mask.reduce(
    (count, kind, at) =>
      count + (kind === KINDS.built && first.rgb[at * 3]! > 1.5 * second.rgb[at * 3]! + 0.02 ? 1 : 0),
    0,
  )

for (const [place, where] of [
  ['meadow', 'village'],
  ['street', 'street'],
  ['street', 'apartment-block'],
  ['skyline', 'skyline'],
  ['room', 'library'],
] as const)
  test(`lamps and windows of a ${where} follow the shot`, () => {
    const [on, off] = [plateOf({ place, where, lights: 'on' }), plateOf({ place, where, lights: 'off' })]
    assert.ok(brighter(on, off) > 20, `${brighter(on, off)}`)
    assert.ok(brighter(off, on) < 0.2 * brighter(on, off), `${brighter(off, on)}`)
  })

test('the tide rises on the beach', () => {
  const water = (tide: 'low' | 'high'): number =>
    plateOf({ place: 'beach', time: 'noon', tide }).mask.reduce((sum, kind) => sum + (kind === KINDS.water ? 1 : 0), 0)
  assert.ok(water('high') > 1.25 * water('low'), `${water('high')} ${water('low')}`)
})

test('a village has chimneys, and snow on its roofs', () => {
  const village = { place: 'meadow', where: 'mountain-village', time: 'noon' } as const
  const { chimneys = [], width, height } = plateOf(village)
  assert.ok(chimneys.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height).length > 8)
  const red = ({ mask, rgb }: Plate): number =>
    mask.reduce((sum, kind, at) => sum + (kind === KINDS.built && rgb[at * 3]! > 1.8 * rgb[at * 3 + 2]! ? 1 : 0), 0)
  const [bare, white] = [red(plateOf(village)), red(plateOf({ ...village, season: 'winter' }))]
  assert.ok(white < 0.5 * bare, `${bare} ${white}`)
})
