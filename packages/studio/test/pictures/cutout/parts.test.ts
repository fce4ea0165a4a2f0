import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chooseBestCutout } from '../../../src/pictures/cutout/best-cut-out.ts'
import { cleanColours } from '../../../src/pictures/cutout/clean-colours.ts'
import { closeDarkGaps } from '../../../src/pictures/cutout/close-dark-gaps.ts'
import { framedCard } from '../../../src/pictures/cutout/framed-card.ts'
import { matteFromBackdrop } from '../../../src/pictures/cutout/matte-from-backdrop.ts'
import { createPlane, type Plane } from '../../../src/planes/plane.ts'
import { pictureOf } from '../photo/test-pictures.ts'

const SIZE = { width: 60, height: 40 }
const planeBy = (valueAt: (x: number, y: number) => number): Plane =>
  createPlane(
    SIZE,
    Float32Array.from({ length: 2400 }, (_, at) => valueAt(at % 60, Math.floor(at / 60))),
  )
const isBox = (x: number, y: number): boolean => x >= 20 && x < 40 && y >= 12 && y < 30

describe('in front of an even backdrop', () => {
  const matteOf = (colourAt: (x: number, y: number) => readonly [number, number, number]) =>
    matteFromBackdrop(pictureOf(SIZE, colourAt))

  test('all other colours are the subject', () => {
    const matte = matteOf((x, y) => (isBox(x, y) ? [200, 30, 30] : [240, 240, 240]))!
    for (let at = 0; at < 2400; at++)
      assert.equal(matte.values[at]! > 0.9, isBox(at % 60, Math.floor(at / 60)), `${at}`)
  })

  test('a darker shade of the backdrop is a shadow, black is not', () => {
    const matte = matteOf((x, y) => (isBox(x, y) ? (x < 30 ? [180, 180, 180] : [20, 20, 20]) : [240, 240, 240]))!
    assert.equal(matte.values[20 * 60 + 25], 0)
    assert.ok(matte.values[20 * 60 + 35]! > 0.9)
  })

  test('a border that is not even gives no result', () => {
    assert.equal(
      matteOf((x, y) => [(x * 37) % 255, (y * 53) % 255, 90]),
      undefined,
    )
  })
})

test('narrow dark gaps are closed, light ones and wide ones are not', () => {
  const gap = (from: number, to: number): Plane => planeBy((x, y) => (isBox(x, y) && !(x >= from && x < to) ? 1 : 0))
  const dark = planeBy((x, y) => (isBox(x, y) ? 0.05 : 0.9))
  const closed = closeDarkGaps(gap(29, 31), dark)
  assert.ok(closed.values[20 * 60 + 30]! > 0.8)
  const light = closeDarkGaps(
    gap(29, 31),
    planeBy(() => 0.9),
  )
  assert.equal(light.values[20 * 60 + 30], 0)
  const wide = closeDarkGaps(gap(21, 39), dark)
  assert.ok(wide.values[20 * 60 + 30]! < 0.2)
  for (let at = 0; at < 2400; at++) assert.ok(closed.values[at]! >= gap(29, 31).values[at]!, 'nothing is taken away')
})

test('an outline loses the colour of the background', () => {
  // Half red, half green at the edge: the red is the subject's.
  const alpha = planeBy((x, y) => (isBox(x, y) ? (x === 20 || x === 39 ? 0.5 : 1) : 0))
  const picture = pictureOf(SIZE, (x, y) =>
    isBox(x, y) ? (x === 20 || x === 39 ? [110, 100, 20] : [220, 20, 20]) : [0, 180, 20],
  )
  const { rgba } = cleanColours(picture, alpha)
  const at = (20 * 60 + 20) * 4
  assert.ok(rgba[at]! > 170 && rgba[at + 1]! < 60, `${rgba[at]} ${rgba[at + 1]}`)
  assert.equal(rgba[at + 3], 128)
  assert.ok(Math.abs(rgba[(20 * 60 + 30) * 4]! - 220) < 6, 'inside it is as it was')
  assert.equal(rgba[3], 0)
})

describe('among several cut-outs', () => {
  const cutout = (more: object = {}) => ({
    cutout: { width: 1, height: 1, rgba: new Uint8Array(4) },
    isSubject: true,
    confidence: 0.8,
    share: 1,
    cutAt: { left: false, right: false, top: false, bottom: false },
    isBust: false,
    isSevered: false,
    fillsPicture: false,
    box: { left: 0, top: 0, width: 1, height: 1 },
    ...more,
  })
  const best = (...cutouts: ReturnType<typeof cutout>[]): number => cutouts.indexOf(chooseBestCutout(cutouts) as never)

  test('the best one shows a whole subject sharply, and the first of equals counts', () => {
    assert.equal(best(cutout({ isSubject: false, confidence: 1 }), cutout({ confidence: 0.1 })), 1)
    assert.equal(
      best(cutout({ cutAt: { left: true, right: true, top: false, bottom: false } }), cutout({ confidence: 0.7 })),
      1,
    )
    assert.equal(best(cutout({ isBust: true }), cutout({ confidence: 0.6 })), 1)
    assert.equal(best(cutout({ confidence: 0.5 }), cutout({ confidence: 0.9 })), 1)
    assert.equal(best(cutout(), cutout()), 0)
    assert.equal(chooseBestCutout([]), undefined)
  })
})

describe('a print', () => {
  test('has its whole picture in a white frame with round corners and a soft shadow below', async () => {
    const card = await framedCard(pictureOf({ width: 160, height: 120 }, () => [200, 40, 40]))
    assert.ok(card.width > 160 && card.height > 120)
    const alphaAt = (x: number, y: number): number => card.rgba[(y * card.width + x) * 4 + 3]!
    const redAt = (x: number, y: number): number => card.rgba[(y * card.width + x) * 4]!
    const [middleX, middleY] = [card.width >> 1, card.height >> 1]
    assert.deepEqual([alphaAt(middleX, middleY), redAt(middleX, middleY)], [255, 200])
    assert.equal(alphaAt(0, 0), 0)
    let isFramed = false
    for (let x = 0; x < middleX; x++) if (alphaAt(x, middleY) > 250 && redAt(x, middleY) === 250) isFramed = true
    assert.ok(isFramed)
    let [above, below] = [0, 0]
    for (let y = 0; y < 6; y++) {
      above += alphaAt(middleX, y)
      below += alphaAt(middleX, card.height - 1 - y)
    }
    assert.ok(below >= above)
  })

  test('of a large picture has a limited size', async () => {
    const card = await framedCard(pictureOf({ width: 2000, height: 20 }, () => [1, 2, 3]))
    assert.ok(card.width < 1_100)
  })
})
