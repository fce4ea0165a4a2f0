import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blurBackground } from '../../../src/pictures/edit/blur-background.ts'
import { coverWithSnow } from '../../../src/pictures/edit/cover-with-snow.ts'
import { drawPrecipitation } from '../../../src/pictures/edit/draw-precipitation.ts'
import { fillBackground } from '../../../src/pictures/edit/fill-background.ts'
import type { Areas } from '../../../src/pictures/edit/find-areas.ts'
import { findClothes } from '../../../src/pictures/edit/find-clothes.ts'
import { flipPicture } from '../../../src/pictures/edit/flip-picture.ts'
import { groundShadow } from '../../../src/pictures/edit/ground-shadow.ts'
import { relight } from '../../../src/pictures/edit/relight.ts'
import { restoreDetail } from '../../../src/pictures/edit/restore-detail.ts'
import { paperTexture } from '../../../src/pictures/edit/styles/paper-texture.ts'
import { pixelate } from '../../../src/pictures/edit/styles/pixelate.ts'
import { measureSlopes, traceLines } from '../../../src/pictures/edit/styles/trace-lines.ts'
import { fillMatteInside } from '../../../src/pictures/cutout/fill-matte-inside.ts'
import { cacheLatest } from '../../../src/pictures/photo/cache-latest.ts'
import { findFarArea } from '../../../src/pictures/photo/find-far-area.ts'
import { type LabPicture, toLabPicture } from '../../../src/planes/lab-picture.ts'
import { createPlane, type Plane } from '../../../src/planes/plane.ts'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { pictureOf, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 48, height: 48 }
const isBody = (x: number, y: number): boolean => x >= 16 && x < 32 && y >= 8 && y < 40
const planeBy = (valueAt: (x: number, y: number) => number): Plane =>
  createPlane(
    SIZE,
    Float32Array.from({ length: 2304 }, (_, at) => valueAt(at % 48, Math.floor(at / 48))),
  )
const body = planeBy((x, y) => (isBody(x, y) ? 1 : 0))
const pixel = ({ width, rgba }: RgbaPicture, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const striped = (): LabPicture => toLabPicture(pictureOf(SIZE, x => (x % 4 < 2 ? [60, 60, 60] : [200, 200, 200])))
const roughness = ({ light }: LabPicture, isIn: (x: number, y: number) => boolean): number => {
  let sum = 0
  for (let at = 1; at < light.length; at++)
    if (isIn(at % 48, Math.floor(at / 48))) sum += Math.abs(light[at]! - light[at - 1]!)
  return sum
}

describe('the background', () => {
  const areas = (subject: Plane | undefined): Areas => ({
    subject: async () => subject,
    sky: async () => createPlane(SIZE),
    leaves: async () => createPlane(SIZE),
    nearness: async () => planeBy((_, y) => y / 48),
  })

  test('is out of focus around a sharp subject', async () => {
    const lab = striped()
    await blurBackground(lab, areas(body))
    const isFar = (x: number, y: number): boolean => x < 12 && x > 2 && y < 30 && y > 2
    assert.ok(roughness(lab, isFar) < 0.4 * roughness(striped(), isFar))
    const isInside = (x: number, y: number): boolean => x > 18 && x < 30 && y > 12 && y < 36
    assert.ok(Math.abs(roughness(lab, isInside) / roughness(striped(), isInside) - 1) < 0.02)
  })

  test('is the distant part without a subject', async () => {
    const lab = striped()
    const sharp = await blurBackground(lab, areas(undefined))
    assert.ok(sharp.values[2 * 48]! < 0.1 && sharp.values[45 * 48]! > 0.9)
  })

  test('takes one colour, and the subject stays', () => {
    const lab = striped()
    fillBackground(lab, body, 'blue')
    assert.ok(lab.b[0]! < -0.08)
    assert.equal(lab.light[20 * 48 + 24], striped().light[20 * 48 + 24])
    const unknown = striped()
    fillBackground(unknown, body, 'plaid')
    assert.ok(unknown.light[0]! > 0.8, 'what is no colour is white')
  })

  test('has a shadow below a standing subject, and none below one that is cut off', () => {
    const shadow = groundShadow(body)
    assert.ok(shadow.values[40 * 48 + 24]! > 0.4)
    assert.ok(shadow.values[20 * 48 + 4]! < 0.01 && shadow.values[12 * 48 + 24]! < 0.01)
    const tall = { width: 48, height: 100 }
    const cut = groundShadow(
      createPlane(
        tall,
        Float32Array.from({ length: 4800 }, (_, at) => (Math.abs((at % 48) - 24) < 8 && at > 960 ? 1 : 0)),
      ),
    )
    assert.ok(cut.values.every(value => value === 0))
  })

  test('gives the subject its light and its colour', () => {
    const front = (): LabPicture => toLabPicture(pictureOf(SIZE, () => [150, 150, 150]))
    const lit = (rgb: readonly [number, number, number]): LabPicture => {
      const made = front()
      relight(made, body, toLabPicture(pictureOf(SIZE, () => rgb)), {
        direction: [0.8, 0.5, 0],
        colour: [1, 0.8, 0.5],
        ambient: [1, 1, 1],
        haze: [1, 1, 1],
        hazePerMetre: 0,
      })
      return made
    }
    assert.ok(lit([20, 20, 20]).light[0]! < lit([240, 240, 240]).light[0]!)
    assert.ok(lit([40, 60, 200]).b[1000]! < lit([200, 160, 40]).b[1000]!)
    const bright = lit([200, 200, 200])
    assert.ok(bright.light[24 * 48 + 44]! > bright.light[24 * 48 + 4]!, 'more on the side of the light')
  })
})

describe('falling weather', () => {
  const plain = pictureOf({ width: 120, height: 80 }, () => [90, 100, 110])
  const differing = (a: RgbaPicture, b: RgbaPicture): number => a.rgba.filter((byte, at) => byte !== b.rgba[at]).length

  test('is rain, heavier rain in a storm, or snow; nothing else', () => {
    for (const weather of ['clear', 'fog', 'cloudy', undefined] as const)
      assert.equal(drawPrecipitation(plain, weather, 1), plain)
    const [rain, storm, snow] = (['rain', 'storm', 'snow'] as const).map(weather =>
      drawPrecipitation(plain, weather, 1),
    ) as [RgbaPicture, RgbaPicture, RgbaPicture]
    for (const made of [rain, storm, snow]) assert.ok(differing(made, plain) > 500)
    assert.ok(differing(rain, snow) > 500)
    assert.ok(differing(storm, rain) > 100)
  })

  test('is lighter than a dark picture, the same for its seed, and does not change its input', () => {
    const dark = pictureOf({ width: 120, height: 80 }, () => [10, 10, 10])
    const sum = ({ rgba }: RgbaPicture): number => rgba.reduce((total, byte) => total + byte, 0)
    assert.ok(sum(drawPrecipitation(dark, 'snow', 1)) > sum(dark))
    assert.deepEqual(drawPrecipitation(plain, 'rain', 4).rgba, drawPrecipitation(plain, 'rain', 4).rgba)
    assert.notDeepEqual(drawPrecipitation(plain, 'rain', 4).rgba, drawPrecipitation(plain, 'rain', 5).rgba)
    assert.deepEqual(pixel(plain, 5, 5), [90, 100, 110, 255])
  })

  test('covers the ground in snow, not the sky and the subject', () => {
    const lab = toLabPicture(pictureOf(SIZE, (_, y) => (y < 16 ? [120, 160, 220] : [90, 110, 50])))
    const before = lab.light.slice()
    const sky = planeBy((_, y) => (y < 16 ? 1 : 0))
    coverWithSnow(lab, { leaves: planeBy((_, y) => (y >= 16 ? 1 : 0)), sky, subject: body }, 1)
    assert.ok(lab.light[44 * 48 + 4]! > before[44 * 48 + 4]! + 0.15)
    assert.ok(Math.abs(lab.light[30 * 48 + 24]! - before[30 * 48 + 24]!) < 0.1)
  })
})

describe('lines, paper and blocks', () => {
  test('have ink where a picture is darker than its surroundings, and none in flat areas', () => {
    const line = toLabPicture(pictureOf(SIZE, x => (Math.abs(x - 24) < 2 ? [40, 40, 40] : [200, 200, 200])))
    const ink = traceLines(line, 3)
    assert.ok(ink.values[24 * 48 + 24]! > 0.8 && ink.values[24 * 48 + 4]! < 0.01)
  })

  test('have slopes from dark to light', () => {
    const { across, down } = measureSlopes(toLabPicture(pictureOf(SIZE, x => [x * 5, x * 5, x * 5])))
    assert.ok(across[24 * 48 + 24]! > 0 && Math.abs(down[24 * 48 + 24]!) < 1e-6)
  })

  test('have a grain of paper with a mean of zero', () => {
    const { values } = paperTexture(SIZE, 3)
    assert.ok(values.every(value => value >= -1 && value <= 1))
    assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length) < 0.2)
  })

  test('have pixels of few colours in exactly the requested size', async () => {
    const made = await pixelate(wavesOf({ width: 90, height: 60 }), { width: 91, height: 63 })
    assert.deepEqual([made.width, made.height], [91, 63])
    assert.deepEqual(pixel(made, 0, 0), pixel(made, 1, 1))
    const colours = new Set(
      Array.from({ length: 91 * 63 }, (_, at) => pixel(made, at % 91, Math.floor(at / 91)).join()),
    )
    assert.ok(colours.size <= 28, `${colours.size}`)
  })

  test('are flipped across or down, and restored by a second flip', () => {
    const picture = pictureOf({ width: 5, height: 3 }, (x, y) => [x, y, 0])
    assert.deepEqual(pixel(flipPicture(picture, 'across'), 0, 0), [4, 0, 0, 255])
    assert.deepEqual(pixel(flipPicture(picture, 'down'), 0, 0), [0, 2, 0, 255])
    assert.deepEqual(flipPicture(flipPicture(picture, 'down'), 'down').rgba, picture.rgba)
  })
})

test('an edit at a small size regains detail from the original where it is still visible', async () => {
  const original = pictureOf({ width: 64, height: 64 }, x => (x % 2 ? [150, 150, 150] : [90, 90, 90]))
  const small = pictureOf({ width: 16, height: 16 }, () => [120, 120, 120])
  const restored = await restoreDetail(small, small, original, undefined)
  assert.deepEqual([restored.width, restored.height], [64, 64])
  assert.ok(Math.abs(pixel(restored, 33, 30)[0]! - pixel(restored, 32, 30)[0]!) > 40)
  const gone = await restoreDetail(small, small, original, createPlane({ width: 16, height: 16 }))
  assert.ok(Math.abs(pixel(gone, 33, 30)[0]! - pixel(gone, 32, 30)[0]!) < 4)
})

describe('clothes in a picture', () => {
  /** Skin above, a red shirt, blue trousers. */
  const person = toLabPicture(
    pictureOf(SIZE, (x, y) =>
      !isBody(x, y) ? [200, 210, 200] : y < 14 ? [220, 170, 140] : y < 25 ? [180, 30, 30] : [30, 40, 150],
    ),
  )
  const share = ({ values }: Plane, isIn: (x: number, y: number) => boolean): number => {
    let [sum, count] = [0, 0]
    for (const [at, value] of values.entries())
      if (isIn(at % 48, Math.floor(at / 48))) {
        sum += value
        count++
      }
    return sum / count
  }
  const isShirt = (x: number, y: number): boolean => x > 18 && x < 30 && y > 15 && y < 23
  const isTrousers = (x: number, y: number): boolean => x > 18 && x < 30 && y > 28 && y < 38

  test('are a shirt above and trousers below, without overlap', () => {
    const upper = findClothes(person, body, 'upper')
    assert.ok(
      share(upper, isShirt) > 0.7 && share(upper, isTrousers) < 0.1,
      `${share(upper, isShirt)} ${share(upper, isTrousers)}`,
    )
    const lower = findClothes(person, body, 'lower')
    assert.ok(share(lower, isTrousers) > 0.7 && share(lower, isShirt) < 0.1)
  })

  test('are none without a person', () => {
    assert.ok(findClothes(person, createPlane(SIZE), 'upper').values.every(value => value === 0))
  })
})

describe('the distance and the inside', () => {
  test('are reached from above without crossing an outline', () => {
    const far = findFarArea(
      pictureOf(SIZE, (x, y) => (y < 20 ? [150, 180, 230] : (x + y) % 2 ? [40, 90, 30] : [90, 140, 60])),
    )
    assert.ok(far.values[5 * 48 + 24]! > 0.9 && far.values[40 * 48 + 24]! < 0.1)
  })

  test('have no sky in a gap between leaves', () => {
    const gap = findFarArea(
      pictureOf(SIZE, (x, y) =>
        y < 3 && x > 20 && x < 26 ? [150, 180, 230] : (x + y) % 2 ? [10, 40, 10] : [60, 90, 40],
      ),
    )
    assert.ok(gap.values.every(value => value === 0))
  })

  test('are whole inside a matte and soft at its edge', () => {
    const unsure = planeBy((x, y) => (isBody(x, y) ? (Math.abs(x - 24) < 3 && Math.abs(y - 24) < 3 ? 0.6 : 1) : 0))
    const made = fillMatteInside(unsure)
    assert.equal(made.values[24 * 48 + 24], 1)
    assert.equal(made.values[2], 0)
  })
})

describe('the last result', () => {
  test('is computed once, and again after others or a failure', async () => {
    const cache = cacheLatest<number>(2)
    let made = 0
    const make = async (): Promise<number> => ++made
    assert.deepEqual([await cache('a', make), await cache('a', make), await cache('b', make)], [1, 1, 2])
    await cache('c', make)
    assert.equal(await cache('a', make), 4)
    await assert.rejects(cache('bad', () => Promise.reject(new Error('no'))))
    assert.equal(await cache('bad', make), 5)
  })
})
