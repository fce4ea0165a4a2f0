import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Compositor, copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import type { RgbaPicture } from '../../src/frames/size.ts'
import { rgbaPictureOf } from './slow-reference.ts'

const FRAME = { width: 96, height: 64 }
// An odd height, so that the last row is alone.
const SIZE = { width: 98, height: 67 }
const depth = { width: 2, height: 2, nearness: Uint8Array.of(0, 90, 160, 255) }

const rowsOf = ({ width, rgba }: RgbaPicture, top: number, bottom: number): RgbaPicture => ({
  width,
  height: bottom - top,
  rgba: rgba.subarray(top * width * 4, bottom * width * 4),
})

/** The one picture with some rows of the other. */
function mixed(one: RgbaPicture, other: RgbaPicture, top: number, bottom: number): RgbaPicture {
  const rgba = Uint8Array.from(one.rgba)
  rgba.set(rowsOf(other, top, bottom).rgba, top * one.width * 4)
  return { ...one, rgba }
}

/** How each kind is added and drawn, smaller than it is as well: a small copy must change too. */
const KINDS = {
  picture: (compositor: Compositor, pixels: RgbaPicture) => {
    const picture = compositor.addPicture(pixels)
    return [picture, () => compositor.drawPicture(picture, { x: 50, y: 30, zoom: 0.4 })] as const
  },
  sprite: (compositor: Compositor, pixels: RgbaPicture) => {
    const sprite = compositor.addSprite(pixels)
    const draw = (): void => {
      compositor.drawColour([10, 60, 120])
      compositor.drawSprite(sprite, { x: 3.3, y: 2.1, scale: 0.35 })
      compositor.drawSprite(sprite, { x: 30.5, y: -20, scale: 1.1 })
    }
    return [sprite, draw] as const
  },
  relief: (compositor: Compositor, pixels: RgbaPicture) => {
    const relief = compositor.addRelief(pixels, { ...depth, nearness: new Uint8Array(4).fill(90) })
    return [relief, () => compositor.drawRelief(relief, { x: 48, y: 33, zoom: 1.05, shiftX: 2 })] as const
  },
}

test('rows of another width, outside the picture or without their pair are rejected', async () => {
  const compositor = await createCompositor(FRAME)
  const picture = compositor.addPicture(rgbaPictureOf(SIZE))
  const rows = (width: number, height: number): RgbaPicture => rgbaPictureOf({ width, height })
  assert.throws(() => compositor.replaceRows(picture, 0, rows(97, 2)), /98 wide/)
  assert.throws(() => compositor.replaceRows(picture, 1, rows(98, 2)), /pairs/)
  assert.throws(() => compositor.replaceRows(picture, 0, rows(98, 3)), /pairs/)
  assert.throws(() => compositor.replaceRows(picture, 66, rows(98, 2)), /within 67/)
  assert.throws(() => compositor.replaceRows(picture, -2, rows(98, 2)), /within 67/)
  picture.free()
  assert.throws(() => compositor.replaceRows(picture, 0, rows(98, 2)), /freed/)
  compositor.close()
})

test('a relief that is kept smaller than it was given is changed as a whole', async () => {
  const compositor = await createCompositor(FRAME)
  const size = { width: 200, height: 140 }
  const relief = compositor.addRelief(rgbaPictureOf(size), depth)
  const black = { ...size, rgba: new Uint8Array(size.width * size.height * 4) }
  compositor.replaceRows(relief, 0, black)
  compositor.drawRelief(relief)
  assert.ok(
    compositor
      .frame()
      .subarray(0, FRAME.width * FRAME.height)
      .every(luma => luma < 20),
  )
  assert.throws(() => compositor.replaceRows(relief, 0, rgbaPictureOf({ width: 200, height: 2 })), /kept smaller/)
  compositor.close()
})

for (const [kind, add] of Object.entries(KINDS)) {
  // A relief has whole cells of two rows.
  const size = kind === 'relief' ? { ...SIZE, height: 66 } : SIZE
  const spans = [
    [0, 2],
    [10, 40],
    [50, size.height],
  ] as const
  for (const [top, bottom] of spans) {
    test(`a ${kind} whose rows ${top} to ${bottom} change equals one that is added anew`, async () => {
      const [before, after] = [rgbaPictureOf(size, 1), rgbaPictureOf(size, 2)]
      const compositor = await createCompositor(FRAME)
      const [handle, draw] = add(compositor, before)
      draw()
      const first = copyFrame(compositor.frame())
      compositor.replaceRows(handle, top, rowsOf(after, top, bottom))
      draw()
      const changed = copyFrame(compositor.frame())
      const [, drawExpected] = add(compositor, mixed(before, after, top, bottom))
      drawExpected()
      assert.ok(changed.equals(compositor.frame()))
      if (top > 0) assert.ok(!changed.equals(first))
      compositor.replaceRows(handle, top, rowsOf(before, top, bottom))
      draw()
      assert.ok(first.equals(compositor.frame()))
      compositor.close()
    })
  }
}
