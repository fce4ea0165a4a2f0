import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { PLACES, SEASONS } from '../../src/setting/shot-list.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS, type Plate, type PlateOptions, SKY_DEPTH } from '../../src/scenery/plate.ts'
import { toneMap } from '../../src/scenery/tone-map.ts'
import { plateFaults } from './plate-faults.ts'
import { meanLuminance, meanDifference, samplePlateOptions } from './plate-samples.ts'

const hashOf = (plate: Plate): string =>
  createHash('sha256').update(plate.rgb).update(plate.depth).update(plate.mask).digest('hex')

test('an invalid request is rejected with the reason', () => {
  const bad: [Partial<Record<keyof PlateOptions, unknown>>, RegExp][] = [
    [{ place: 'moon base' }, /place must be one of/],
    [{ time: 'teatime' }, /time must be one of/],
    [{ weather: 'hail' }, /weather must be one of/],
    [{ season: 'monsoon' }, /season must be one of/],
    [{ look: 'cubist' }, /look must be one of/],
    [{ width: 0 }, /at least 64/],
    [{ width: 640.5 }, /whole pixels/],
    [{ height: Number.NaN }, /whole pixels/],
    [{ width: 20_000, height: 20_000 }, /more than a plate can hold/],
    [{ seed: 0.5 }, /seed is a whole number/],
    [{ horizon: 1.2 }, /horizon/],
  ]
  for (const [changes, reason] of bad)
    assert.throws(() => drawPlate(samplePlateOptions(changes as Partial<PlateOptions>)), reason)
})

test('the same request gives the same bytes, and another seed a clearly different picture', () => {
  for (const place of PLACES) {
    const first = drawPlate(samplePlateOptions({ place }))
    assert.equal(hashOf(drawPlate(samplePlateOptions({ place }))), hashOf(first), place)
    const other = drawPlate(samplePlateOptions({ place, seed: 8 }))
    const difference = meanDifference(toneMap(first), toneMap(other))
    // A studio sweep is hardly more than a tint, an open sky half a gradient: their seeds differ by less.
    assert.ok(difference > (place === 'sweep' ? 1.5 : place === 'sky' ? 3 : 5), `${place} differs by ${difference}`)
  }
})

test('a night is darker than a noon in every place, on the plate and on the screen', () => {
  for (const place of PLACES.filter(name => name !== 'space')) {
    const noon = drawPlate(samplePlateOptions({ place }))
    const night = drawPlate(samplePlateOptions({ place, time: 'night' }))
    assert.ok(meanLuminance(night) < meanLuminance(noon) * 0.8, place)
    const screenOf = (plate: Plate): number => toneMap(plate).reduce((sum, byte) => sum + byte, 0)
    assert.ok(screenOf(night) < screenOf(noon), `${place} on the screen`)
  }
})

test('fog and rain reduce the contrast of distant things', () => {
  for (const place of ['lake', 'mountains', 'river', 'skyline'] as const) {
    const contrastOf = (weather: 'clear' | 'fog' | 'rain'): number => {
      const { rgb, depth } = drawPlate(samplePlateOptions({ place, weather }))
      const far: number[] = []
      depth.forEach((z, i) => {
        if (z > 300 && z < SKY_DEPTH) far.push(rgb[i * 3 + 1] ?? 0)
      })
      const mean = far.reduce((sum, v) => sum + v, 0) / far.length
      return Math.sqrt(far.reduce((sum, v) => sum + (v - mean) ** 2, 0) / far.length) / mean
    }
    const clear = contrastOf('clear')
    assert.ok(contrastOf('fog') < clear * 0.5, `${place} in fog`)
    assert.ok(contrastOf('rain') < clear, `${place} in rain`)
  }
})

test('dawn, noon, sunset, dusk and night have light of different colours from different directions', () => {
  const lights = (['dawn', 'noon', 'sunset', 'dusk', 'night'] as const).map(
    time => drawPlate(samplePlateOptions({ time })).light,
  )
  for (const [i, a] of lights.entries()) {
    for (const b of lights.slice(i + 1)) {
      assert.ok(meanDifference(a.colour, b.colour) + meanDifference(a.direction, b.direction) > 0.15)
    }
  }
  const [, noon, sunset] = lights
  assert.ok(sunset && sunset.colour[0] > sunset.colour[2] * 2, 'a sunset is red')
  assert.ok(noon && noon.direction[1] > 0.6, 'the sun is high at noon')
})

test('seasons change the trees and the ground', () => {
  const seasons = SEASONS.map(season => toneMap(drawPlate(samplePlateOptions({ place: 'forest', season }))))
  for (const [i, a] of seasons.entries()) {
    for (const b of seasons.slice(i + 1)) assert.ok(meanDifference(a, b) > 6)
  }
})

test('a plate is 15 % larger than its frame, and even, in every shape', () => {
  const shapes: [number, number][] = [
    [320, 180],
    [180, 320],
    [180, 180],
    [240, 180],
    [180, 240],
    [420, 180],
  ]
  for (const [width, height] of shapes) {
    for (const place of ['beach', 'room', 'space'] as const) {
      const plate = drawPlate(samplePlateOptions({ place, width, height }))
      assert.deepEqual(plateFaults(plate), [], `${place} ${width} x ${height}`)
      assert.equal((plate.width % 2) + (plate.height % 2), 0)
      assert.ok(plate.width >= width * 1.15 && plate.width < width * 1.15 + 2)
      assert.ok(plate.height >= height * 1.15 && plate.height < height * 1.15 + 2)
    }
  }
})

test('the horizon is at its requested share of the frame', () => {
  const plate = drawPlate(samplePlateOptions({ place: 'sea', horizon: 0.25 }))
  const top = (plate.height - 90) / 2
  assert.ok(Math.abs(plate.ground.horizonY - (top + 0.25 * 90)) <= 1)
  const column = 20
  const isWater = (y: number): boolean => plate.mask[y * plate.width + column] === KINDS.water
  assert.ok(!isWater(plate.ground.horizonY - 2) && isWater(plate.ground.horizonY + 2))
})

test('a draft has the size and the look of the final plate', () => {
  const final = drawPlate(samplePlateOptions())
  const draft = drawPlate(samplePlateOptions({ quality: 'draft' }))
  assert.deepEqual(plateFaults(draft), [])
  assert.deepEqual([draft.width, draft.height], [final.width, final.height])
  assert.ok(Math.abs(draft.ground.horizonY - final.ground.horizonY) <= 2)
  assert.ok(Math.abs(meanLuminance(draft) / meanLuminance(final) - 1) < 0.15)
})

test('anime and watercolour have brush strokes: less detail than a photograph, the same place', () => {
  const roughness = (plate: Plate): number => {
    let sum = 0
    for (let i = 3; i < plate.rgb.length; i += 3) sum += Math.abs((plate.rgb[i] ?? 0) - (plate.rgb[i - 3] ?? 0))
    return sum / meanLuminance(plate)
  }
  const photo = drawPlate(samplePlateOptions({ place: 'meadow' }))
  for (const look of ['anime', 'watercolour'] as const) {
    const drawn = drawPlate(samplePlateOptions({ place: 'meadow', look }))
    assert.deepEqual(plateFaults(drawn), [])
    assert.ok(roughness(drawn) < roughness(photo) * 0.9, look)
    assert.deepEqual(drawn.depth, photo.depth)
  }
})

test('the eye stays below the ceiling, so a room is always seen from inside', () => {
  for (const options of [{ place: 'kitchen' }, { place: 'room' }, { place: 'room', where: 'office' }] as const) {
    const plate = drawPlate(samplePlateOptions({ ...options, eye: 6, horizon: 0.04, width: 96, height: 64 }))
    assert.ok(plate.ground.eye < 2.7, `${plate.ground.eye}`)
    const inside = plate.mask.filter(
      kind => kind === KINDS.built || kind === KINDS.ground || kind === KINDS.other,
    ).length
    assert.ok(inside > 0.8 * plate.mask.length, options.place)
  }
})

test('a plate for more than a frame of 1080 lines is rendered smaller and enlarged, and is the same place', () => {
  const small = drawPlate(samplePlateOptions({ place: 'sweep', width: 1280, height: 720 }))
  const large = drawPlate(samplePlateOptions({ place: 'sweep', width: 2560, height: 1440 }))
  assert.deepEqual([large.width, large.height], [2944, 1656])
  assert.ok(Math.abs(large.ground.focal / small.ground.focal - 2) < 0.01)
  assert.ok(Math.abs(large.ground.horizonY / small.ground.horizonY - 2) < 0.01)
  assert.ok(Math.abs(meanLuminance(large) / meanLuminance(small) - 1) < 0.02)
})
