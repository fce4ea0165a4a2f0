import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenModel } from '../../../src/models/open-model.ts'
import { chooseBestCutout } from '../../../src/pictures/cutout/best-cut-out.ts'
import { cutOut } from '../../../src/pictures/cutout/cut-out.ts'
import { closeDarkGaps } from '../../../src/pictures/cutout/close-dark-gaps.ts'
import { matteFromBackdrop } from '../../../src/pictures/cutout/matte-from-backdrop.ts'
import { createPlane } from '../../../src/planes/plane.ts'
import { fillMatteInside } from '../../../src/pictures/cutout/fill-matte-inside.ts'
import { pictureOf, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 160, height: 120 }

/** Eyes that see this, in shares of the picture, whatever they look at. */
const eyes =
  (seenAt: (u: number, v: number) => number): OpenModel =>
  async name =>
    name === 'u2netp'
      ? {
          run: async () => ({
            '1959': Float32Array.from({ length: 320 * 320 }, (_, at) =>
              seenAt(((at % 320) + 0.5) / 320, (Math.floor(at / 320) + 0.5) / 320),
            ),
          }),
          close: async () => undefined,
        }
      : undefined

test('a border of many colours is not a backdrop', () => {
  assert.equal(matteFromBackdrop(wavesOf(SIZE)), undefined)
})

test('a thin cord in front of an even backdrop is kept, its shadow is not', () => {
  const picture = pictureOf(SIZE, (x, y) =>
    x > 40 && x < 120 && y === 60 ? [20, 20, 22] : y > 60 && y < 75 ? [176, 175, 172] : [246, 245, 240],
  )
  const seen = matteFromBackdrop(picture)!
  assert.equal(seen.values[60 * SIZE.width + 80], 1)
  assert.equal(seen.values[68 * SIZE.width + 80], 0, 'a shadow')
  assert.equal(seen.values[20 * SIZE.width + 80], 0)
})

test('parts that the model misses in front of an even backdrop belong to the cut-out', async () => {
  const isBody = (x: number, y: number): boolean => x > 90 && x < 130 && y > 40 && y < 90
  const picture = pictureOf(SIZE, (x, y) =>
    isBody(x, y) || (x > 20 && x <= 90 && y > 62 && y < 65) ? [30, 30, 30] : [250, 250, 250],
  )
  const { box, isSubject } = await cutOut(
    picture,
    eyes((u, v) => (isBody(u * SIZE.width, v * SIZE.height) ? 1 : 0)),
  )
  assert.ok(isSubject && box.left <= 22, `from ${box.left}`)
})

test('a faint subject is none', async () => {
  const { isSubject } = await cutOut(
    wavesOf(SIZE),
    // Sure enough, but most of it is only a haze.
    eyes((u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.19 ? 1 : Math.hypot(u - 0.5, v - 0.5) < 0.34 ? 0.27 : 0)),
  )
  assert.equal(isSubject, false)
})

test('only narrow dark gaps are closed', () => {
  const size = { width: 100, height: 60 }
  const isGap = (x: number): boolean => x >= 48 && x < 52
  const matte = createPlane(
    size,
    Float32Array.from({ length: 6_000 }, (_, at) => {
      const [x, y] = [at % 100, Math.floor(at / 100)]
      return x > 20 && x < 80 && y > 10 && y < 50 && !isGap(x) ? 1 : 0
    }),
  )
  const lumaOf = (gap: number) => createPlane(size, new Float32Array(6_000).fill(gap))
  const at = 30 * 100 + 50
  assert.ok(closeDarkGaps(matte, lumaOf(0.05)).values[at]! > 0.9)
  assert.equal(closeDarkGaps(matte, lumaOf(0.5)).values[at], 0)
  assert.ok(closeDarkGaps(matte, lumaOf(0.05)).values[30 * 100 + 8]! < 0.01, 'the ground around stays')
})

test('a subject is opaque inside, and keeps its soft outline and its holes', () => {
  const size = { width: 100, height: 100 }
  const valueAt = (x: number, y: number): number => {
    const away = Math.hypot(x - 50, y - 50)
    return away < 6 ? 0 : away < 30 ? 0.8 : away < 33 ? 0.4 : 0
  }
  const matte = createPlane(
    size,
    Float32Array.from({ length: 10_000 }, (_, at) => valueAt(at % 100, Math.floor(at / 100))),
  )
  const { values } = fillMatteInside(matte)
  assert.deepEqual([values[50 * 100 + 50], values[50 * 100 + 68], values[50 * 100 + 81]], [0, 1, Math.fround(0.4)])
})

test('a wide cut below is reported, feet and stems are not', async () => {
  const bust = await cutOut(
    wavesOf(SIZE),
    eyes((u, v) => (u > 0.3 && u < 0.7 && v > 0.3 ? 1 : 0)),
  )
  assert.deepEqual([bust.isBust, bust.cutAt.bottom, bust.cutAt.top], [true, true, false])
  const stem = await cutOut(
    wavesOf(SIZE),
    eyes((u, v) => ((v < 0.6 && u > 0.2 && u < 0.8 && v > 0.2) || (v >= 0.6 && Math.abs(u - 0.5) < 0.04) ? 1 : 0)),
  )
  assert.equal(stem.isBust, false)
})

test('the best cut-out of several pictures of a subject is used', async () => {
  const transparent = (top: number) =>
    pictureOf(SIZE, (x, y) => (x > 50 && x < 110 && y > 20 && y < top ? [200, 40, 40] : [0, 0, 0, 0]))
  const [cut, whole] = [transparent(200), transparent(100)]
  const card = wavesOf(SIZE)
  const cutouts = await Promise.all([card, cut, whole].map(picture => cutOut(picture, async () => undefined)))
  const best = chooseBestCutout(cutouts)
  assert.deepEqual([best?.isSubject, best?.box.height], [true, 79])
  assert.equal(chooseBestCutout(cutouts.slice(0, 1))?.isSubject, false)
  assert.equal(chooseBestCutout([]), undefined)
})

test('bright teeth belong to the person like the lips around them', () => {
  const [width, height] = [200, 200]
  const isFace = (x: number, y: number): boolean => Math.hypot(x - 100, y - 100) < 80
  const isTeeth = (x: number, y: number): boolean => Math.abs(x - 100) < 22 && Math.abs(y - 135) < 7
  const at = (x: number, y: number): number => y * width + x
  const seen = createPlane({ width, height })
  for (let y = 0; y < height; y++)
    // The model is not sure of them: they are as bright as the wall behind.
    for (let x = 0; x < width; x++) seen.values[at(x, y)] = isTeeth(x, y) ? 0.56 : isFace(x, y) ? 1 : 0
  const whole = fillMatteInside(seen)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isTeeth(x, y)) assert.equal(whole.values[at(x, y)], 1, `${x}, ${y}`)
  assert.equal(whole.values[at(10, 10)], 0)
})
