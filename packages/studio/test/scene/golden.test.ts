import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { frameToRgba } from '../../../media/src/av/frame-to-rgba.ts'
import { readPicture } from '../../../media/src/av/read-picture.ts'
import { copyFrame } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { shotOf, SMALL, subjectOf, withShot } from './shots.ts'

// Frames as they were looked at when they were committed, a quarter of their size: what changes how the stage looks is
// noticed, and what another processor rounds otherwise is not. GOLDEN=write makes them anew: look at them.
const camera: Shot['camera'] = { move: 'still', framing: 'medium', speed: 'normal' }
const SHOTS: Record<string, Shot> = {
  'a dog runs on a beach': shotOf([subjectOf('🐕', { motion: 'run' })], { place: 'beach', time: 'dusk', camera }),
  'a woman in a meadow': shotOf([subjectOf('👩')], { place: 'meadow', time: 'noon', camera }),
  'a car in a street at night': shotOf([subjectOf('🚗', { motion: 'drive' })], {
    place: 'street',
    time: 'night',
    camera,
  }),
  'two men in the snow': shotOf([subjectOf('👨', { count: 2 })], { place: 'snowfield', weather: 'snow', camera }),
}

const SHRINK = 4
/** Codes: the mean over the picture, and over the worst square of it, of what nobody would see. */
const [MOST, MOST_OF_SQUARE] = [2, 14]
const SQUARE = 9

const pathOf = (name: string): string => join(import.meta.dirname, 'golden-frames', `${name.replaceAll(' ', '-')}.png`)

const drawn = (shot: Shot): Promise<RgbaPicture> =>
  withShot(
    shot,
    async ({ draw }, compositor) => {
      draw(0.5, 12)
      return shrunk(await frameToRgba({ ...SMALL, pixels: copyFrame(compositor.frame()) }))
    },
    { seconds: 1 },
  )

function shrunk({ rgba, width, height }: RgbaPicture): RgbaPicture {
  const size = { width: width / SHRINK, height: Math.floor(height / SHRINK) }
  const out = new Uint8Array(size.width * size.height * 4).fill(255)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let part = 0; part < 3; part++) {
        let sum = 0
        for (let at = 0; at < SHRINK * SHRINK; at++)
          sum += rgba[((y * SHRINK + Math.floor(at / SHRINK)) * width + x * SHRINK + (at % SHRINK)) * 4 + part]!
        out[(y * size.width + x) * 4 + part] = Math.round(sum / SHRINK ** 2)
      }
  return { ...size, rgba: out }
}

/** Mean difference of a part of two pictures, codes. */
function differs(a: RgbaPicture, b: RgbaPicture, left: number, top: number, width: number, height: number): number {
  let sum = 0
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++)
      for (let part = 0; part < 3; part++) {
        const at = (y * a.width + x) * 4 + part
        sum += Math.abs(a.rgba[at]! - b.rgba[at]!)
      }
  return sum / (width * height * 3)
}

describe('the stage looks as it did', () => {
  for (const [name, shot] of Object.entries(SHOTS))
    test(name, async () => {
      const seen = await drawn(shot)
      if (process.env['GOLDEN'] === 'write') await writePicture(pathOf(name), seen, { format: 'png' })
      const kept = await readPicture(pathOf(name))
      assert.deepEqual([seen.width, seen.height], [kept.width, kept.height])
      const whole = differs(seen, kept, 0, 0, seen.width, seen.height)
      assert.ok(whole < MOST, `differs by ${whole} codes; GOLDEN=write if that is meant`)
      for (let top = 0; top + SQUARE <= seen.height; top += SQUARE)
        for (let left = 0; left + SQUARE <= seen.width; left += SQUARE) {
          const square = differs(seen, kept, left, top, SQUARE, SQUARE)
          assert.ok(
            square < MOST_OF_SQUARE,
            `differs by ${square} codes at ${left}, ${top}; GOLDEN=write if that is meant`,
          )
        }
    })
})
