import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { PLACES, TIMES, WEATHERS } from '../../src/setting/shot-list.ts'
import { colourLuminance } from '../../src/scenery/colour.ts'
import { type Atmosphere, createAtmosphere } from '../../src/scenery/create-atmosphere.ts'
import { drawPlate, oversized } from '../../src/scenery/draw-plate.ts'
import { enlargePlate } from '../../src/scenery/enlarge-plate.ts'
import { KINDS, type Plate, SKY_DEPTH } from '../../src/scenery/plate.ts'
import { buildSolidClusters, CLUSTER, CLUSTER_RECORD, RECORD } from '../../src/scenery/solid-clusters.ts'
import { samplePlateOptions } from './plate-samples.ts'

const anyAir = fc
  .tuple(fc.constantFrom(...TIMES), fc.constantFrom(...WEATHERS), fc.integer(), fc.boolean())
  .map(([time, weather, seed, side]) => ({
    time,
    weather,
    air: createAtmosphere(time, weather, seededRandom(seed), side),
  }))
const colours = (air: Atmosphere) => [
  air.sun,
  air.ambient,
  air.bounce,
  air.zenith,
  air.horizon,
  air.opposite,
  air.haze,
  air.hazeSun,
  air.clouds.sun,
  air.clouds.sky,
  air.clouds.overcastColour,
]

describe('any air', () => {
  test('has finite light, a sun in some direction, and clouds as a share', () => {
    fc.assert(
      fc.property(anyAir, ({ air }) => {
        for (const colour of colours(air)) for (const part of colour) assert.ok(Number.isFinite(part) && part >= 0)
        assert.ok(Math.abs(Math.hypot(...air.direction) - 1) < 1e-3)
        assert.ok(
          air.clouds.cover >= 0 && air.clouds.cover <= 1 && air.clouds.overcast >= 0 && air.clouds.overcast <= 1,
        )
        assert.ok(air.wet >= 0 && air.wet <= 1 && air.wind >= 0 && air.hazePerMetre > 0)
      }),
    )
  })

  test('is dark at night and dusk only', () => {
    fc.assert(fc.property(anyAir, ({ time, air }) => assert.equal(air.isDark, time === 'night' || time === 'dusk')))
  })

  test('is wet when it rains and dry when it is clear', () => {
    fc.assert(
      fc.property(anyAir, ({ weather, air }) => {
        if (weather === 'rain' || weather === 'storm') assert.ok(air.wet > 0.3)
        if (weather === 'clear' || weather === 'cloudy') assert.equal(air.wet, 0)
      }),
    )
  })

  test('has no stars and no sun behind a closed sky', () => {
    fc.assert(
      fc.property(anyAir, ({ air, weather }) => {
        if (air.clouds.overcast > 0.9) assert.equal(air.stars, 0)
        if (weather === 'storm' || weather === 'fog')
          assert.ok(
            colourLuminance(air.disc) <=
              colourLuminance(createAtmosphere('noon', 'clear', seededRandom(1), false).disc),
          )
      }),
    )
  })

  test('is the same for the same seed, and side light comes from the side', () => {
    assert.deepEqual(
      createAtmosphere('noon', 'rain', seededRandom(4), false),
      createAtmosphere('noon', 'rain', seededRandom(4), false),
    )
    const across = (side: boolean): number =>
      Math.abs(createAtmosphere('afternoon', 'clear', seededRandom(4), side).direction[0])
    assert.notEqual(across(true), across(false))
  })

  test('has a slightly different sun for another seed, at the same hour', () => {
    const heights = Array.from(
      { length: 20 },
      (_, seed) => createAtmosphere('noon', 'clear', seededRandom(seed), false).direction[1],
    )
    assert.ok(Math.min(...heights) > 0.5)
    assert.ok(new Set(heights).size > 10)
  })
})

describe('an enlarged plate', () => {
  const small: Plate = drawPlate(samplePlateOptions({ place: 'beach', width: 80, height: 64 }))
  const large = enlargePlate(small, small.width * 2, small.height * 2)

  test('has the new size, and its contents in place', () => {
    assert.deepEqual(
      [large.width, large.height, large.rgb.length],
      [small.width * 2, small.height * 2, small.rgb.length * 4],
    )
    for (const [x, y] of [
      [10, 5],
      [40, 40],
      [60, 60],
    ] as const)
      assert.equal(large.mask[y * 2 * large.width + x * 2], small.mask[y * small.width + x])
  })

  test('keeps the sky: depth and kind agree', () => {
    for (const [at, kind] of large.mask.entries()) assert.equal(kind === KINDS.sky, large.depth[at] === SKY_DEPTH)
  })

  test('has its horizon and its ground enlarged', () => {
    assert.ok(Math.abs(large.ground.horizonY - small.ground.horizonY * 2) <= 2)
    assert.ok(Math.abs(large.ground.focal / small.ground.focal - 2) < 0.02)
    assert.deepEqual(
      [large.ground.near, large.ground.far, large.ground.eye],
      [small.ground.near, small.ground.far, small.ground.eye],
    )
  })
})

describe('sizes', () => {
  test('are even and slightly larger than the frame', () => {
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 4096 }), pixels => {
        const made = oversized(pixels)
        assert.ok(made % 2 === 0 && made >= pixels * 1.15 && made < pixels * 1.15 + 2)
      }),
    )
  })

  test('may be tall, wide and square in every place', () => {
    for (const place of PLACES)
      for (const [width, height] of [
        [64, 96],
        [128, 64],
        [64, 64],
      ] as const) {
        const plate = drawPlate(samplePlateOptions({ place, width, height }))
        assert.deepEqual([plate.width, plate.height], [oversized(width), oversized(height)], place)
        assert.ok(
          plate.rgb.every(light => Number.isFinite(light) && light >= 0),
          place,
        )
      }
  })
})

test('each eight solids have a box around them and nothing else', () => {
  const solids = 11
  const records = new Float32Array(solids * RECORD)
  for (let at = 0; at < solids; at++) {
    records.set([0, at * 2, at, 5 + at, 0.5, 1, 0.25, 0, 0], at * RECORD)
    records.set([at, at + 3, at * 2, at * 2 + 1], at * RECORD + 32)
  }
  const boxes = buildSolidClusters(records)
  assert.equal(boxes.length, Math.ceil(solids / CLUSTER) * CLUSTER_RECORD)
  for (let at = 0; at < solids; at++) {
    const box = boxes.subarray(Math.floor(at / CLUSTER) * CLUSTER_RECORD)
    assert.ok(box[0]! <= at * 2 - 0.5 && box[3]! >= at * 2 + 0.5)
    assert.ok(box[1]! <= at - 1 && box[4]! >= at + 1)
    assert.ok(box[6]! <= at && box[7]! >= at + 3)
  }
  const [first, second] = [boxes.subarray(0, CLUSTER_RECORD), boxes.subarray(CLUSTER_RECORD)]
  assert.ok(first[3]! < 15 && second[0]! > 14, 'the second begins where the first has ended')
})
