import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { PLACES, WEATHERS } from '../../src/setting/shot-list.ts'
import { createAirLayers } from '../../src/weather/air-layers.ts'
import { createWeather } from '../../src/weather/create-weather.ts'
import { drawTile } from '../../src/weather/draw-tile.ts'
import { flashAt, planFlashes } from '../../src/weather/lightning.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import { differenceOf, shotOf, SMALL } from '../shots.ts'

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

test('near rain is longer and faster than far rain, and follows the wind', () => {
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

test('a tile is seamless: particles that leave on the right enter on the left', () => {
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

test('lightning comes only in storms, soon, and ends within half a second', () => {
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

test('every weather draws on the frame, moves, and frees its memory', async () => {
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

test('wind is stronger in a storm than in rain, and snow falls slower than both', () => {
  const near = (weather: 'rain' | 'storm' | 'snow') =>
    createAirLayers(shotOf([], { weather, place: 'street' }), 1).at(-1)!
  assert.ok(near('storm').fall > near('rain').fall && near('storm').drift > near('rain').drift)
  assert.ok(near('snow').fall < near('rain').fall / 4)
})

test('every layer is a share of the frame, and drawn from far to near', () => {
  for (const place of PLACES)
    for (const weather of WEATHERS) {
      let nearness = -1
      for (const layer of createAirLayers(shotOf([], { place, weather }), 1)) {
        assert.ok(layer.opacity > 0 && layer.opacity <= 1 && layer.size > 0 && layer.size < 0.5, `${place} ${weather}`)
        assert.ok(layer.nearness >= nearness && layer.nearness <= 1)
        nearness = layer.nearness
      }
    }
})

test('green places have something in the air, fog removes it, and winter nights have no fireflies', () => {
  const whatOf = (more: Parameters<typeof shotOf>[1]): string[] =>
    createAirLayers(shotOf([], { place: 'forest', ...more }), 1).map(({ what }) => what)
  assert.deepEqual(whatOf({ season: 'summer', time: 'noon' }), ['dust'])
  assert.deepEqual(whatOf({ weather: 'fog' }), [])
  assert.ok(!whatOf({ season: 'winter', time: 'night' }).includes('fireflies'))
  assert.deepEqual(whatOf({ season: 'summer', time: 'noon', mood: 'romantic' }), ['petals'])
  assert.deepEqual(whatOf({ place: 'room', weather: 'rain' }), ['dust'], 'indoors there is dust whatever falls outside')
  assert.deepEqual(whatOf({ place: 'sea' }), [])
})

test('only bubbles and fireflies rise', () => {
  const fallOf = (more: Parameters<typeof shotOf>[1]): number => createAirLayers(shotOf([], more), 1)[0]!.fall
  assert.ok(fallOf({ place: 'underwater' }) < 0)
  assert.ok(fallOf({ place: 'meadow', time: 'night' }) < 0)
  assert.ok(fallOf({ place: 'meadow', season: 'autumn' }) > 0)
})

test('a tile has its particles, is transparent between them, and is reproducible', () => {
  for (const what of ['rain', 'snow', 'dust', 'petals', 'leaves', 'fireflies', 'bubbles', 'sparks', 'sand'] as const) {
    const layer = { what, count: 20, size: 0.06, fall: 0.3, drift: 0.1, opacity: 1, nearness: 0.5 }
    const size = { width: 96, height: 54 }
    const tile = drawTile(layer, size, seededRandom(5))
    assert.deepEqual([tile.width, tile.height, tile.rgba.length], [96, 54, 96 * 54 * 4])
    let [seen, empty] = [0, 0]
    for (let at = 3; at < tile.rgba.length; at += 4) {
      if (tile.rgba[at]! > 40) seen++
      if (tile.rgba[at] === 0) empty++
    }
    assert.ok(seen > 10 && empty > 200, `${what}: ${seen} seen, ${empty} empty`)
    assert.deepEqual(tile, drawTile(layer, size, seededRandom(5)))
    assert.notDeepEqual(tile.rgba, drawTile(layer, size, seededRandom(6)).rgba)
  }
})

test('more particles fill more of a tile, and a narrow frame is as dense as a wide one', () => {
  const [layer] = createAirLayers(shotOf([], { weather: 'snow' }), 1)
  const fill = (count: number, size: { width: number; height: number }): number => {
    const { rgba } = drawTile({ ...layer!, count, size: 0.03 }, size, seededRandom(2))
    let sum = 0
    for (let at = 3; at < rgba.length; at += 4) sum += rgba[at]!
    return sum / (size.width * size.height)
  }
  assert.ok(fill(80, SMALL) > 2 * fill(20, SMALL))
  const [wide, tall] = [fill(60, { width: 160, height: 90 }), fill(60, { width: 60, height: 90 })]
  assert.ok(Math.abs(tall / wide - 1) < 0.6, `${wide} and ${tall}`)
})

test('lightning repeats every few seconds, and a short storm has its first', () => {
  for (let seed = 0; seed < 10; seed++) {
    const flashes = planFlashes({ weather: 'storm', place: 'sea' }, 30, seededRandom(seed))
    const [first] = flashes
    assert.ok(first!.at >= 0.7 && first!.at <= 1.5)
    for (const [at, flash] of flashes.slice(1).entries()) {
      assert.ok(flash.at > flashes[at]!.at - 1e-9 && flash.at - flashes[at]!.at < 4.7)
      assert.ok(flash.strength >= 0.2 && flash.strength <= 0.55)
    }
  }
})

test('the stronger of two simultaneous flashes is visible', () => {
  assert.equal(
    flashAt(
      [
        { at: 1, strength: 0.3 },
        { at: 1, strength: 0.5 },
      ],
      1,
    ),
    0.5,
  )
  assert.equal(flashAt([], 1), 0)
  assert.ok(flashAt([{ at: 1, strength: 0.5 }], 1.1) < 0.25)
})

test('clear air draws nothing in the open', async () => {
  const compositor = await createCompositor(SMALL)
  try {
    const made = createWeather({
      compositor,
      shot: shotOf([], { weather: 'clear', place: 'sea' }),
      seeded: seededRandom(1),
      seconds: 2,
      haze: [200, 200, 200],
    })
    compositor.drawColour([60, 70, 80])
    const plain = copyFrame(compositor.frame())
    made.drawBehind(0.4)
    made.draw(camera, 0.4)
    assert.equal(differenceOf(plain, copyFrame(compositor.frame())), 0)
    made.free()
  } finally {
    compositor.close()
  }
})

test('fog lies low: the lower part of a frame is hazier than the upper', async () => {
  const compositor = await createCompositor(SMALL)
  try {
    const made = createWeather({
      compositor,
      shot: shotOf([], { weather: 'fog', place: 'sea' }),
      seeded: seededRandom(3),
      seconds: 2,
      haze: [230, 230, 230],
    })
    compositor.drawColour([10, 10, 10])
    const before = copyFrame(compositor.frame())
    made.drawBehind(0)
    const after = copyFrame(compositor.frame())
    const lighter = (from: number, to: number): number => {
      let sum = 0
      for (let at = from * SMALL.width; at < to * SMALL.width; at++) sum += after[at]! - before[at]!
      return sum
    }
    const half = SMALL.height / 2
    assert.ok(lighter(half, SMALL.height) > 2 * Math.max(1, lighter(0, half)))
    made.free()
  } finally {
    compositor.close()
  }
})
