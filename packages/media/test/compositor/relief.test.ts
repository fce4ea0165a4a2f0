import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import { coverReliefCamera, type ReliefCamera } from '../../src/compositor/draw-relief.ts'
import type { DepthMap } from '../../src/compositor/nearness.ts'
import type { Size } from '../../src/frames/size.ts'
import type { YuvFrame } from '../../src/frames/yuv-frame.ts'
import { areaAt, differenceOf, frameOf, indicesOf, planesOf, yuvPictureOf } from './slow-reference.ts'

const FRAME = { width: 160, height: 90 }
const PICTURE = { width: 160, height: 90 }

const evenDepth = (nearness: number): DepthMap => ({ width: 4, height: 4, nearness: new Uint8Array(16).fill(nearness) })

async function drawn(picture: YuvFrame, depth: DepthMap, camera: ReliefCamera, size: Size = FRAME): Promise<Buffer> {
  const compositor = await createCompositor(size)
  compositor.drawRelief(compositor.addRelief(picture, depth), camera)
  const frame = copyFrame(compositor.frame())
  compositor.close()
  return frame
}

const MIDDLE = { x: 80, y: 45 }

for (const size of [FRAME, { width: 150, height: 74 }, { width: 18, height: 10 }]) {
  test(`a flat picture is moved and magnified as one, in a frame of ${size.width} x ${size.height}`, async () => {
    const picture = yuvPictureOf({ width: 320, height: 180 })
    for (const nearness of [0, 51, 255]) {
      const camera = { x: 150.3, y: 92.2, zoom: 0.93, shiftX: 1.4, shiftY: -1.1, push: 0.2, pivot: 0.4 }
      const compositor = await createCompositor({ width: 320, height: 180 })
      compositor.drawRelief(compositor.addRelief(picture, evenDepth(nearness)), camera)
      const n = nearness / 255 - 0.4
      const zoom = camera.zoom * (1 + camera.push * n)
      const planes = planesOf(picture)
      const reference = frameOf({ width: 320, height: 180 }, (which, x, y) => {
        const index = indicesOf(which)
        const u = camera.x + (x - 160 - camera.shiftX * n) / zoom
        const v = camera.y + (y - 90 - camera.shiftY * n) / zoom
        return areaAt(planes[which]!, index.x(u), index.y(v), 1)
      })
      const { most, mean } = differenceOf(compositor.frame(), reference)
      assert.ok(most <= 2.5 && mean < 0.5, `${nearness}: ${most} ${mean}`)
      compositor.close()
    }
  })
}

test('a still camera shows the picture unchanged at any depth', async () => {
  const picture = yuvPictureOf(PICTURE)
  const nearness = new Uint8Array(160 * 90).map((_, at) => (at % 160 > 50 && at % 160 < 100 ? 240 : 20))
  const frame = await drawn(picture, { ...PICTURE, nearness }, { ...MIDDLE, zoom: 1 })
  const { most, mean } = differenceOf(
    frame,
    planesOf(picture).map(plane => plane.values),
  )
  // Chroma lies half a pixel beside the cells in which places are counted.
  assert.ok(most <= 2 && mean < 0.2, `${most} ${mean}`)
})

/** A bright square before a dark wall. */
const SQUARE = { left: 60, top: 30, right: 100, bottom: 60 }
function squareBefore(): { picture: YuvFrame; depth: DepthMap } {
  const pixels = new Uint8Array(160 * 90 * 1.5).fill(128).fill(60, 0, 160 * 90)
  const nearness = new Uint8Array(160 * 90)
  for (let y = SQUARE.top; y < SQUARE.bottom; y++) {
    pixels.fill(200, y * 160 + SQUARE.left, y * 160 + SQUARE.right)
    nearness.fill(255, y * 160 + SQUARE.left, y * 160 + SQUARE.right)
  }
  return { picture: { ...PICTURE, pixels }, depth: { ...PICTURE, nearness } }
}

test('near parts move against far parts, and uncovered pixels are filled from the far side', async () => {
  const { picture, depth } = squareBefore()
  const frame = await drawn(picture, depth, { ...MIDDLE, zoom: 1, shiftX: 9, pivot: 0 })
  const row = [...frame.subarray(45 * 160, 46 * 160)]
  // Bright where the square is now, nine pixels to the right; dark where it was, and nothing between both.
  assert.deepEqual([row[66], row[SQUARE.left + 12], row[SQUARE.right + 6]], [60, 200, 200])
  for (const [x, code] of row.entries()) {
    const isEdge = [SQUARE.left + 9, SQUARE.right + 9].some(edge => Math.abs(x - edge) <= 2)
    if (!isEdge) assert.equal(code, x >= SQUARE.left + 9 && x < SQUARE.right + 9 ? 200 : 60, `${x}`)
  }
})

test('no near pixel stays behind in any move of the camera', async () => {
  const { picture, depth } = squareBefore()
  for (const { shiftX, shiftY, push } of [
    { shiftX: -9, shiftY: 0, push: 0 },
    { shiftX: 0, shiftY: 9, push: 0 },
    { shiftX: 7.3, shiftY: -6.6, push: 0 },
    { shiftX: 3, shiftY: 0, push: -0.3 },
    { shiftX: -2.7, shiftY: 4, push: 0.2 },
  ]) {
    const frame = await drawn(picture, depth, { ...MIDDLE, zoom: 1, pivot: 0, shiftX, shiftY, push })
    const seenX = (x: number): number => 80 + (x - 80) * (1 + push) + shiftX
    const seenY = (y: number): number => 45 + (y - 45) * (1 + push) + shiftY
    for (let y = 0; y < 90; y++) {
      for (let x = 0; x < 160; x++) {
        const isInside =
          x >= seenX(SQUARE.left) - 3 &&
          x < seenX(SQUARE.right) + 3 &&
          y >= seenY(SQUARE.top) - 3 &&
          y < seenY(SQUARE.bottom) + 3
        if (!isInside) assert.equal(frame[y * 160 + x], 60, `${x} ${y}, ${shiftX} ${shiftY} ${push}`)
      }
    }
  }
})

test('something small moves smoothly: its middle follows the shift', async () => {
  const { picture, depth } = squareBefore()
  const compositor = await createCompositor(FRAME)
  const relief = compositor.addRelief(picture, depth)
  let before: number | undefined
  for (let nth = 0; nth <= 20; nth++) {
    compositor.drawRelief(relief, { ...MIDDLE, zoom: 1, shiftX: nth * 0.25, pivot: 0 })
    const row = compositor.frame().subarray(45 * 160, 46 * 160)
    const light = row.reduce((sum, code) => sum + code - 60, 0)
    const middle = row.reduce((sum, code, x) => sum + (code - 60) * x, 0) / light
    // The edge that covers is soft, the one that uncovers is cut at a cell: half a pixel is what that can be.
    assert.ok(Math.abs(middle - 79.5 - nth * 0.25) < 0.6, `${nth}: ${middle}`)
    if (before !== undefined) assert.ok(middle > before - 0.1 && middle < before + 1)
    before = middle
  }
  compositor.close()
})

test('with the margin, no edge of the picture is visible', async () => {
  const size = { width: 200, height: 120 }
  const pixels = new Uint8Array(200 * 120 * 1.5).fill(128)
  // White, with a black frame of a pixel around it.
  for (let y = 1; y < 119; y++) pixels.fill(235, y * 200 + 1, y * 200 + 199)
  const nearness = new Uint8Array(200 * 120).map((_, at) => ((at % 200) + Math.floor(at / 200)) % 256)
  const bounds = { shiftX: 9, shiftY: 8, push: 0.2 }
  const compositor = await createCompositor(FRAME)
  const relief = compositor.addRelief({ ...size, pixels }, { ...size, nearness })
  const cover = coverReliefCamera(size, FRAME, bounds)
  for (const sign of [-1, 1]) {
    for (const push of [-0.2, 0, 0.2]) {
      compositor.drawRelief(relief, { ...cover, shiftX: 9 * sign, shiftY: -8 * sign, push })
      assert.ok(
        compositor
          .frame()
          .subarray(0, 160 * 90)
          .every(code => code >= 230),
        `${sign} ${push}`,
      )
    }
  }
  compositor.close()
})

test('a picture much larger than the frame is kept in the size that is needed', async () => {
  const compositor = await createCompositor({ width: 64, height: 36 })
  const before = compositor.memoryBytes()
  const picture = yuvPictureOf({ width: 640, height: 360 })
  const camera = { x: 320, y: 180, zoom: 0.1, pivot: 0 }
  compositor.drawRelief(compositor.addRelief(picture, evenDepth(0)), camera)
  const shown = copyFrame(compositor.frame())
  compositor.drawPicture(compositor.addPicture(picture), camera)
  const { mean } = differenceOf(shown, [compositor.frame()])
  assert.ok(mean < 4, `${mean}`)
  assert.ok(compositor.memoryBytes() - before < 4e6)
  compositor.close()
})
