import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { boxMean, createPlane } from '../../../src/planes/plane.ts'
import { findView } from '../../../src/pictures/travel/find-view.ts'
import { prepareTravel } from '../../../src/pictures/travel/prepare-travel.ts'
import { copyFrame, createCompositor } from '../../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'
import { differenceOf, still } from '../photo/filmed.ts'
import { pictureOf } from '../photo/test-pictures.ts'

const SIZE = { width: 256, height: 144 }

/** A land of soft spots, no two places of it alike, that can be looked at anywhere and from any distance. */
function landOf(seed: number): (u: number, v: number) => number {
  const side = 512
  const seeded = seededRandom(seed)
  const noise = createPlane({ width: side, height: side })
  for (let at = 0; at < noise.values.length; at++) noise.values[at] = seeded.next()
  const soft = boxMean(boxMean(noise, 6), 6)
  return (u, v) => {
    const [x, y] = [Math.max(0, Math.min(side - 2, u * side)), Math.max(0, Math.min(side - 2, v * side))]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const at = (i: number, j: number): number => soft.values[(top + j) * side + left + i]!
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (x - left)
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (x - left)
    return Math.max(0, Math.min(255, 128 + 1_400 * (upper + (lower - upper) * (y - top) - 0.5)))
  }
}

const land = landOf(3)

/** What a frame sees of it: from where, and how wide. */
const seenOf = ({ width, height }: Size, left: number, top: number, wide: number, dim = 1): RgbaPicture =>
  pictureOf({ width, height }, (x, y) => {
    const code = Math.round(dim * land(left + ((x + 0.5) / width) * wide, top + ((y + 0.5) / width) * wide))
    return [code, Math.round(code * 0.8), Math.round(255 - code * 0.6)]
  })

const whole = seenOf(SIZE, 0.1, 0.1, 0.7)

test('pictures of different things, and pictures that hardly differ, have no zoom', async () => {
  const other = landOf(9)
  const elsewhere = pictureOf(SIZE, (x, y) => {
    const code = Math.round(other(x / 300, y / 300))
    return [code, code, code]
  })
  assert.equal(await findView(whole, elsewhere), undefined)
  assert.equal(await findView(whole, whole), undefined)
  assert.equal(await findView(whole, seenOf(SIZE, 0.11, 0.1, 0.7)), undefined)
})

for (const [what, left, top, wide, dim] of [
  ['closer', 0.25, 0.2, 0.4, 1],
  ['aside', 0.35, 0.14, 0.7, 1],
  ['closer, aside and darker', 0.42, 0.16, 0.45, 0.7],
  ['further', 0.05, 0.07, 0.9, 1],
] as const) {
  test(`a picture from ${what} is found at its position`, async () => {
    const view = await findView(whole, seenOf(SIZE, left, top, wide, dim))
    assert.ok(view, 'not found')
    const off = [view.x - (left - 0.1) / 0.7, view.y - (top - 0.1) / (0.7 * (144 / 256)), view.scale - wide / 0.7]
    for (const part of off) assert.ok(Math.abs(part) < 0.015, off.map(one => one.toFixed(3)).join(' '))
  })
}

test('the film begins and ends with the pictures, and never jumps', async () => {
  const last = seenOf(SIZE, 0.38, 0.2, 0.42)
  const compositor = await createCompositor(SIZE)
  try {
    const take = await prepareTravel({ compositor, frames: 36, seed: 1, amplitude: 'auto', first: whole, last })
    assert.ok(take)
    const frames: Buffer[] = []
    for (let index = 0; index < 36; index++) {
      await take.draw(index)
      frames.push(copyFrame(compositor.frame()))
    }
    assert.equal(differenceOf(frames[0]!, await still(SIZE, whole)).most, 0)
    assert.equal(differenceOf(frames[35]!, await still(SIZE, last)).most, 0)
    const steps = frames.slice(1).map((frame, index) => differenceOf(frame, frames[index]!).mean)
    const most = Math.max(...steps)
    assert.ok(most < 0.5 * differenceOf(frames[0]!, frames[35]!).mean, steps.map(step => step.toFixed(1)).join(' '))
    // Half way it is sharp: a double image would have lost half of its contrast.
    assert.ok(contrastOf(frames[18]!) > 0.75 * contrastOf(frames[0]!), 'a double image')
  } finally {
    compositor.close()
  }
})

function contrastOf(frame: Buffer): number {
  const luma = frame.subarray(0, SIZE.width * SIZE.height)
  const mean = luma.reduce((sum, code) => sum + code, 0) / luma.length
  return Math.sqrt(luma.reduce((sum, code) => sum + (code - mean) ** 2, 0) / luma.length)
}
