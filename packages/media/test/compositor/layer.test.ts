import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../src/core/seeded-random.ts'
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

test('every pixel of a layer follows the formula at any width', async () => {
  const seeded = seededRandom(7)
  const byte = (): number => Math.floor(seeded.between(0, 256))
  const compositor = await createCompositor(SIZE)
  try {
    for (const width of [2, 4, 6, 8, 14, 20, 30]) {
      const rgba = new Uint8Array(width * 2 * 4)
      for (let at = 0; at < rgba.length; at += 4)
        rgba.set([byte(), byte(), byte(), [0, 255, byte()][Math.floor(seeded.between(0, 3))]!], at)
      compositor.drawColour([90, 140, 60])
      const bare = copyFrame(compositor.frame())
      compositor.drawLayer({ width, height: 2, rgba, left: 8, top: 4 })
      const drawn = copyFrame(compositor.frame())
      const pixel = (x: number, y: number): number[] => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
      const lumaOf = ([r, g, b]: readonly number[]): number => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
      for (let y = 0; y < 2; y++) {
        for (let x = 0; x < width; x++) {
          const at = (4 + y) * SIZE.width + 8 + x
          const share = pixel(x, y)[3]! / 255
          const wanted = bare[at]! * (1 - share) + (16 + (lumaOf(pixel(x, y)) * 219) / 255) * share
          assert.ok(Math.abs(drawn[at]! - wanted) <= 0.51, `luma ${x} of ${width}: ${drawn[at]} for ${wanted}`)
        }
      }
      for (let column = 0; column < width / 2; column++) {
        const sums = [0, 0, 0, 0]
        for (const [tap, weight] of [
          [-1, 0.125],
          [0, 0.25],
          [1, 0.125],
        ] as const) {
          for (let y = 0; y < 2; y++) {
            const [r, g, b, a] = pixel(Math.max(0, 2 * column + tap), y)
            const seen = (weight * a!) / 255
            for (const [channel, value] of [r!, g!, b!, 1].entries()) sums[channel]! += seen * value
          }
        }
        for (const [plane, channel, scale] of [
          [0, 2, 1.8556],
          [1, 0, 1.5748],
        ] as const) {
          const from = SIZE.width * SIZE.height * (1 + plane / 4)
          const at = from + 2 * (SIZE.width / 2) + 4 + column
          const tint = ((sums[channel]! - lumaOf(sums)) * 224) / 255 / scale
          const wanted = bare[at]! * (1 - sums[3]!) + 128 * sums[3]! + tint
          assert.ok(Math.abs(drawn[at]! - wanted) <= 0.51, `chroma ${column} of ${width}: ${drawn[at]} for ${wanted}`)
        }
      }
    }
  } finally {
    compositor.close()
  }
})

test('a layer outside the frame, or not on even pixels, is rejected', async () => {
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
