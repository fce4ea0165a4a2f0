import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../src/compositor/compositor.ts'
import { rgbaPictureOf, yuvPictureOf } from './slow-reference.ts'

const { NaN: nan, POSITIVE_INFINITY: infinity } = Number

test('a frame has even sides of at most 8,192', async () => {
  for (const [width, height] of [
    [63, 64],
    [64, 63],
    [0, 64],
    [64, -2],
    [8_194, 64],
    [nan, 64],
    [64.5, 64],
  ] as const) {
    await assert.rejects(createCompositor({ width, height }), RangeError, `${width} x ${height}`)
  }
})

test('impossible arguments are rejected in words, and earlier drawings stay', async () => {
  const size = { width: 32, height: 16 }
  const compositor = await createCompositor(size)
  const pixels = yuvPictureOf(size)
  const picture = compositor.addPicture(pixels)
  const sprite = compositor.addSprite(rgbaPictureOf({ width: 5, height: 5 }))
  const relief = compositor.addRelief(pixels, { width: 1, height: 1, nearness: Uint8Array.of(3) })
  const plate = compositor.addPlate({ width: 2, height: 2, rgb: new Float32Array(12) })
  const transition = compositor.addTransition('dissolve')
  const grade = compositor.addGrade({})
  compositor.drawPicture(picture)
  const draw = (): void => undefined
  const wrong: Record<string, () => void> = {
    'picture width': () => compositor.addPicture({ width: 0, height: 4, rgba: new Uint8Array(0) }),
    'picture height': () => compositor.addPicture({ width: 4, height: 20_000, rgba: new Uint8Array(320_000) }),
    'RGBA picture must have 64': () => compositor.addPicture({ width: 4, height: 4, rgba: new Uint8Array(63) }),
    'even sides': () => compositor.addPicture({ width: 3, height: 4, pixels: new Uint8Array(18) }),
    'YUV picture must have 24': () => compositor.addPicture({ width: 4, height: 4, pixels: new Uint8Array(25) }),
    'sprite must have': () => compositor.addSprite({ width: 4, height: 4, rgba: new Uint8Array(65) }),
    'plate must have': () => compositor.addPlate({ width: 4, height: 4, rgb: new Float32Array(64) }),
    exposure: () => compositor.exposePlate(plate, nan),
    'depth map must have': () => compositor.addRelief(pixels, { width: 2, height: 2, nearness: new Uint8Array(3) }),
    'camera x': () => compositor.drawPicture(picture, { x: nan, y: 0, zoom: 1 }),
    'camera y': () => compositor.drawPicture(picture, { x: 0, y: infinity, zoom: 1 }),
    'camera zoom': () => compositor.drawPicture(picture, { x: 0, y: 0, zoom: 0 }),
    'camera turn': () => compositor.drawPicture(picture, { x: 0, y: 0, zoom: 1, turn: nan }),
    'relief shift x': () => compositor.drawRelief(relief, { x: 0, y: 0, zoom: 1, shiftX: 500 }),
    'relief push': () => compositor.drawRelief(relief, { x: 0, y: 0, zoom: 1, push: 1 }),
    'sprite x': () => compositor.drawSprite(sprite, { x: nan, y: 0 }),
    'sprite scale': () => compositor.drawSprite(sprite, { x: 0, y: 0, scale: -1 }),
    'sprite opacity': () => compositor.drawSprite(sprite, { x: 0, y: 0, opacity: 1.1 }),
    progress: () => compositor.drawTransition(transition, 1.01, draw, draw),
    'no transition': () => compositor.addTransition('toString' as 'zoom'),
    'map must have': () => compositor.addTransition({ map: { width: 2, height: 2, grey: new Uint8Array(1) } }),
    softness: () => compositor.addTransition({ map: { width: 1, height: 1, grey: new Uint8Array(1) }, softness: 0.6 }),
    gamma: () => compositor.addGrade({ gamma: [1, 0, 1] }),
    contrast: () => compositor.addGrade({ contrast: nan }),
    grain: () => compositor.addGrade({ grain: 2 }),
    'frame number': () => compositor.applyGrade(grade, -1),
    colour: () => compositor.drawColour([0, 0, 256]),
  }
  for (const [words, use] of Object.entries(wrong)) assert.throws(use, new RegExp(words), words)
  assert.deepEqual(compositor.frame(), Buffer.from(pixels.pixels))
  compositor.close()
})

test('any valid call is drawn without a trap', async () => {
  const size = { width: 34, height: 18 }
  const compositor = await createCompositor(size)
  const picture = compositor.addPicture(rgbaPictureOf({ width: 57, height: 33 }))
  const sprite = compositor.addSprite(rgbaPictureOf({ width: 19, height: 7 }))
  const relief = compositor.addRelief(rgbaPictureOf({ width: 57, height: 33 }), {
    width: 57,
    height: 33,
    nearness: rgbaPictureOf({ width: 57, height: 33 }).rgba.subarray(0, 57 * 33),
  })
  for (const place of [-1e6, -1e3, -1, 0, 17.5, 1e3, 1e6]) {
    for (const scale of [1 / 1_024, 0.1, 0.9, 1, 3, 1_024]) {
      for (const turn of [0, 1e-9, 1, -1_000]) {
        compositor.drawPicture(picture, { x: place, y: -place, zoom: scale, turn })
        compositor.drawSprite(sprite, { x: place, y: place / 3, scale, turn })
      }
      compositor.drawRelief(relief, { x: place, y: -place, zoom: scale, shiftX: 2, shiftY: -2, push: -0.5 })
    }
  }
  compositor.close()
})
