import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'

const SIZE = { width: 64, height: 48 }

/** Soft-edged, of changing colour, so that neither alpha nor chroma is the same anywhere. */
function picture(width: number, height: number) {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x - width / 2, y - height / 2) / (height / 2)
      rgba.set([4 * x, 5 * y, 200 - 3 * x, 255 * Math.max(0, Math.min(1, 1.6 - 1.4 * far))], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

test('a layer lies over the frame as a sprite of the same pixels does', async () => {
  const compositor = await createCompositor(SIZE)
  try {
    const pixels = picture(32, 28)
    compositor.drawColour([90, 140, 60])
    compositor.drawSprite(compositor.addSprite(pixels), { x: 10, y: 8 })
    const sprite = copyFrame(compositor.frame())
    compositor.drawColour([90, 140, 60])
    const bare = copyFrame(compositor.frame())
    compositor.drawLayer({ ...pixels, left: 10, top: 8 })
    const layer = copyFrame(compositor.frame())
    let most = 0
    for (let at = 0; at < layer.length; at++) most = Math.max(most, Math.abs(layer[at]! - sprite[at]!))
    assert.ok(most <= 2, `${most}`)
    assert.notDeepEqual(layer, bare)
  } finally {
    compositor.close()
  }
})

test('a layer that is not within the frame, or not on even pixels, is refused', async () => {
  const compositor = await createCompositor(SIZE)
  try {
    const pixels = picture(32, 28)
    for (const [left, top] of [
      [-2, 0],
      [34, 0],
      [0, 22],
      [3, 0],
      [0, 3],
    ] as const)
      assert.throws(() => compositor.drawLayer({ ...pixels, left, top }), /within the frame on even pixels/)
    assert.throws(() => compositor.drawLayer({ ...pixels, left: 0, top: 0, rgba: new Uint8Array(8) }), /a layer/)
  } finally {
    compositor.close()
  }
})
