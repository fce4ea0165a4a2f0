import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { PLACES, SEASONS, TIMES, WEATHERS } from '../../src/setting/shot-list.ts'
import { findDressed } from '../../src/scenery/dressed/find-dressed.ts'
import { pieces } from '../../src/scenery/dressed/paint-interior.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS, type Plate, type PlateOptions } from '../../src/scenery/plate.ts'
import { toneMap } from '../../src/scenery/tone-map.ts'
import { footRowAt } from '../../src/backdrops/ground.ts'
import { depthAtRow, isWaterAt } from './look-at-ground.ts'
import { DRESSED_IDS } from './find-painted.ts'
import { measureHiddenShare } from './hidden-share.ts'
import { plateFaults } from './plate-faults.ts'
import { meanDifference, meanLuminance, samplePlateOptions } from './plate-samples.ts'

const NAMES = DRESSED_IDS
const SIZE = { width: 96, height: 64 }
const plateAt = (where: string, more: Partial<PlateOptions> = {}): Plate =>
  drawPlate(samplePlateOptions({ place: 'meadow', where, look: 'plain', seed: 3, ...SIZE, ...more }))
const NOONS = new Map(NAMES.map(where => [where, plateAt(where)]))
const hashOf = ({ rgb, depth, mask }: Plate): string =>
  createHash('sha256').update(rgb).update(depth).update(mask).digest('hex')

test('there are at least sixty places, and words lead to each of them', () => {
  assert.ok(NAMES.length + PLACES.length >= 90, `${NAMES.length}`)
  const known = readPlaces()
  for (const where of NAMES) assert.ok(known.has(where), `${where} has no row of words`)
})

/** Hours, weathers and seasons of all kinds, seen by the eyes of people. */
const wishFor = (index: number): Partial<PlateOptions> => ({
  time: TIMES[index % TIMES.length]!,
  weather: WEATHERS[index % WEATHERS.length]!,
  season: SEASONS[index % SEASONS.length]!,
  eye: 1.55,
})
const OTHERS = new Map(NAMES.map((where, index) => [where, plateAt(where, wishFor(index))]))

test('every dressed place is valid in hours, weathers and seasons of all kinds, and reproducible', () => {
  for (const [index, where] of NAMES.entries()) {
    const plate = OTHERS.get(where)!
    assert.deepEqual(plateFaults(NOONS.get(where)!), [], where)
    assert.deepEqual(plateFaults(plate), [], `${where} ${JSON.stringify(wishFor(index))}`)
    if (index % 6 === 0) assert.equal(hashOf(plateAt(where, wishFor(index))), hashOf(plate), where)
  }
})

test('under a big top sand is sand and white stripes are white: lamps do not tint all of it orange', () => {
  const { rgb } = NOONS.get('circus')!
  let [red, blue] = [0, 0]
  for (let at = 0; at < rgb.length; at += 3) [red, blue] = [red + rgb[at]!, blue + rgb[at + 2]!]
  assert.ok(red < 2.6 * blue, `${red / blue} times as red as blue`)
})

test('snow lies on the roofs of a village in winter', () => {
  const builtRedness = (more: Partial<PlateOptions>): number => {
    const { rgb, mask } = plateAt('village', more)
    let [red, blue] = [0, 0]
    for (const [at, kind] of mask.entries())
      if (kind === KINDS.built) [red, blue] = [red + rgb[at * 3]!, blue + rgb[at * 3 + 2]!]
    return red / blue
  }
  const [summer, winter] = [builtRedness({}), builtRedness({ season: 'winter' })]
  assert.ok(winter < 0.8 * summer, `${summer} in summer, ${winter} in winter`)
})

test('every two of them look different', () => {
  // Some of the pixels tell as much as all of them.
  const seen = NAMES.map(where => toneMap(NOONS.get(where)!).filter((_, at) => at % 31 === 0))
  for (const [i, a] of seen.entries())
    for (const [j, b] of seen.entries())
      if (j > i) assert.ok(meanDifference(a, b) > 6, `${NAMES[i]} and ${NAMES[j]}: ${meanDifference(a, b)}`)
})

/** The size that somebody has in the frame where composition puts people: half its height. */
const WHOLE = 0.5

test('a person in a standing position is fully visible, with nothing in front of the face', () => {
  for (const where of NAMES) {
    const plate = OTHERS.get(where)!
    const { focal, near, far } = plate.ground
    for (const share of [0.38, 0.5, 0.62]) {
      const x = share * plate.width
      for (const depth of [near * 1.01, Math.sqrt(near * far)]) {
        const row = footRowAt(plate, x, depth)
        const high = Math.min(WHOLE * SIZE.height, (1.7 * focal) / depth)
        const half = high * 0.16
        const body = { left: x - half, right: x + half, top: row - high, bottom: row }
        const face = { left: x - half / 2, right: x + half / 2, top: row - high, bottom: row - 0.7 * high }
        assert.ok(measureHiddenShare({ plate }, body, row, depth) <= 0.12, `${where} at ${share} and ${depth}`)
        assert.equal(measureHiddenShare({ plate }, face, row - 0.7 * high, depth), 0, `${where}: a face at ${share}`)
      }
    }
  }
})

test("there is dry ground to stand on in the middle, at the plate's position", () => {
  for (const where of NAMES) {
    const plate = NOONS.get(where)!
    const x = plate.width / 2
    const row = footRowAt(plate, x, plate.ground.near * 1.05)
    assert.ok(!isWaterAt(plate, x, row), where)
    assert.ok(Math.abs(depthAtRow(plate, x, row) / (plate.ground.near * 1.05) - 1) < 0.06, where)
    // What is seen at the feet is the ground itself, not something upon it.
    const seen = plate.depth[Math.min(plate.height - 1, Math.round(row)) * plate.width + Math.round(x)]!
    assert.ok(Math.abs(seen / plate.ground.near - 1) < 0.3, `${where}: ${seen} where ${plate.ground.near} is`)
  }
})

test('a place with windows is darker at night than at noon, and one without has lamps', () => {
  for (const where of ['bedroom', 'classroom', 'cafe', 'village', 'harbour', 'park'])
    assert.ok(meanLuminance(plateAt(where, { time: 'night' })) < 0.9 * meanLuminance(NOONS.get(where)!), where)
  for (const where of ['supermarket', 'warehouse', 'subway'])
    assert.ok(meanDifference(toneMap(plateAt(where, { time: 'night' })), toneMap(NOONS.get(where)!)) < 4, where)
})

test('winter covers the ground of open places and not of rooms', () => {
  const white = (where: string): number =>
    meanLuminance(plateAt(where, { season: 'winter' })) / meanLuminance(NOONS.get(where)!)
  for (const where of ['village', 'park', 'square', 'old-town'])
    assert.ok(white(where) > 1.02, `${where} ${white(where)}`)
  for (const where of ['supermarket', 'museum']) assert.ok(Math.abs(white(where) - 1) < 0.02, where)
})

test('a wall is whole except for its openings', () => {
  const wall = pieces([[1, 2, 0.8, 2]], 0, 5, 3)
  const area = wall.reduce((sum, { from, to, high }) => sum + (to - from) * high, 0)
  assert.ok(Math.abs(area - (5 * 3 - 1 * 1.2)) < 1e-9)
})

test('repeated slabs have their distance, with their colours in turn', () => {
  const slabs = (id: string) => {
    const { row } = findDressed(id)!
    return 'paved' in row ? row.paved : []
  }
  const sleepers = slabs('snow-railway').filter(({ colour }) => colour === '#5a4634')
  assert.equal(sleepers.length, 90)
  assert.deepEqual([sleepers[0]!.x[0], sleepers[10]!.x[0]], [-50, -39])
  const ponds = slabs('salt-ponds').slice(1, 17)
  assert.equal(new Set(ponds.map(({ colour }) => colour)).size, 8)
  assert.equal(ponds[8]!.colour, ponds[0]!.colour)
})
