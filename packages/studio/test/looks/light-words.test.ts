import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { wordsOfValues } from '../../src/words/vocabulary/word-tables.ts'
import { createLightPass } from '../../src/looks/create-light-pass.ts'
import { framePlanes, type FramePlanes } from '../../src/looks/frame-planes.ts'
import { chooseLighting, lightGrade, lightWordsDrawn } from '../../src/looks/light-words.ts'

const SIZE = { width: 160, height: 90 }

/** An even grey frame of some brightness. */
const greyFrame = (luma = 100): FramePlanes => {
  const bytes = new Uint8Array(SIZE.width * SIZE.height * 1.5).fill(128)
  bytes.fill(luma, 0, SIZE.width * SIZE.height)
  return framePlanes(bytes, SIZE.width, SIZE.height)
}

const lit = (
  light: string[],
  { time = 'night', at = { x: 0.5, y: 0.5 }, luma = 100, seconds = 0 } = {},
): FramePlanes => {
  const planes = greyFrame(luma)
  const lighting = chooseLighting({ light, time: time as 'night' }, true)
  createLightPass(lighting, SIZE, { pool: at, sunSide: 1 }, seededRandom(3))?.(planes, seconds)
  return planes
}
const at = ({ luma }: FramePlanes, x: number, y: number): number =>
  luma[Math.floor(y * (SIZE.height - 1)) * SIZE.width + Math.floor(x * (SIZE.width - 1))]!

test('every word of light that is drawn is known to the reader', () => {
  for (const word of lightWordsDrawn()) assert.ok(word in wordsOfValues('light'), word)
})

test('without words of light a frame and its grade stay unchanged', () => {
  const lighting = chooseLighting({ time: 'noon' }, true)
  assert.equal(createLightPass(lighting, SIZE, { pool: { x: 0.5, y: 0.5 }, sunSide: 1 }, seededRandom(1)), undefined)
  const graded = lightGrade({ contrast: 1.1, gain: [1, 0.9, 0.8], vignette: 0.3 }, lighting)
  assert.deepEqual([graded.contrast, graded.gain, graded.vignette], [1.1, [1, 0.9, 0.8], 0.3])
})

test('warm light is warmer, cool light cooler, low key darker and harder, high key brighter and softer', () => {
  const graded = (word: string) => lightGrade({}, chooseLighting({ light: [word], time: 'noon' }, true))
  const brightness = (word: string): number => (graded(word).gain as readonly number[])[0]!
  assert.ok(graded('warm').temperature! > 0.1 && graded('cool').temperature! < -0.1)
  assert.ok(brightness('low-key') < 1 && graded('low-key').contrast! > 1)
  assert.ok(brightness('high-key') > 1 && graded('high-key').contrast! < 1)
})

test('candlelight is bright and warm around the candle and dark far from it', () => {
  const planes = lit(['candle'], { at: { x: 0.25, y: 0.5 } })
  assert.ok(at(planes, 0.25, 0.5) >= 100, `${at(planes, 0.25, 0.5)} at the candle`)
  assert.ok(at(planes, 1, 0) < 60, `${at(planes, 1, 0)} in the far corner`)
  const near = 22 * (SIZE.width / 2) + SIZE.width / 8
  assert.ok(planes.red[near]! > 132 && planes.blue[near]! < 124)
})

test('a flame flickers and a lamp does not', () => {
  const heart = (word: string, seconds: number): number => at(lit([word], { seconds }), 0.5, 0.5)
  const seen = (word: string): Set<number> => new Set([0, 0.13, 0.29, 0.41, 0.6].map(seconds => heart(word, seconds)))
  assert.ok(seen('candle').size > 1)
  assert.equal(seen('lamp').size, 1)
})

test('a lamp darkens little by day, and a spot looks the same at any hour', () => {
  const corner = (word: string, time: string): number => at(lit([word], { time }), 0, 0)
  assert.ok(corner('lamp', 'noon') > corner('lamp', 'night') + 10)
  assert.equal(corner('spot', 'noon'), corner('spot', 'night'))
})

test('rays come from the side of the sun, move, and leave the far corner unchanged', () => {
  const first = lit(['god-rays'])
  const later = lit(['god-rays'], { seconds: 3 })
  const sum = (planes: FramePlanes, from: number, to: number): number => {
    let all = 0
    for (let y = 0; y < SIZE.height / 2; y++)
      for (let x = from; x < to; x++) all += planes.luma[y * SIZE.width + x]! - 100
    return all
  }
  assert.ok(sum(first, 80, 150) > 1.5 * sum(first, 0, 70), `${sum(first, 80, 150)} ${sum(first, 0, 70)}`)
  assert.ok(first.luma.some((value, index) => value !== later.luma[index]))
  assert.ok(Math.abs(at(first, 0, 1) - 100) < 6)
})

test('a glow brightens the surroundings of bright things', () => {
  const planes = greyFrame(60)
  for (let y = 40; y < 50; y++) for (let x = 70; x < 90; x++) planes.luma[y * SIZE.width + x] = 230
  createLightPass(
    chooseLighting({ light: ['glow'], time: 'noon' }, true),
    SIZE,
    { pool: { x: 0.5, y: 0.5 }, sunSide: 1 },
    seededRandom(1),
  )?.(planes, 0)
  assert.ok(planes.luma[38 * SIZE.width + 80]! > 62)
  assert.equal(planes.luma[0], 60)
})

test('a spot has a beam from above that widens and fades below, and nothing beside it', () => {
  const spot = lit(['spot'], { at: { x: 0.5, y: 0.6 }, luma: 16 })
  const brightAt = (y: number): number[] =>
    Array.from({ length: SIZE.width }, (_, x) => x).filter(x => spot.luma[y * SIZE.width + x]! > 18)
  assert.ok(brightAt(2).length > 0 && brightAt(70).length > 3 * brightAt(2).length)
  assert.ok(at(spot, 0.5, 0.02) > at(spot, 0.5, 0.85) + 10)
  for (const y of [2, 30, 70]) {
    const lit = brightAt(y)
    assert.ok(Math.abs((lit[0]! + lit.at(-1)!) / 2 - SIZE.width / 2) <= 1, 'in the middle')
    assert.ok(lit.length < 0.6 * SIZE.width)
  }
})

test('rays come from the other side if the sun is there, and are slightly warm', () => {
  const from = (sunSide: 1 | -1): FramePlanes => {
    const planes = greyFrame()
    const lighting = chooseLighting({ light: ['god-rays'], time: 'noon' }, true)
    createLightPass(lighting, SIZE, { pool: { x: 0.5, y: 0.5 }, sunSide }, seededRandom(3))!(planes, 0)
    return planes
  }
  const [left, right] = [from(-1), from(1)]
  const sides = ({ luma }: FramePlanes): [left: number, right: number] => {
    let sums: [number, number] = [0, 0]
    for (let index = 0; index < luma.length; index++)
      sums[index % SIZE.width < SIZE.width / 2 ? 0 : 1] += luma[index]! - 100
    return sums
  }
  assert.ok(sides(left)[0] > 1.3 * sides(left)[1] && sides(right)[1] > 1.3 * sides(right)[0])
  assert.ok(Math.min(...right.blue) < 125 && Math.max(...right.blue) <= 128, 'no blue is added')
  assert.ok(Math.max(...right.red) > 129 && Math.min(...right.red) >= 128)
  assert.ok(Math.min(...right.luma) >= 100 && Math.max(...right.luma) < 235)
})

test('words of light add up within the range of a picture', () => {
  const light = ['warm', 'golden-hour', 'candle', 'fire']
  const all = chooseLighting({ light, time: 'night' }, true)
  assert.equal(all.temperature, 0.5)
  assert.equal(chooseLighting({ light: ['blue', 'cool', 'blue-hour'], time: 'night' }, true).temperature, -0.5)
  assert.ok(all.flickers && all.pool === 0.62, 'the darkest of them')
  const hard = chooseLighting({ light: ['hard', 'dramatic'], time: 'noon' }, true)
  assert.ok(Math.abs(hard.contrast - 1.14 * 1.16) < 1e-9)
  const graded = lightGrade({ temperature: 0.9, vignette: 0.1, lift: 0.02, gain: 0.9 }, { ...all, vignette: -0.3 })
  assert.deepEqual([graded.temperature, graded.vignette], [1, 0])
  assert.deepEqual([graded.lift, graded.gain], [[0.02, 0.02, 0.02], [0.9, 0.9, 0.9].map(one => one * all.gain)])
  assert.equal(lightGrade({ vignette: 0.9 }, { ...all, vignette: 0.4 }).vignette, 1)
})

test('a lamp by day lights a room more than a field, and in the dark both equally', () => {
  const pool = (time: 'noon' | 'night' | 'dawn', isIndoors: boolean): number =>
    chooseLighting({ light: ['lamp'], time }, isIndoors).pool
  assert.ok(pool('noon', false) < pool('noon', true) && pool('noon', true) < pool('night', true))
  assert.equal(pool('night', false), pool('night', true))
  assert.equal(pool('dawn', false), pool('night', false))
  const dark = (isIndoors: boolean): number => chooseLighting({ light: ['low-key'], time: 'noon' }, isIndoors).pool
  assert.equal(dark(false), dark(true), 'who asks for a dark picture has it by day')
})

test('the first word for the direction of light counts', () => {
  assert.equal(chooseLighting({ light: ['soft', 'back', 'side'], time: 'noon' }, true).from, 'back')
  assert.equal(chooseLighting({ light: ['dramatic', 'silhouette'], time: 'noon' }, true).from, 'side')
  assert.equal(chooseLighting({ light: ['silhouette', 'rim'], time: 'noon' }, true).rim, 1.2)
})

test('the glow of a bright thing stays near it, and white is not exceeded', () => {
  const planes = greyFrame(60)
  for (let y = 30; y < 60; y++) for (let x = 60; x < 100; x++) planes.luma[y * SIZE.width + x] = 235
  const lighting = chooseLighting({ light: ['glow'], time: 'noon' }, true)
  createLightPass(lighting, SIZE, { pool: { x: 0.5, y: 0.5 }, sunSide: 1 }, seededRandom(1))!(planes, 0)
  const row = (y: number): number[] => [...planes.luma.subarray(y * SIZE.width, (y + 1) * SIZE.width)]
  assert.equal(Math.max(...planes.luma), 235)
  const middle = row(45)
  assert.ok(middle[58]! > middle[56]! && middle[56]! >= middle[50]!, 'less and less')
  assert.ok(row(10).every(value => value === 60) && middle[40] === 60)
  for (let x = 0; x < 80; x++) assert.ok(Math.abs(middle[x]! - middle[159 - x]!) <= 12, `${x}: alike on both sides`)
})
