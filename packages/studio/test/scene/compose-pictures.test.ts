import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { castInputs } from '../../src/direct/cast-inputs.ts'
import { composePictures } from '../../src/scene/compose-pictures.ts'
import { arrangeRows } from '../../src/pictures/edit/arrange-rows.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { carPicture, differenceOf, openNothing, openWithCar } from '../pictures/edit/test-pictures.ts'

const plain = (red: number, green: number, blue: number, width = 160, height = 120): RgbaPicture => ({
  width,
  height,
  rgba: Uint8Array.from({ length: width * height * 4 }, (_, at) => [red, green, blue, 255][at % 4]!),
})

const inputs = [{ role: 'images[0]' }, { role: 'images[1]' }]

test('rows never overlap, stay in the frame and keep every picture, up to a hundred', () => {
  for (const count of [1, 2, 5, 7, 24, 100]) {
    for (const frame of [
      { width: 1280, height: 720 },
      { width: 540, height: 960 },
    ]) {
      const sizes = Array.from({ length: count }, (_, index) => ({ width: 100 + (index % 3) * 90, height: 150 }))
      const boxes = arrangeRows(sizes, frame, 0.045)
      assert.equal(boxes.length, count)
      for (const [index, { left, top, width, height }] of boxes.entries()) {
        assert.ok(width > 0 && height > 0 && left >= -0.01 && top >= -0.01)
        assert.ok(left + width <= frame.width + 0.01 && top + height <= frame.height + 0.01)
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            other.left >= left + width - 0.01 ||
            other.top >= top + height - 0.01 ||
            left >= other.left + other.width - 0.01
          assert.ok(isApart)
        }
      }
    }
  }
})

test('words that describe nothing give a collage in which every picture is seen', async () => {
  const pictures = [plain(200, 30, 30), plain(30, 180, 40), plain(40, 50, 200)]
  const prompt = 'zzz qqq'
  const size = { width: 360, height: 240 }
  const options = { prompt, shots: direct({ prompt, seed: 1 }), seed: 1, size }
  const made = await composePictures(
    pictures.map(picture => ({ picture })),
    options,
    openNothing,
  )
  assert.deepEqual({ width: made.width, height: made.height }, size)
  for (const { rgba } of pictures) {
    let seen = 0
    for (let at = 0; at < made.rgba.length; at += 4) {
      const away =
        Math.abs(made.rgba[at]! - rgba[0]!) +
        Math.abs(made.rgba[at + 1]! - rgba[1]!) +
        Math.abs(made.rgba[at + 2]! - rgba[2]!)
      if (away < 24) seen++
    }
    assert.ok(seen > 1_000, `${rgba.slice(0, 3).join(' ')} is seen in ${seen} pixels`)
  }
})

test('a described scene is painted with the subjects, the same for the same seed', async () => {
  const prompt = 'two cars on a meadow at noon'
  const size = { width: 320, height: 180 }
  const options = { prompt, shots: castInputs(direct({ prompt, seed: 2, inputs })), seed: 2, size }
  const pictures = [
    { picture: carPicture(), name: 'images[0]' },
    { picture: carPicture(), name: 'images[1]' },
  ]
  const [one, other] = [
    await composePictures(pictures, options, openWithCar),
    await composePictures(pictures, options, openWithCar),
  ]
  assert.deepEqual({ width: one.width, height: one.height }, size)
  assert.equal(differenceOf(one, other), 0)
  let red = 0
  for (let at = 0; at < one.rgba.length; at += 4)
    if (one.rgba[at]! > one.rgba[at + 1]! + 70 && one.rgba[at]! > one.rgba[at + 2]! + 50) red++
  assert.ok(red > 200, `${red} red pixels`)
})

test('a picture of a place is what the others stand in, and no picture on a table', async () => {
  const size = { width: 320, height: 180 }
  const place = plain(150, 30, 20, 400, 225)
  for (const prompt of ['[@Car] drives in [@Zog]', '[@Car] [@Zog]']) {
    const named = [
      { role: 'a', name: 'Car', shows: 'subject' as const },
      { role: 'b', name: 'Zog', shows: 'place' as const },
    ]
    const shots = castInputs(direct({ prompt, seed: 1, inputs: named }))
    const pictures = [
      { picture: carPicture(), name: 'Car', shows: 'subject' as const },
      { picture: place, name: 'Zog', shows: 'place' as const },
    ]
    const made = await composePictures(pictures, { prompt, shots, seed: 1, size }, openWithCar)
    // All corners are the place's own.
    for (const at of [0, size.width - 1, (size.height - 1) * size.width, size.height * size.width - 1]) {
      const [r, g, b] = made.rgba.subarray(at * 4, at * 4 + 3)
      assert.ok(r! > 90 && g! < 60 && b! < 60, `${prompt} ${r} ${g} ${b}`)
    }
  }
})
