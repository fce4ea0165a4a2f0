import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blurValues, cropPicture, findInkBox, trimPicture, warpPicture } from '../../src/figures/picture.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { pictureOf } from '../pictures/photo/test-pictures.ts'

const SIZE = { width: 24, height: 16 }
const isBox = (x: number, y: number): boolean => x >= 4 && x < 12 && y >= 3 && y < 13
const box = (): RgbaPicture => pictureOf(SIZE, (x, y) => (isBox(x, y) ? [200, 40, 40, 255] : [0, 0, 0, 0]))
const pixelAt = ({ width, rgba }: RgbaPicture, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe('a picture of a figure', () => {
  test('has a box of its visible part, and an empty picture has none', () => {
    assert.deepEqual(findInkBox(box()), { left: 4, top: 3, right: 12, bottom: 13 })
    assert.equal(findInkBox({ ...SIZE, rgba: new Uint8Array(24 * 16 * 4) }), undefined)
    const faint = pictureOf(SIZE, () => [9, 9, 9, 12])
    assert.equal(findInkBox(faint), undefined)
    assert.equal(trimPicture(faint), faint)
  })

  test('is cropped to its visible part', () => {
    const { width, height, rgba } = trimPicture(box())
    assert.deepEqual([width, height], [8, 10])
    assert.ok(rgba.every((byte, at) => at % 4 !== 3 || byte === 255))
  })

  test('is empty beyond its edges', () => {
    const crop = cropPicture(box(), { left: -2, top: -1, right: 6, bottom: 5 })
    assert.deepEqual([crop.width, crop.height], [8, 6])
    assert.deepEqual(pixelAt(crop, 0, 0), [0, 0, 0, 0])
    assert.deepEqual(pixelAt(crop, 6, 4), [200, 40, 40, 255])
  })

  test('stays if it is not moved, and is shifted by whole pixels', () => {
    const same = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x
      place.y = y
    })
    assert.deepEqual(same.rgba, box().rgba)
    const shifted = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x - 3
      place.y = y - 2
    })
    assert.deepEqual(findInkBox(shifted), { left: 7, top: 5, right: 15, bottom: 15 })
  })

  test('does not blend in colours of transparent pixels', () => {
    const half = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x - 0.5
      place.y = y
    })
    const [red, green, , alpha] = pixelAt(half, 4, 6)
    assert.ok(alpha! > 100 && alpha! < 155)
    assert.deepEqual([red, green], [200, 40])
  })

  test('keeps the mean of an even field in a blur, and spreads a spot', () => {
    const flat = blurValues(new Float32Array(64).fill(0.5), 8, 8, 2)
    assert.ok(flat.every(value => Math.abs(value - 0.5) < 1e-6))
    const spot = new Float32Array(225)
    spot[7 * 15 + 7] = 1
    const blurred = blurValues(spot, 15, 15, 1, 1)
    assert.ok(Math.abs(blurred[7 * 15 + 7]! - 1 / 9) < 1e-6 && Math.abs(blurred[6 * 15 + 8]! - 1 / 9) < 1e-6)
    assert.equal(blurred[7 * 15 + 10], 0)
    assert.ok(Math.abs(blurred.reduce((sum, value) => sum + value, 0) - 1) < 1e-5)
  })
})

describe('colours of figures', () => {})
