import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Compositor, copyFrame, createCompositor } from '../../../../media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import type { YuvFrame } from '../../../../media/src/frames/yuv-frame.ts'
import type { Take } from '../../../src/camera/take.ts'
import { prepareContinuation } from '../../../src/pictures/continuation/prepare-continuation.ts'

const SIZE = { width: 320, height: 180 }
const AREA = SIZE.width * SIZE.height
const FRAMES = 40

/** A ground that goes by, so many pixels to the left in each frame. */
function groundAt(shift: number, light = 0): YuvFrame {
  const pixels = new Uint8Array(AREA * 1.5).fill(128)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const u = x + shift
      pixels[y * SIZE.width + x] =
        110 + light + 40 * Math.sin(u / 9) * Math.cos(y / 11) + 30 * Math.sin((u + 2 * y) / 23)
    }
  return { ...SIZE, pixels }
}

function checkered(): YuvFrame {
  const pixels = new Uint8Array(AREA * 1.5).fill(128)
  for (let at = 0; at < AREA; at++)
    pixels[at] = (Math.floor((at % SIZE.width) / 13) + Math.floor(at / SIZE.width / 13)) % 2 ? 200 : 40
  return { ...SIZE, pixels }
}

const differenceOf = (one: Uint8Array, other: Uint8Array): number => {
  let sum = 0
  for (let at = 0; at < AREA; at++) sum += Math.abs(one[at]! - other[at]!)
  return sum / AREA
}
const brightnessOf = (pixels: Uint8Array): number =>
  pixels.subarray(0, AREA).reduce((sum, code) => sum + code, 0) / AREA

describe('a continued clip', () => {
  let compositor: Compositor
  before(async () => {
    compositor = await createCompositor(SIZE)
  })
  after(() => compositor.close())

  async function goOn(last: readonly YuvFrame[]): Promise<Uint8Array[]> {
    const prepareNext = async (picture: RgbaPicture): Promise<Take> => {
      const still = compositor.addPicture(picture)
      return { draw: () => compositor.drawPicture(still) }
    }
    const options = { compositor, frames: FRAMES, seed: 1, amplitude: 'auto' as const, last, prepareNext }
    const take = await prepareContinuation(options)
    const made: Uint8Array[] = []
    for (let index = 0; index < FRAMES; index++) {
      await take.draw(index)
      made.push(copyFrame(compositor.frame()))
    }
    return made
  }

  test('keeps its motion across the cut, and slows to rest', async () => {
    const last = [0, 2, 4].map(shift => groundAt(shift))
    const made = await goOn(last)
    const inside = differenceOf(last[1]!.pixels, last[2]!.pixels)
    const changes = [last[2]!.pixels, ...made].slice(0, -1).map((one, index) => differenceOf(one, made[index]!))
    assert.ok(
      changes[0]! > 0.6 * inside && changes[0]! < 1.25 * inside,
      `${changes[0]} at the cut, ${inside} before it`,
    )
    for (let index = 1; index < 12; index++)
      assert.ok(changes[index]! < changes[index - 1]! * 1.1 + 0.2, `faster at ${index}`)
    assert.ok(changes.at(-1)! < 0.2, 'it is still in the end')
    // The next frame is where the ground would have been, and not where it was.
    assert.ok(differenceOf(made[0]!, groundAt(5.8).pixels) < 0.4 * differenceOf(made[0]!, groundAt(4).pixels))
  })

  test('keeps its light', async () => {
    const last = [0, 2, 4].map(shift => groundAt(shift))
    const made = await goOn(last)
    const before = brightnessOf(last[2]!.pixels)
    for (const frame of made) assert.ok(Math.abs(brightnessOf(frame) - before) < 2)
  })

  test('stays if it did not move or if its motion is unknown', async () => {
    const still = await goOn([groundAt(0), groundAt(0), groundAt(0)])
    assert.ok(differenceOf(still.at(-1)!, groundAt(0).pixels) < 1)
    // A cut lies between these: nothing goes anywhere.
    const other = checkered()
    const torn = await goOn([groundAt(0), groundAt(0), other])
    assert.ok(differenceOf(torn[0]!, other.pixels) < 2)
  })
})
