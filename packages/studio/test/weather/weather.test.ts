import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { PLACES, WEATHERS } from '../../src/direct/shot-list.ts'
import { createAirLayers } from '../../src/weather/air-layers.ts'
import { createFireworks } from '../../src/weather/create-fireworks.ts'
import { createWeather } from '../../src/weather/create-weather.ts'
import { drawTile } from '../../src/weather/draw-tile.ts'
import { flashAt, planFlashes } from '../../src/weather/lightning.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import { differenceOf, shotOf, SMALL } from '../scene/shots.ts'

const camera = { x: 160, y: 90, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.3 }

test('it rains outdoors and not in a room, under water or in space', () => {
  for (const place of PLACES) {
    const rains = createAirLayers(shotOf([], { place, weather: 'rain' }), 1).some(({ what }) => what === 'rain')
    assert.equal(
      rains,
      !['room', 'kitchen', 'table', 'sweep', 'stage', 'space', 'underwater', 'abstract'].includes(place),
      place,
    )
  }
})

test('near rain is longer and faster than far rain, and the wind turns it round', () => {
  const layers = createAirLayers(shotOf([], { weather: 'rain' }), 1)
  for (const [index, layer] of layers.entries()) {
    const further = layers[index - 1]
    if (further) assert.ok(layer.size > further.size && layer.fall > further.fall && layer.nearness > further.nearness)
  }
  const turned = createAirLayers(shotOf([], { weather: 'rain' }), -1)
  assert.deepEqual(
    turned.map(({ drift }) => -drift),
    layers.map(({ drift }) => drift),
  )
})

test('seasons and hours have their own air', () => {
  const whatOf = (more: Parameters<typeof shotOf>[1]): string | undefined =>
    createAirLayers(shotOf([], { place: 'meadow', ...more }), 1)[0]?.what
  assert.equal(whatOf({ season: 'spring' }), 'petals')
  assert.equal(whatOf({ season: 'autumn' }), 'leaves')
  assert.equal(whatOf({ time: 'night' }), 'fireflies')
  assert.equal(whatOf({ place: 'underwater' }), 'bubbles')
  assert.equal(whatOf({ place: 'desert' }), 'sand')
})

test('a tile joins itself: what leaves on the right comes in on the left', () => {
  const [layer] = createAirLayers(shotOf([], { weather: 'snow' }), 1)
  const { width, height, rgba } = drawTile({ ...layer!, size: 0.09, count: 60 }, SMALL, seededRandom(3))
  let [seam, inside] = [0, 0]
  for (let y = 0; y < height; y++) {
    const alphaAt = (x: number): number => rgba[(y * width + x) * 4 + 3]!
    seam += Math.abs(alphaAt(0) - alphaAt(width - 1))
    inside += Math.abs(alphaAt(160) - alphaAt(161))
  }
  assert.ok(seam < inside * 3 + 200, `${seam} against ${inside}`)
})

test('lightning comes in storms only, soon, and is gone in half a second', () => {
  for (const weather of WEATHERS) {
    const flashes = planFlashes({ weather, place: 'mountains' }, 8, seededRandom(1))
    assert.equal(flashes.length > 0, weather === 'storm', weather)
    for (const { at, strength } of flashes) {
      assert.ok(at < 8.3 && strength <= 0.6)
      assert.equal(flashAt([{ at, strength }], at - 0.01), 0)
      assert.equal(flashAt([{ at, strength }], at), strength)
      assert.equal(flashAt([{ at, strength }], at + 0.5), 0)
    }
  }
  assert.deepEqual(planFlashes({ weather: 'storm', place: 'underwater' }, 8, seededRandom(1)), [])
})

test('every weather draws on the frame, moves, and gives its memory back', async () => {
  const compositor = await createCompositor(SMALL)
  try {
    for (const weather of ['rain', 'snow', 'fog', 'storm'] as const) {
      const made = createWeather({
        compositor,
        shot: shotOf([], { weather, place: 'street' }),
        seeded: seededRandom(4),
        seconds: 3,
        haze: [200, 205, 210],
      })
      const frameAt = (seconds: number): Buffer => {
        compositor.drawColour([60, 70, 80])
        made.draw(camera, seconds)
        return copyFrame(compositor.frame())
      }
      compositor.drawColour([60, 70, 80])
      const plain = copyFrame(compositor.frame())
      const [first, later] = [frameAt(0.2), frameAt(0.7)]
      assert.ok(differenceOf(plain, first) > 0.1, weather)
      assert.ok(differenceOf(first, later) > 0.05, `${weather} stands still`)
      made.free()
    }
  } finally {
    compositor.close()
  }
})

test('fireworks open and fade', async () => {
  const compositor = await createCompositor(SMALL)
  try {
    const fireworks = createFireworks(compositor, 3, seededRandom(2))
    const frames = [0.4, 1.1].map(seconds => {
      compositor.drawColour([5, 5, 20])
      fireworks.draw(seconds)
      return copyFrame(compositor.frame())
    })
    assert.ok(differenceOf(frames[0]!, frames[1]!) > 0.5)
    fireworks.free()
  } finally {
    compositor.close()
  }
})
