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

/** Eyes that see the disc in the middle, wide as the picture is. */
const eyesOfDisc = async (name: string) =>
  name === 'u2netp'
    ? {
        run: async () => ({
          '1959': Float32Array.from({ length: 320 * 320 }, (_, at) => {
            const [u, v] = [((at % 320) + 0.5) / 320 - 0.5, (Math.floor(at / 320) + 0.5) / 320 - 0.5]
            return Math.hypot(u, v * 0.75) < 0.42 && Math.abs(v) < 0.39 ? 1 : 0
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

  test('goes on softly beyond its edges: no row of it comes again as in a mirror, and none is drawn out', async () => {
    const frame = { width: 180, height: 320 }
    const picture = disc({ width: 240, height: 180 }, 70)
    for (let at = 0; at < 240 * 180; at++)
      if (picture.rgba[at * 4 + 3] === 0) picture.rgba.set([120, 140, 160, 255], at * 4)
    // A wall of bright and dark rows close to the edge, which a mirror would show twice.
    for (let y = 0; y < 18; y++)
      for (let x = 0; x < 240; x++)
        if (y % 6 < 3) picture.rgba.set([20, 20, 20, 255], (y * 240 + x) * 4)
        else picture.rgba.set([250, 250, 250, 255], (y * 240 + x) * 4)
    const shaped = await shapeToFrame(picture, frame, eyesOfDisc)
    const inner = (frame.width * 180) / 240
    const above = Math.floor((frame.height - inner) / 2)
    const light = (y: number): number => shaped.rgba[(y * frame.width + 20) * 4]!
    for (let y = 1; y < above; y++)
      assert.ok(Math.abs(light(y) - light(y - 1)) < 12, `row ${y}: ${light(y - 1)} and ${light(y)}`)
  })

  test('is cut where its subject leaves room for that', async () => {
    const frame = { width: 320, height: 180 }
    const { top, bottom } = reachOf(await shapeToFrame(disc({ width: 240, height: 240 }, 40), frame, noModel))
    // 80 of 135 rows: as much as a plain cut shows.
    assert.ok(Math.abs(bottom - top - 80 / 135) < 0.03, `${top} to ${bottom}`)
  })

  test('goes on above only where its lower edge cuts the subject off: a body ends at the edge of the frame', async () => {
    const bust = disc({ width: 240, height: 320 }, 105)
    const cut = { width: 240, height: 160, rgba: bust.rgba.slice(0, 240 * 160 * 4) }
    const { top, bottom } = reachOf(await shapeToFrame(cut, { width: 180, height: 320 }, noModel))
    assert.ok(bottom > 0.99 && top > 0.6, `${top} to ${bottom}`)
    const upsideDown = { width: 240, height: 160, rgba: bust.rgba.slice(240 * 160 * 4) }
    const turned = reachOf(await shapeToFrame(upsideDown, { width: 180, height: 320 }, noModel))
    assert.ok(turned.top < 0.01 && turned.bottom < 0.4, `${turned.top} to ${turned.bottom}`)
  })

  test('fills the frame where both its edges cut the subject off', async () => {
    const both = disc({ width: 240, height: 100 }, 105)
    const { top, bottom } = reachOf(await shapeToFrame(both, { width: 180, height: 320 }, noModel))
    assert.ok(top < 0.01 && bottom > 0.99, `${top} to ${bottom}`)
  })

  test('is simply cut when nothing in it stands out, and when the shapes are much alike', async () => {
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
