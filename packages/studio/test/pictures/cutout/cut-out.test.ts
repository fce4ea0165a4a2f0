import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { cutOut } from '../../../src/pictures/cutout/cut-out.ts'
import { findMatte } from '../../../src/pictures/cutout/find-matte.ts'
import { type OpenModel, openModel } from '../../../src/models/open-model.ts'
import { checkWeights } from '../../../src/models/find-weights.ts'
import { discEyes, discOf, isInDisc, noModels, pictureOf, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 240, height: 160 }

const alphaAt = ({ rgba, width }: RgbaPicture, x: number, y: number): number => rgba[(y * width + x) * 4 + 3]!

test('without a model the whole picture becomes a card: round corners, a soft shadow, no subject', async () => {
  const { cutout, box, isSubject, confidence } = await cutOut(discOf(SIZE), noModels)
  assert.deepEqual([isSubject, confidence, box], [false, 0, { left: 0, top: 0, width: 240, height: 160 }])
  assert.ok(cutout.width > 240 && cutout.height > 160)
  const [middle, bottom] = [cutout.width >> 1, cutout.height - 1]
  assert.equal(alphaAt(cutout, middle, cutout.height >> 1), 255)
  assert.ok(alphaAt(cutout, 0, 0) < 20)
  const rows = Array.from({ length: 12 }, (_, up) => alphaAt(cutout, middle, bottom - up))
  assert.ok(
    rows.some(alpha => alpha > 8 && alpha < 200),
    rows.join(' '),
  )
})

test('a matte that is empty, full or faint has no subject', async () => {
  for (const level of [0, 1, 0.4]) {
    const open: OpenModel = async () => ({
      run: async () => ({ '1959': new Float32Array(320 * 320).fill(level) }),
      close: async () => undefined,
    })
    assert.equal((await cutOut(wavesOf(SIZE), open)).isSubject, false, `${level}`)
  }
})

test('a model is closed even if it fails', async () => {
  let closed = 0
  const open: OpenModel = async () => ({
    run: () => Promise.reject(new Error('broken')),
    close: async () => void closed++,
  })
  await assert.rejects(cutOut(wavesOf(SIZE), open), /broken/)
  assert.equal(closed, 1)
})

test('a picture with transparency keeps it, and no model runs', async () => {
  const picture = pictureOf(SIZE, (x, y) =>
    x >= 40 && x < 100 && y >= 30 && y < 90 ? [200, 10, 10, 140] : [0, 0, 0, 0],
  )
  const { cutout, box, isSubject } = await cutOut(picture, () => assert.fail('asked'))
  assert.deepEqual([box, isSubject], [{ left: 40, top: 30, width: 60, height: 60 }, true])
  assert.deepEqual([...cutout.rgba.subarray(0, 4)], [200, 10, 10, 140])
})

for (const [width, height] of [
  [1, 1],
  [2, 300],
  [301, 7],
] as const) {
  test(`a picture of ${width} x ${height} is accepted`, async () => {
    const made = await cutOut(wavesOf({ width, height }), discEyes(width / height))
    assert.equal(made.cutout.rgba.length, made.cutout.width * made.cutout.height * 4)
  })
}

test('a large picture is cut out at the size for scenes, and its box is in its own pixels', async () => {
  const large = { width: 1_800, height: 1_200 }
  const { cutout, box } = await cutOut(discOf(large), discEyes(1.5))
  assert.ok(Math.max(cutout.width, cutout.height) <= 1_536)
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const
  assert.ok(Math.abs(middle[0] - 900) < 16 && Math.abs(middle[1] - 600) < 16, middle.join(' '))
  assert.ok(Math.abs(box.width - 2 * 0.22 * 1_200) < 70, `${box.width}`)
})

test('the outline follows the picture, and has only the colours of the subject', async () => {
  const matte = await findMatte(discOf(SIZE), discEyes(1.5))
  let wrong = 0
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      if (matte!.alpha.values[y * 240 + x]! > 0.5 !== isInDisc(SIZE, x, y)) wrong++
    }
  }
  assert.ok(wrong < 240, `${wrong}`)
  const { cutout } = await cutOut(discOf(SIZE), discEyes(1.5))
  for (let at = 0; at < cutout.rgba.length; at += 4) {
    // Yellow all over: hardly any blue where it can be seen.
    if (cutout.rgba[at + 3]! > 100) assert.ok(cutout.rgba[at + 2]! < 110, cutout.rgba.subarray(at, at + 4).join(' '))
  }
})

const { state } = await checkWeights('u2netp')
const skip = state === 'ready' ? false : 'the model is optional and not installed here'

test('the installed model cuts out small and large things, and nothing from plain grey', {
  skip,
}, async () => {
  for (const disc of [
    { x: 0.5, y: 0.5, radius: 0.25 },
    { x: 0.75, y: 0.6, radius: 0.1 },
  ]) {
    const picture = pictureOf(SIZE, (x, y) =>
      isInDisc(SIZE, x, y, disc) ? [220, 60, 40] : [150 + (x >> 3), 175, 190 - (y >> 2)],
    )
    const { box, isSubject } = await cutOut(picture, openModel)
    const [wide, left] = [2 * disc.radius * 160, disc.x * 240 - disc.radius * 160]
    assert.ok(isSubject && Math.abs(box.width - wide) < 8 && Math.abs(box.left - left) < 5, JSON.stringify(box))
  }
  assert.equal(
    (
      await cutOut(
        pictureOf(SIZE, () => [128, 128, 128]),
        openModel,
      )
    ).isSubject,
    false,
  )
})

test('a subject cut off at two sides or at the top is severed; a portrait, and one that touches a side, is not', async () => {
  // Shares of the picture that are the subject: from left, top to right, bottom.
  const seen = async (...[left, top, right, bottom]: [number, number, number, number]) => {
    const eyes = new Float32Array(320 * 320)
    for (let y = Math.round(top * 320); y < bottom * 320; y++)
      for (let x = Math.round(left * 320); x < right * 320; x++) eyes[y * 320 + x] = 1
    const open: OpenModel = async () => ({ run: async () => ({ '1959': eyes.slice() }), close: async () => undefined })
    const { isSubject, isBust, isSevered } = await cutOut(
      pictureOf(SIZE, (x, y) => {
        const [u, v] = [x / SIZE.width, y / SIZE.height]
        return u >= left && u < right && v >= top && v < bottom ? [200, 40, 30, 255] : [90, 120, 90, 255]
      }),
      open,
    )
    assert.ok(isSubject)
    return { isBust, isSevered }
  }
  assert.deepEqual(await seen(0.3, 0.2, 0.7, 0.8), { isBust: false, isSevered: false })
  assert.deepEqual(await seen(0.3, 0.2, 0.7, 1), { isBust: true, isSevered: false })
  assert.deepEqual(await seen(0, 0.2, 0.6, 1), { isBust: true, isSevered: false })
  assert.deepEqual(await seen(0, 0.3, 1, 1), { isBust: true, isSevered: true })
  assert.deepEqual(await seen(0.3, 0, 0.7, 1), { isBust: true, isSevered: true })
  assert.deepEqual(await seen(0.5, 0.2, 1, 0.8), { isBust: false, isSevered: true })
})
