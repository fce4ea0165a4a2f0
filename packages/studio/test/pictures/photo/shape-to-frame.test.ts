import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { resizePicture } from '../../../src/planes/resize-picture.ts'
import { shapeToFrame } from '../../../src/pictures/photo/shape-to-frame.ts'
import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'

/** A red disc on nothing, so that no model is needed to tell it from what is around it. */
function disc({ width, height }: Size, radius: number): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.hypot(x - width / 2, y - height / 2) < radius) rgba.set([220, 20, 30, 255], (y * width + x) * 4)
  return { width, height, rgba }
}

const isRed = ({ rgba, width }: RgbaPicture, x: number, y: number): boolean => {
  const at = (y * width + x) * 4
  return rgba[at]! > 150 && rgba[at + 1]! < 120
}

/** How far the disc reaches, in shares of the frame's sides. */
function reachOf(picture: RgbaPicture): { left: number; right: number; top: number; bottom: number } {
  const { width, height } = picture
  let [left, right, top, bottom] = [1, 0, 1, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isRed(picture, x, y)) continue
      ;[left, right] = [Math.min(left, x / width), Math.max(right, x / width)]
      ;[top, bottom] = [Math.min(top, y / height), Math.max(bottom, y / height)]
    }
  return { left, right, top, bottom }
}

const noModel = async () => undefined

/** A blue ellipse on a green meadow with grain, across which a path rises from edge to edge. */
function meadowWithPath({ width, height }: Size): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = ((Math.imul((x >> 1) * 73_856_093 + (y >> 1) * 19_349_663, 0x2c1b3c6d) >>> 16) % 64) - 32
      const isPath = Math.abs(y + 0.5 - height / 2 + (x + 0.5 - width / 2) / 2) < 22
      const isTallOne = Math.hypot((x - width / 2) / (0.3 * width), (y - height / 2) / (0.45 * height)) < 1
      const colour = isTallOne ? [30, 40, 220] : isPath ? [215 + grain / 2, 180 + grain, 90] : [60, 130 + grain, 50]
      rgba.set([...colour, 255], (y * width + x) * 4)
    }
  return { width, height, rgba }
}

/** Eyes that see that ellipse. */
const eyesOfTallOne = async (name: string) =>
  name === 'u2netp'
    ? {
        run: async () => ({
          '1959': Float32Array.from({ length: 320 * 320 }, (_, at) => {
            const [u, v] = [((at % 320) + 0.5) / 320 - 0.5, (Math.floor(at / 320) + 0.5) / 320 - 0.5]
            return Math.hypot(u / 0.3, v / 0.45) < 1 ? 1 : 0
          }),
        }),
        close: async () => undefined,
      }
    : undefined

describe('a picture in a frame of another shape', () => {
  for (const frame of [
    { width: 320, height: 180 },
    { width: 180, height: 320 },
  ])
    test(`keeps its subject whole and in the middle, ${frame.width} x ${frame.height}`, async () => {
      const shaped = await shapeToFrame(disc({ width: 240, height: 240 }, 105), frame, noModel)
      assert.deepEqual([shaped.width, shaped.height], [frame.width, frame.height])
      const { left, right, top, bottom } = reachOf(shaped)
      assert.ok(left > 0 && right < 0.995 && top > 0 && bottom < 0.995, JSON.stringify({ left, right, top, bottom }))
      assert.ok(Math.abs(left + right - 1) < 0.05 && Math.abs(top + bottom - 1) < 0.05)
      const [across, down] = [(right - left) * frame.width, (bottom - top) * frame.height]
      assert.ok(Math.abs(across / down - 1) < 0.08, `a circle of ${across} x ${down}`)
    })

  describe('is extended beyond its edges', () => {
    const frame = { width: 320, height: 180 }
    const inner = { left: 92, right: 227 }
    const shaped = shapeToFrame(meadowWithPath({ width: 240, height: 320 }), frame, eyesOfTallOne)
    const step = ({ rgba, width }: RgbaPicture, x: number): number => {
      let sum = 0
      for (let y = 0; y < frame.height; y++)
        sum += Math.abs(rgba[(y * width + x) * 4 + 1]! - rgba[(y * width + x - 1) * 4 + 1]!)
      return sum / frame.height
    }
    const mean = (picture: RgbaPicture, from: number, to: number): number => {
      let sum = 0
      for (let x = from; x < to; x++) sum += step(picture, x)
      return sum / (to - from)
    }

    test('has no line at the seam, and its grain continues', async () => {
      const picture = await shaped
      const inside = mean(picture, inner.left + 8, inner.left + 30)
      for (const edge of [inner.left, inner.right])
        for (let x = edge - 4; x <= edge + 4; x++) {
          const share = step(picture, x) / inside
          assert.ok(share > 0.5 && share < 1.5, `column ${x}: ${share.toFixed(2)} of the steps inside`)
        }
    })

    test('has its paths continued in their directions', async () => {
      const { rgba, width } = await shaped
      // The path rises by half a pixel a pixel in the picture, and so it does beyond both of its edges.
      for (const x of [inner.left - 4, inner.left - 10, inner.right + 4, inner.right + 10]) {
        const rows = Array.from({ length: frame.height }, (_, y) => y)
        const red = rows.filter(y => rgba[(y * width + x) * 4]! > 140)
        const middle = red.reduce((sum, y) => sum + y, 0) / red.length
        const expected = 90 - (x + 0.5 - 160) * 0.5
        assert.ok(Math.abs(middle - expected) < 5, `column ${x}: path at ${middle}, expected at ${expected}`)
      }
    })

    test('has no copies of its subject, and is the same each time', async () => {
      const { rgba, width } = await shaped
      for (let at = 0; at < rgba.length; at += 4) {
        const x = (at / 4) % width
        if (x > inner.left && x < inner.right) continue
        assert.ok(rgba[at + 2]! < 150, `something blue at ${x}, ${Math.floor(at / 4 / width)}`)
      }
      const again = await shapeToFrame(meadowWithPath({ width: 240, height: 320 }), frame, eyesOfTallOne)
      assert.ok(Buffer.from(again.rgba).equals(rgba))
    })

    test('is extended by colours alone if no background is free, without a step', async () => {
      const full = disc({ width: 240, height: 320 }, 400)
      const eyes = async (name: string) => {
        const model = await eyesOfTallOne(name)
        return model && { ...model, run: async () => ({ '1959': new Float32Array(320 * 320).fill(1).fill(0, 0, 900) }) }
      }
      const picture = await shapeToFrame(full, frame, eyes)
      for (let x = 1; x < frame.width; x++) assert.ok(step(picture, x) < 3, `column ${x}`)
    })
  })

  test('is cropped if its subject leaves room', async () => {
    const frame = { width: 320, height: 180 }
    const { top, bottom } = reachOf(await shapeToFrame(disc({ width: 240, height: 240 }, 40), frame, noModel))
    // 80 of 135 rows: as much as a plain cut shows.
    assert.ok(Math.abs(bottom - top - 80 / 135) < 0.03, `${top} to ${bottom}`)
  })

  test('is extended only above if its lower edge cuts the subject off: a body ends at the edge of the frame', async () => {
    const bust = disc({ width: 240, height: 320 }, 105)
    const cut = { width: 240, height: 160, rgba: bust.rgba.slice(0, 240 * 160 * 4) }
    const { top, bottom } = reachOf(await shapeToFrame(cut, { width: 180, height: 320 }, noModel))
    assert.ok(bottom > 0.99 && top > 0.6, `${top} to ${bottom}`)
    const upsideDown = { width: 240, height: 160, rgba: bust.rgba.slice(240 * 160 * 4) }
    const turned = reachOf(await shapeToFrame(upsideDown, { width: 180, height: 320 }, noModel))
    assert.ok(turned.top < 0.01 && turned.bottom < 0.4, `${turned.top} to ${turned.bottom}`)
  })

  test('fills the frame if both its edges cut the subject off', async () => {
    const both = disc({ width: 240, height: 100 }, 105)
    const { top, bottom } = reachOf(await shapeToFrame(both, { width: 180, height: 320 }, noModel))
    assert.ok(top < 0.01 && bottom > 0.99, `${top} to ${bottom}`)
  })

  test('is cropped if it has no clear subject, and if the shapes are similar', async () => {
    const plain = {
      width: 240,
      height: 240,
      rgba: new Uint8Array(240 * 240 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 7) % 200)),
    }
    const frame = { width: 320, height: 180 }
    assert.deepEqual(await shapeToFrame(plain, frame, noModel), await resizePicture(plain, frame, 'cover'))
    const almost = disc({ width: 320, height: 200 }, 95)
    assert.deepEqual(await shapeToFrame(almost, frame, noModel), await resizePicture(almost, frame, 'cover'))
  })
})
