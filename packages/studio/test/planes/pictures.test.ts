import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { cropPicture, cropPlane, findBoundingBox, placePlane, scaleBox } from '../../src/planes/box.ts'
import { findCutSides } from '../../src/planes/find-cut-sides.ts'
import {
  copyLab,
  createEmptyLab,
  hueBetween,
  hueDegrees,
  labPlane,
  lightPlane,
  resizeLab,
  toLabPicture,
  toRgbaPicture,
} from '../../src/planes/lab-picture.ts'
import { byteToLinear, labToRgb, linearToByte, rgbToLab } from '../../src/planes/oklab.ts'
import { createPlane, type Plane } from '../../src/planes/plane.ts'
import { removeSpecks } from '../../src/planes/remove-specks.ts'
import { fitWithin, flattenOnWhite, resizePicture, toModelPlanes } from '../../src/planes/resize-picture.ts'
import { pictureOf } from '../pictures/photo/test-pictures.ts'

const SIZE = { width: 20, height: 12 }
/** Ones within a box, and nothing elsewhere. */
const boxPlane = (left: number, top: number, width: number, height: number, value = 1): Plane =>
  createPlane(
    SIZE,
    Float32Array.from({ length: 240 }, (_, at) => {
      const [x, y] = [at % 20, Math.floor(at / 20)]
      return x >= left && x < left + width && y >= top && y < top + height ? value : 0
    }),
  )
const add = (a: Plane, b: Plane): Plane =>
  createPlane(
    a,
    a.values.map((value, at) => Math.max(value, b.values[at]!)),
  )

describe('a box', () => {
  test('is the smallest with all visible pixels, without specks', () => {
    assert.deepEqual(findBoundingBox(boxPlane(3, 2, 5, 4)), { left: 3, top: 2, width: 5, height: 4 })
    assert.equal(findBoundingBox(boxPlane(0, 0, 0, 0)), undefined)
    assert.equal(findBoundingBox(boxPlane(3, 2, 5, 4, 0.02)), undefined)
    assert.deepEqual(findBoundingBox(add(boxPlane(0, 0, 1, 1), boxPlane(19, 11, 1, 1))), { left: 0, top: 0, ...SIZE })
  })

  test('in another size is at the same position and never empty', () => {
    assert.deepEqual(scaleBox({ left: 2, top: 4, width: 6, height: 2 }, 2, 0.5), {
      left: 4,
      top: 2,
      width: 12,
      height: 1,
    })
    assert.deepEqual(scaleBox({ left: 0, top: 0, width: 1, height: 1 }, 0.1, 0.1), {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    })
  })

  test('is cut out and put back at its position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (left, top, width, height) => {
          const box = { left, top, width: Math.min(width, 20 - left), height: Math.min(height, 12 - top) }
          const plane = createPlane(
            SIZE,
            Float32Array.from({ length: 240 }, (_, at) => at + 1),
          )
          const back = placePlane(cropPlane(plane, box), box, SIZE)
          for (let at = 0; at < 240; at++) {
            const [x, y] = [at % 20, Math.floor(at / 20)]
            const isInside = x >= left && x < left + box.width && y >= top && y < top + box.height
            assert.equal(back.values[at], isInside ? at + 1 : 0)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('is cropped at whole pixels', () => {
    const picture = pictureOf(SIZE, (x, y) => [x, y, 7, 255])
    const { width, height, rgba } = cropPicture(picture, { left: 4, top: 3, width: 2, height: 2 })
    assert.deepEqual([width, height], [2, 2])
    assert.deepEqual([...rgba], [4, 3, 7, 255, 5, 3, 7, 255, 4, 4, 7, 255, 5, 4, 7, 255])
  })
})

describe('a matte', () => {
  test('continues outside if more than a speck touches the side', () => {
    assert.deepEqual(findCutSides(boxPlane(0, 3, 5, 9)), { left: true, right: false, top: false, bottom: true })
    assert.deepEqual(findCutSides(boxPlane(5, 3, 5, 5)), { left: false, right: false, top: false, bottom: false })
    assert.deepEqual(findCutSides(boxPlane(0, 0, 20, 12)), { left: true, right: true, top: true, bottom: true })
    assert.equal(findCutSides(boxPlane(0, 3, 5, 9, 0.4)).left, false, 'what is faint does not')
  })

  test('loses specks and keeps pieces nearly as large as the largest', () => {
    const large = boxPlane(1, 1, 8, 10)
    assert.deepEqual(removeSpecks(add(large, boxPlane(15, 5, 2, 2))).values, large.values)
    const second = add(large, boxPlane(12, 2, 5, 6))
    assert.deepEqual(removeSpecks(second).values, second.values)
  })

  test('keeps a speck that touches the large piece, also across a corner of faint pixels', () => {
    const joined = add(boxPlane(1, 1, 8, 10), boxPlane(9, 5, 2, 1, 0.2))
    assert.deepEqual(removeSpecks(joined).values, joined.values)
    const corner = add(boxPlane(1, 1, 8, 4), boxPlane(9, 5, 1, 1))
    assert.equal(removeSpecks(corner).values[5 * 20 + 9], 0, 'corners do not touch')
  })

  test('stays empty if it is empty', () => {
    assert.ok(removeSpecks(boxPlane(0, 0, 0, 0)).values.every(value => value === 0))
  })
})

describe('a colour', () => {
  const bytes = fc.tuple(
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
  )

  test('survives the conversion to the working space and back', () => {
    fc.assert(
      fc.property(bytes, ([red, green, blue]) => {
        const back = labToRgb(...rgbToLab(red, green, blue))
        for (const [at, byte] of [red, green, blue].entries())
          assert.ok(Math.abs(back[at]! - byte) <= 2, `${byte} is ${back[at]}`)
      }),
    )
  })

  test('is 1 for white, 0 for black, and has no chroma for greys', () => {
    for (const grey of [0, 40, 128, 255]) {
      const [, a, b] = rgbToLab(grey, grey, grey)
      assert.ok(Math.abs(a) < 1e-3 && Math.abs(b) < 1e-3)
    }
    assert.ok(Math.abs(rgbToLab(255, 255, 255)[0] - 1) < 1e-3)
    assert.ok(Math.abs(rgbToLab(0, 0, 0)[0]) < 1e-3)
  })

  test('is brighter in linear light than its byte, and bytes are restored', () => {
    for (let byte = 0; byte < 256; byte++) assert.ok(Math.abs(linearToByte(byteToLinear(byte)) - byte) <= 1, `${byte}`)
    assert.ok(Math.abs(byteToLinear(188) - 0.5) < 0.01)
    assert.deepEqual([linearToByte(-1), linearToByte(0), linearToByte(1), linearToByte(7)], [0, 0, 255, 255])
  })

  test('has its hue on the wheel, and hues differ by the shorter way', () => {
    const hue = (red: number, green: number, blue: number): number => {
      const [, a, b] = rgbToLab(red, green, blue)
      return hueDegrees(a, b)
    }
    for (const [degrees, wanted] of [
      [hue(255, 0, 0), 29],
      [hue(255, 255, 0), 110],
      [hue(0, 255, 0), 142],
      [hue(0, 0, 255), 264],
    ] as const)
      assert.ok(hueBetween(degrees, wanted) < 2, `${degrees} for ${wanted}`)
    assert.deepEqual(
      [hueBetween(350, 10), hueBetween(10, 350), hueBetween(0, 180), hueBetween(90, 90)],
      [20, 20, 180, 0],
    )
  })

  test('is opaque after the conversion of a picture', () => {
    const picture = pictureOf({ width: 9, height: 5 }, (x, y) => [x * 28, y * 50, 200 - x * 10, 90])
    const back = toRgbaPicture(toLabPicture(picture))
    for (let at = 0; at < back.rgba.length; at += 4) {
      for (let part = 0; part < 3; part++) assert.ok(Math.abs(back.rgba[at + part]! - picture.rgba[at + part]!) <= 2)
      assert.equal(back.rgba[at + 3], 255)
    }
  })

  test('is independent in a copy of a picture, and shared in a plane', () => {
    const lab = toLabPicture(pictureOf({ width: 3, height: 3 }, () => [10, 20, 30, 255]))
    const copy = copyLab(lab)
    copy.light[0] = 5
    assert.notEqual(lab.light[0], 5)
    assert.equal(lightPlane(lab).values, lab.light)
    assert.equal(labPlane(lab, 'b').values, lab.b)
    assert.ok(createEmptyLab({ width: 2, height: 2 }).a.every(value => value === 0))
    const small = resizeLab(lab, { width: 1, height: 1 })
    assert.ok(Math.abs(small.light[0]! - lab.light[0]!) < 1e-5)
  })
})

describe('a size', () => {
  const halves = pictureOf({ width: 40, height: 20 }, x => (x < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255]))

  test('of a cover is cropped equally at both ends, and a fill keeps all', async () => {
    const covered = await resizePicture(halves, { width: 20, height: 20 }, 'cover')
    assert.equal(covered.rgba[0], 255)
    assert.equal(covered.rgba[(20 * 10 + 19) * 4 + 2], 255)
    const filled = await resizePicture(halves, { width: 8, height: 30 }, 'fill')
    assert.deepEqual([filled.width, filled.height, filled.rgba.length], [8, 30, 8 * 30 * 4])
  })

  test('that stays the same gives the same picture', async () => {
    assert.equal((await resizePicture(halves, { width: 40, height: 20 }, 'cover')).rgba, halves.rgba)
  })

  test('has no side above the limit, and small pictures are unchanged', async () => {
    const small = await fitWithin(halves, 10)
    assert.deepEqual([small.width, small.height], [10, 5])
    assert.equal((await fitWithin(halves, 100)).width, 40)
    const line = await fitWithin(
      pictureOf({ width: 100, height: 1 }, () => [1, 2, 3, 255]),
      10,
    )
    assert.deepEqual([line.width, line.height], [10, 1])
  })

  test('is reduced on white for transparent pixels', () => {
    const { rgba } = flattenOnWhite({
      width: 3,
      height: 1,
      rgba: Uint8Array.of(10, 20, 30, 255, 0, 0, 0, 0, 0, 0, 0, 51),
    })
    assert.deepEqual([...rgba], [10, 20, 30, 255, 255, 255, 255, 255, 204, 204, 204, 255])
  })

  test('for a model has plane after plane, in its range', () => {
    const picture = { width: 2, height: 1, rgba: Uint8Array.of(255, 0, 51, 255, 0, 255, 102, 255) }
    assert.deepEqual(
      [...toModelPlanes(picture)].map(value => Number(value.toFixed(2))),
      [1, 0, 0, 1, 0.2, 0.4],
    )
    assert.deepEqual(
      [...toModelPlanes(picture, (value, channel) => value + channel)].map(value => Number(value.toFixed(2))),
      [1, 0, 1, 2, 2.2, 2.4],
    )
  })
})
