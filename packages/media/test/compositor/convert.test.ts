import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../src/compositor/compositor.ts'
import type { Size } from '../../src/frames/size.ts'
import { convertedOf, differenceOf, rgbaPictureOf } from './slow-reference.ts'

const colourOf =
  ({ width, rgba }: Size & { rgba: Uint8Array }) =>
  (x: number, y: number): [number, number, number] => {
    const at = (y * width + x) * 4
    return [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
  }

for (const size of [
  { width: 64, height: 48 },
  { width: 50, height: 34 },
  { width: 2, height: 2 },
  { width: 18, height: 6 },
]) {
  test(`RGBA of ${size.width} x ${size.height} becomes BT.709 within half a code of the formula`, async () => {
    const compositor = await createCompositor(size)
    const picture = rgbaPictureOf(size)
    compositor.drawPicture(compositor.addPicture(picture))
    const { most } = differenceOf(compositor.frame(), convertedOf(size, colourOf(picture)))
    assert.ok(most < 0.52, `${most}`)
    compositor.close()
  })
}

test('a picture larger than one conversion step is the same everywhere', async () => {
  const size = { width: 2_050, height: 70 }
  const compositor = await createCompositor(size)
  const picture = rgbaPictureOf(size)
  compositor.drawPicture(compositor.addPicture(picture))
  assert.ok(differenceOf(compositor.frame(), convertedOf(size, colourOf(picture))).most < 0.52)
  compositor.close()
})

test('greys have no colour, black is 16 and white is 235', async () => {
  const size = { width: 256, height: 2 }
  const rgba = new Uint8Array(256 * 2 * 4).map((_, at) => (at >> 2) & 255)
  const compositor = await createCompositor(size)
  compositor.drawPicture(compositor.addPicture({ ...size, rgba }))
  const frame = compositor.frame()
  assert.ok(frame.subarray(512).every(code => code === 128))
  assert.deepEqual([frame[0], frame[255]], [16, 235])
  assert.ok(frame.subarray(0, 256).every((code, x) => x === 0 || code >= frame[x - 1]!))
  compositor.close()
})

test('the alpha of a picture does not count', async () => {
  const size = { width: 32, height: 16 }
  const compositor = await createCompositor(size)
  const picture = rgbaPictureOf(size)
  const opaque = { ...size, rgba: picture.rgba.map((value, at) => (at % 4 === 3 ? 255 : value)) }
  compositor.drawPicture(compositor.addPicture(picture))
  const first = Buffer.from(compositor.frame())
  compositor.drawPicture(compositor.addPicture(opaque))
  assert.deepEqual(compositor.frame(), first)
  compositor.close()
})

test('a colour fills the frame', async () => {
  const compositor = await createCompositor({ width: 10, height: 6 })
  compositor.drawColour([255, 0, 0])
  const frame = compositor.frame()
  assert.ok(frame.subarray(0, 60).every(code => code === 63))
  assert.ok(frame.subarray(60, 75).every(code => code === 102))
  assert.ok(frame.subarray(75).every(code => code === 240))
  compositor.close()
})
