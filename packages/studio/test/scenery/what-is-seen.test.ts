import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PLACE_TRAITS } from '../../src/setting/place-traits.ts'
import { PLACES, type Place, SEASONS, TIMES } from '../../src/setting/shot-list.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { GROUND_GRID, KINDS, OVERSIZE, type Plate, type PlateOptions, SKY_DEPTH } from '../../src/scenery/plate.ts'
import { toneMap } from '../../src/scenery/tone-map.ts'
import { footRowAt } from '../../src/backdrops/ground.ts'
import { depthAtRow, isWaterAt } from './look-at-ground.ts'
import { meanDifference, samplePlateOptions } from './plate-samples.ts'

const SIZE = { width: 96, height: 64 }
const plateOf = (place: Place, more: Partial<PlateOptions> = {}): Plate =>
  drawPlate(samplePlateOptions({ place, look: 'plain', seed: 1, ...SIZE, ...more }))
const shareOf = ({ mask }: Plate, ...kinds: (keyof typeof KINDS)[]): number =>
  mask.filter(kind => kinds.some(name => KINDS[name] === kind)).length / mask.length

/** The mean colour of all pixels of a kind; undefined where there is none. */
function colourOf(
  { mask, rgb }: Plate,
  ...kinds: (keyof typeof KINDS)[]
): { red: number; green: number; blue: number; luma: number } | undefined {
  const sums = [0, 0, 0]
  let count = 0
  for (const [at, kind] of mask.entries()) {
    if (!kinds.some(name => KINDS[name] === kind)) continue
    count++
    for (const part of [0, 1, 2]) sums[part]! += Math.min(4, rgb[at * 3 + part]!)
  }
  if (count === 0) return undefined
  const [red, green, blue] = sums.map(sum => sum / count) as [number, number, number]
  return { red, green, blue, luma: 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

type ExpectedKinds = { has: Partial<Record<keyof typeof KINDS, number>>; hasNo?: (keyof typeof KINDS)[] }
// What somebody would point at who stood there: at least such shares of the plate, and what is not there at all.
const SEEN: Record<Place, ExpectedKinds> = {
  beach: { has: { sky: 0.2, water: 0.08, ground: 0.2 } },
  lake: { has: { sky: 0.1, water: 0.05, ground: 0.2, foliage: 0.02 } },
  sea: { has: { sky: 0.3, water: 0.4 }, hasNo: ['ground', 'built', 'foliage'] },
  mountains: { has: { sky: 0.1, ground: 0.4 }, hasNo: ['built'] },
  forest: { has: { foliage: 0.3, ground: 0.2 }, hasNo: ['built', 'water'] },
  meadow: { has: { sky: 0.2, ground: 0.3, foliage: 0.03 }, hasNo: ['built'] },
  desert: { has: { sky: 0.2, ground: 0.4 }, hasNo: ['water', 'built'] },
  snowfield: { has: { sky: 0.2, ground: 0.4 }, hasNo: ['water', 'built'] },
  river: { has: { sky: 0.1, water: 0.15, ground: 0.15 } },
  waterfall: { has: { water: 0.08, ground: 0.4 } },
  skyline: { has: { sky: 0.3, built: 0.1 } },
  street: { has: { built: 0.3, ground: 0.3 }, hasNo: ['water'] },
  room: { has: { built: 0.4, ground: 0.2 }, hasNo: ['water'] },
  stage: { has: { built: 0.5, ground: 0.2 }, hasNo: ['sky', 'water', 'foliage'] },
  kitchen: { has: { built: 0.5, ground: 0.1 }, hasNo: ['water'] },
  table: { has: { ground: 0.3 }, hasNo: ['water'] },
  sweep: { has: { ground: 0.3 }, hasNo: ['sky', 'water', 'foliage', 'built'] },
  space: { has: { sky: 0.5 }, hasNo: ['water', 'foliage', 'built', 'ground'] },
  underwater: { has: { ground: 0.3 }, hasNo: ['built'] },
  sky: { has: { sky: 0.99 } },
  garden: { has: { foliage: 0.1, ground: 0.2, sky: 0.1 } },
  abstract: { has: { other: 0.9 }, hasNo: ['ground', 'water', 'foliage', 'built', 'sky'] },
}

for (const place of PLACES)
  test(`${place}: its typical things are visible for every seed`, () => {
    for (const seed of [1, 5]) {
      const plate = plateOf(place, { seed })
      for (const [kind, least] of Object.entries(SEEN[place].has))
        assert.ok(
          shareOf(plate, kind as keyof typeof KINDS) >= least,
          `${kind} ${shareOf(plate, kind as keyof typeof KINDS)}`,
        )
      for (const kind of SEEN[place].hasNo ?? []) assert.equal(shareOf(plate, kind), 0, kind)
    }
  })

describe('depth', () => {
  test('increases from the lower part of open land to the sky', () => {
    for (const place of ['beach', 'meadow', 'desert', 'snowfield', 'street', 'sea'] as const) {
      const { width, height, depth, ground } = plateOf(place)
      const middle = (row: number): number => {
        const values = [...depth.subarray(row * width, (row + 1) * width)].toSorted((a, b) => a - b)
        return values[values.length >> 1]!
      }
      const below = Math.round((ground.horizonY + height) / 2)
      assert.ok(middle(height - 2) < middle(below), place)
      assert.ok(depth.every(metres => metres <= SKY_DEPTH))
    }
  })

  test('has ground to stand on, between near and far', () => {
    for (const place of PLACES) {
      const { ground, width, height } = plateOf(place)
      assert.ok(ground.near > 0 && ground.far > ground.near, place)
      assert.ok(ground.horizonY > 0.2 * height && ground.horizonY < 0.75 * height, place)
      assert.equal(ground.centreX, width / 2)
      assert.equal(ground.heights.length, GROUND_GRID * GROUND_GRID)
    }
  })

  test('has the nearest standing position within the frame, and the furthest above it', () => {
    for (const place of PLACES.filter(name => !PLACE_TRAITS[name].isBottomless)) {
      const plate = plateOf(place)
      const row = footRowAt(plate, plate.width / 2, plate.ground.near)
      const bottom = plate.height * (0.5 + 0.5 / OVERSIZE)
      assert.ok(row < bottom + 2 && row > plate.height * 0.5, `${place}: ${row} of ${bottom}`)
      assert.ok(footRowAt(plate, plate.width / 2, plate.ground.far) < row, place)
      assert.ok(Math.abs(depthAtRow(plate, plate.width / 2, row) / plate.ground.near - 1) < 0.05, place)
    }
  })

  test('has dry land to stand on in every place with land', () => {
    for (const place of ['beach', 'lake', 'river', 'meadow', 'mountains', 'waterfall', 'garden'] as const) {
      const plate = plateOf(place)
      const row = footRowAt(plate, plate.width / 2, plate.ground.near * 1.05)
      const dry = [0.2, 0.35, 0.5, 0.65, 0.8].filter(share => !isWaterAt(plate, share * plate.width, row))
      assert.ok(dry.length >= 1, `${place}: ${dry.join()}`)
    }
  })
})

describe('seasons', () => {
  const green = ({ red, green: own, blue }: { red: number; green: number; blue: number }): number =>
    own / Math.max(red, blue)

  test('are green in summer and browner in autumn for meadows and gardens', () => {
    for (const place of ['meadow', 'garden', 'forest'] as const) {
      const [summer, autumn] = (['summer', 'autumn'] as const).map(
        season => colourOf(plateOf(place, { season }), 'foliage', 'ground')!,
      ) as [NonNullable<ReturnType<typeof colourOf>>, NonNullable<ReturnType<typeof colourOf>>]
      assert.ok(green(summer) > green(autumn), place)
      assert.ok(autumn.red / autumn.green > summer.red / summer.green, place)
    }
  })

  test('are white on the ground in winter where snow can lie, and brighter than summer', () => {
    for (const place of ['meadow', 'forest', 'mountains', 'garden'] as const) {
      const [summer, winter] = (['summer', 'winter'] as const).map(
        season => colourOf(plateOf(place, { season }), 'ground')!,
      ) as [NonNullable<ReturnType<typeof colourOf>>, NonNullable<ReturnType<typeof colourOf>>]
      assert.ok(winter.luma > summer.luma, place)
      assert.ok(winter.blue / winter.red > summer.blue / summer.red, place)
    }
  })

  test('have falling snow on the ground as in winter', () => {
    const [snow, clear] = [
      colourOf(plateOf('meadow', { weather: 'snow' }), 'ground')!,
      colourOf(plateOf('meadow', { weather: 'cloudy' }), 'ground')!,
    ]
    assert.ok(snow.blue / snow.green > clear.blue / clear.green)
  })

  test('do not exist for a stage, space and a studio', () => {
    for (const place of ['stage', 'space', 'sweep', 'abstract'] as const) {
      const [summer, ...others] = SEASONS.map(season => plateOf(place, { season }))
      for (const other of others) assert.ok(meanDifference(toneMap(summer!), toneMap(other)) < 1, place)
    }
  })
})

describe('hours', () => {
  test('have warmer light at sunset and cooler at dusk', () => {
    for (const place of ['beach', 'desert', 'sea', 'mountains'] as const) {
      const warmth = (time: (typeof TIMES)[number]): number => {
        const { red, blue } = colourOf(plateOf(place, { time }), 'sky', 'ground', 'water')!
        return red / blue
      }
      assert.ok(warmth('sunset') > warmth('noon'), `${place} at sunset`)
      assert.ok(warmth('sunset') > warmth('dusk'), `${place} at dusk`)
    }
  })

  test('have a high sun at noon, a low one at its rise and set, and its light on the land', () => {
    const height = (time: (typeof TIMES)[number]): number => plateOf('beach', { time }).light.direction[1]
    assert.ok(height('noon') > height('afternoon') && height('afternoon') > height('sunset'))
    assert.ok(height('noon') > height('morning') && height('morning') > height('dawn'))
    for (const time of TIMES) {
      const { direction } = plateOf('beach', { time }).light
      assert.ok(Math.abs(Math.hypot(...direction) - 1) < 0.01, time)
    }
  })

  test('have warm lamps and windows in a street and a skyline at night', () => {
    for (const place of ['street', 'skyline'] as const) {
      const warmth = (time: 'noon' | 'night'): number => {
        const { red, blue } = colourOf(plateOf(place, { time }), 'built')!
        return red / blue
      }
      assert.ok(warmth('night') > warmth('noon'), `${place}: ${warmth('night')} and ${warmth('noon')}`)
    }
  })

  test('have ambient light below the sun at noon and above zero at night', () => {
    for (const place of PLACES)
      for (const time of ['noon', 'night'] as const) {
        const { ambient, haze } = plateOf(place, { time }).light
        for (const part of [...ambient, ...haze]) assert.ok(part >= 0 && Number.isFinite(part), place)
        assert.ok(Math.max(...ambient) > 0, `${place} ${time}`)
      }
  })
})

describe('weather', () => {
  test('makes a sky greyer with clouds, darkest in a storm', () => {
    const sky = (weather: PlateOptions['weather']) => colourOf(plateOf('meadow', { weather }), 'sky')!
    const colourful = ({ red, blue }: { red: number; blue: number }): number => blue / red
    assert.ok(colourful(sky('clear')) > colourful(sky('cloudy')))
    assert.ok(sky('storm').luma < sky('rain').luma && sky('rain').luma < sky('clear').luma)
  })

  test('is thicker than clear air in fog', () => {
    for (const place of ['beach', 'lake', 'sea', 'mountains', 'meadow', 'desert', 'snowfield', 'skyline'] as const)
      assert.ok(plateOf(place, { weather: 'fog' }).light.hazePerMetre > plateOf(place).light.hazePerMetre, place)
  })

  test('changes the look of a wet street', () => {
    assert.ok(meanDifference(toneMap(plateOf('street')), toneMap(plateOf('street', { weather: 'rain' }))) > 3)
  })
})

describe('paper', () => {
  test('has the requested colour', () => {
    const paper = (backdrop: string) => colourOf(plateOf('sweep', { backdrop }), 'ground', 'other')!
    assert.ok(paper('white').luma > 3 * paper('black').luma)
    const red = paper('red')
    assert.ok(red.red > 1.5 * red.green && red.red > 1.5 * red.blue)
    const blue = paper('blue')
    assert.ok(blue.blue > 1.2 * blue.red)
    const green = paper('green')
    assert.ok(green.green > 1.2 * green.red && green.green > 1.2 * green.blue)
  })

  test('has a colour by the seed if the name is unknown', () => {
    assert.ok(meanDifference(toneMap(plateOf('sweep', { backdrop: 'plaid' })), toneMap(plateOf('sweep'))) < 1)
  })
})

test('space without planets has only stars', () => {
  const [full, bare] = [plateOf('space'), plateOf('space', { isBare: true })]
  assert.ok(shareOf(bare, 'sky') > shareOf(full, 'sky'))
})
