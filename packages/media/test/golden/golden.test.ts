import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeFrames } from '../../src/av/decode-frames.ts'
import { readPicture } from '../../src/av/read-picture.ts'
import { frameToRgba } from '../../src/av/frame-to-rgba.ts'
import { createCompositor } from '../../src/compositor/compositor.ts'
import type { RgbaPicture } from '../../src/frames/size.ts'
import { openVideo } from '../../src/write/open-video.ts'
import { writePicture } from '../../src/write/write-picture.ts'
import { FRAME, SCENES } from './scenes.ts'

// Frames as they come back out of a film, beside the ones that were looked at when they were committed. Another build of
// a font or an encoder may change a pixel; nobody should be able to see it. GOLDEN=write makes them anew: look at them.
const pathOf = (name: string): string => join(import.meta.dirname, 'frames', `${name.replaceAll(' ', '-')}.png`)

// Decibels; from about 35 on, two pictures side by side look the same.
const MIN_PSNR = 36
// The worst square of 16 x 16 pixels: a thing that is missing or out of place is seen here, and lost in the whole.
const MIN_SQUARE_PSNR = 24

async function filmed(draw: (typeof SCENES)[string]): Promise<RgbaPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-golden-'))
  const compositor = await createCompositor(FRAME)
  const video = await openVideo(join(folder, 'film.mp4'), { ...FRAME, withSound: false, quality: { crf: 12 } })
  try {
    draw(compositor)
    for (let frame = 0; frame < 3; frame++) await video.writeFrame(compositor.frame())
    await video.finish()
    for await (const frame of decodeFrames(join(folder, 'film.mp4'))) return await frameToRgba(frame)
    throw new Error('no frame came back')
  } finally {
    await video.close()
    compositor.close()
    await rm(folder, { recursive: true })
  }
}

type Area = { left: number; top: number; width: number; height: number }

function psnrOf(one: RgbaPicture, other: RgbaPicture, area: Area): number {
  let squares = 0
  for (let y = area.top; y < area.top + area.height; y++)
    for (let x = area.left; x < area.left + area.width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * one.width + x) * 4 + channel
        squares += ((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0)) ** 2
      }
  const mean = squares / (area.width * area.height * 3)
  return mean === 0 ? Infinity : 10 * Math.log10(255 ** 2 / mean)
}

function worstSquareOf(one: RgbaPicture, other: RgbaPicture): number {
  let worst = Infinity
  for (let top = 0; top + 16 <= FRAME.height; top += 16)
    for (let left = 0; left + 16 <= FRAME.width; left += 16)
      worst = Math.min(worst, psnrOf(one, other, { left, top, width: 16, height: 16 }))
  return worst
}

for (const [name, draw] of Object.entries(SCENES)) {
  test(`${name}: looks as it did when it was looked at`, async t => {
    const frame = await filmed(draw)
    if (process.env['GOLDEN'] === 'write') await writePicture(pathOf(name), frame, { format: 'png' })
    const golden = await readPicture(pathOf(name))
    assert.deepEqual([golden.width, golden.height], [FRAME.width, FRAME.height])
    const whole = psnrOf(frame, golden, { left: 0, top: 0, ...FRAME })
    const worst = worstSquareOf(frame, golden)
    t.diagnostic(`${whole.toFixed(1)} dB, worst square ${worst.toFixed(1)} dB`)
    assert.ok(whole >= MIN_PSNR && worst >= MIN_SQUARE_PSNR)
  })
}

test('a ball in another place is seen', async () => {
  const [scene, other] = [SCENES['sprites and a subtitle'], SCENES['pan and zoom']]
  assert.ok(scene && other)
  const golden = await readPicture(pathOf('sprites and a subtitle'))
  const frame = await filmed(scene)
  // A corner of the ball as it would be two pixels to the right.
  const moved: RgbaPicture = { ...frame, rgba: frame.rgba.slice() }
  for (let at = moved.rgba.length - 4; at >= 8; at -= 4) moved.rgba.copyWithin(at, at - 8, at - 4)
  assert.ok(worstSquareOf(moved, golden) < MIN_SQUARE_PSNR)
  assert.ok(psnrOf(await filmed(other), golden, { left: 0, top: 0, ...FRAME }) < MIN_PSNR)
})
