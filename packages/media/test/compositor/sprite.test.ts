import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../src/compositor/compositor.ts'
import type { Placement } from '../../src/compositor/draw-sprite.ts'
import type { RgbaPicture, Size } from '../../src/frames/size.ts'
import {
  type Difference,
  differenceOf,
  frameOf,
  planesOf,
  rgbaPictureOf,
  yuvOf,
  yuvPictureOf,
} from './slow-reference.ts'

/** The colour of a sprite at a place between its pixels, multiplied by its alpha, and its alpha; nothing outside. */
function sampleAt({ width, height, rgba }: RgbaPicture, which: number, x: number, y: number): [number, number] {
  let [colour, seen] = [0, 0]
  for (const row of [Math.floor(y), Math.floor(y) + 1]) {
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue
      const at = (row * width + column) * 4
      const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * (rgba[at + 3]! / 255)
      colour += share * yuvOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)[which]!
      seen += share
    }
  }
  return [colour, seen]
}

async function drawn(size: Size, sprite: RgbaPicture, placement: Placement): Promise<Buffer> {
  const compositor = await createCompositor(size)
  compositor.drawPicture(compositor.addPicture(yuvPictureOf(size)))
  compositor.drawSprite(compositor.addSprite(sprite), placement)
  const frame = Buffer.from(compositor.frame())
  compositor.close()
  return frame
}

/** One colour in each 2 x 2 pixels, so that chroma can be told exactly. */
function blocksOf({ width, height }: Size): RgbaPicture {
  const blocks = rgbaPictureOf({ width: width / 2, height: height / 2 })
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = ((y >> 1) * (width / 2) + (x >> 1)) * 4
      rgba.set(blocks.rgba.subarray(at, at + 4), (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

async function lumaDifference(size: Size, sprite: RgbaPicture, placement: Placement): Promise<Difference> {
  const { x, y, anchorX = 0, anchorY = 0, scale = 1, turn = 0, opacity = 1 } = placement
  const [below] = planesOf(yuvPictureOf(size))
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  const [luma] = frameOf(size, (which, frameX, frameY) => {
    if (which > 0) return 0
    const [dx, dy] = [frameX - x, frameY - y]
    const [u, v] = [
      anchorX * sprite.width + cos * dx + sin * dy - 0.5,
      anchorY * sprite.height - sin * dx + cos * dy - 0.5,
    ]
    const [colour, seen] = sampleAt(sprite, 0, u, v)
    return below.values[(frameY - 0.5) * size.width + frameX - 0.5]! * (1 - seen * opacity) + colour * opacity
  })
  return differenceOf((await drawn(size, sprite, placement)).subarray(0, size.width * size.height), [luma!])
}

const SIZE = { width: 70, height: 46 }
const SPRITE = rgbaPictureOf({ width: 21, height: 13 })

for (const placement of [
  { x: 10, y: 8 },
  { x: 10.25, y: 8.7 },
  { x: -7.5, y: -5.1 },
  { x: 61.3, y: 40.9 },
  { x: 20, y: 10, scale: 1.6 },
  { x: 35, y: 23, anchorX: 0.5, anchorY: 0.5, turn: 0.7 },
  { x: 35, y: 23, anchorX: 0.5, anchorY: 0.5, turn: -2, scale: 1.3, opacity: 0.5 },
  { x: 10, y: 8, opacity: 0.3 },
]) {
  test(`a sprite is blended as the formula says: ${JSON.stringify(placement)}`, async () => {
    const { most } = await lumaDifference(SIZE, SPRITE, placement)
    assert.ok(most <= 1.6, `${most}`)
  })
}

test('the chroma of a sprite is the mean of what each chroma pixel covers, by alpha', async () => {
  const sprite = blocksOf({ width: 20, height: 12 })
  const frame = await drawn(SIZE, sprite, { x: 10, y: 8 })
  const below = yuvPictureOf(SIZE).pixels
  for (const which of [1, 2]) {
    for (let y = 0; y < 23; y++) {
      for (let x = 0; x < 35; x++) {
        const at = 70 * 46 * (which === 1 ? 1 : 1.25) + y * 35 + x
        // Three columns, 1 : 2 : 1, of which the first lies in the block before.
        let [colour, seen] = [0, 0]
        for (const [across, weight] of [
          [-1, 0.25],
          [0, 0.5],
          [1, 0.25],
        ] as const) {
          const [own, alpha] = sampleAt(sprite, which, 2 * x + across - 10, 2 * y - 8)
          colour += weight * own
          seen += weight * alpha
        }
        const expected = below[at]! * (1 - seen) + colour
        assert.ok(Math.abs(frame[at]! - expected) <= 1.6, `${which} ${x} ${y}: ${frame[at]} ${expected}`)
      }
    }
  }
})

test('transparent pixels have no colour that bleeds into an edge', async () => {
  // White in the middle, and all around it transparent black.
  const rgba = new Uint8Array(12 * 12 * 4)
  for (let y = 4; y < 8; y++) for (let x = 4; x < 8; x++) rgba.fill(255, (y * 12 + x) * 4, (y * 12 + x) * 4 + 4)
  const size = { width: 40, height: 30 }
  const compositor = await createCompositor(size)
  compositor.drawColour([255, 255, 255])
  const sprite = compositor.addSprite({ width: 12, height: 12, rgba })
  for (const placement of [
    { x: 5.4, y: 6.7 },
    { x: 20, y: 15, turn: 0.6 },
    { x: 3, y: 3, scale: 0.4 },
  ]) {
    compositor.drawSprite(sprite, placement)
    assert.ok(compositor.frame().every((code, at) => Math.abs(code - (at < 1_200 ? 235 : 128)) <= 1))
  }
  compositor.close()
})

test('a sprite in whole even pixels and opaque is there exactly, and nothing beside it has changed', async () => {
  const size = { width: 32, height: 24 }
  const rgba = new Uint8Array(8 * 8 * 4).fill(255)
  const frame = await drawn(size, { width: 8, height: 8, rgba }, { x: 6, y: 4 })
  const below = yuvPictureOf(size).pixels
  for (let y = 0; y < 24; y++) {
    for (let x = 0; x < 32; x++) {
      const isSprite = x >= 6 && x < 14 && y >= 4 && y < 12
      assert.equal(frame[y * 32 + x], isSprite ? 235 : below[y * 32 + x])
    }
  }
})

test('a sprite that fades by opacity does so evenly', async () => {
  const size = { width: 16, height: 16 }
  const compositor = await createCompositor(size)
  const sprite = compositor.addSprite({ width: 16, height: 16, rgba: new Uint8Array(16 * 16 * 4).fill(255) })
  let before = 16
  for (let nth = 0; nth <= 24; nth++) {
    compositor.drawColour([0, 0, 0])
    compositor.drawSprite(sprite, { x: 0, y: 0, opacity: nth / 24 })
    const code = compositor.frame()[100]!
    assert.ok(Math.abs(code - (16 + (219 * nth) / 24)) <= 1 && code >= before)
    before = code
  }
  assert.equal(before, 235)
  compositor.close()
})

test('a sprite that is drawn much smaller keeps its mean and its outline', async () => {
  const size = { width: 64, height: 64 }
  const compositor = await createCompositor(size)
  const rgba = new Uint8Array(256 * 256 * 4)
  for (let at = 0; at < 256 * 256; at++) rgba.set((at + (at >> 8)) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255], at * 4)
  const sprite = compositor.addSprite({ width: 256, height: 256, rgba })
  for (const turn of [0, 0.5]) {
    for (const scale of [0.2, 0.125, 0.06]) {
      compositor.drawColour([0, 0, 0])
      compositor.drawSprite(sprite, { x: 32, y: 32, anchorX: 0.5, anchorY: 0.5, scale, turn })
      const luma = compositor.frame().subarray(0, 64 * 64)
      const light = luma.reduce((sum, code) => sum + code - 16, 0) / 109.5
      const expected = (256 * scale) ** 2
      assert.ok(Math.abs(light - expected) < expected * 0.12 + 20, `${scale} ${turn}: ${light} ${expected}`)
      assert.ok(Math.abs(luma[32 * 64 + 32]! - 125.5) < 14)
    }
  }
  compositor.close()
})
