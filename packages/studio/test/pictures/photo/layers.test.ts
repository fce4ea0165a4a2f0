import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addRim, mirrorIntoRim } from '../../../src/pictures/photo/canvas.ts'
import { cutFrame } from '../../../src/pictures/photo/cut-frame.ts'
import { findFarArea } from '../../../src/pictures/photo/find-far-area.ts'
import { fillSmoothly } from '../../../src/pictures/photo/fill-smoothly.ts'
import { cacheLatest } from '../../../src/pictures/photo/cache-latest.ts'
import { keepOneLayer, separateLayers } from '../../../src/pictures/photo/layers.ts'
import type { OpenModel } from '../../../src/models/open-model.ts'
import { createPlane } from '../../../src/planes/plane.ts'
import { discEyes, discOf, isInDisc, noModels, pictureOf, wavesAt, wavesOf } from './test-pictures.ts'

const SIZE = { width: 192, height: 108 }
const ASPECT = 192 / 108

test('a failed result is computed again, and a successful one is kept while it is among the latest', async () => {
  const keep = cacheLatest<number>(2)
  await assert.rejects(keep('a', () => Promise.reject(new Error('no'))))
  assert.equal(await keep('a', async () => 1), 1)
  assert.equal(await keep('a', async () => 2), 1)
  await keep('b', async () => 3)
  await keep('c', async () => 4)
  assert.equal(await keep('a', async () => 5), 5)
})

test('without a subject there is one layer: the picture inside the frame', async () => {
  const picture = wavesOf(SIZE)
  const canvas = addRim(SIZE)
  const cut = await cutFrame(picture, SIZE, noModels)
  const { behind, subject } = await separateLayers(cut, canvas, noModels)
  assert.equal(subject, undefined)
  const middle = (canvas.top + 50) * canvas.width + canvas.left + 90
  assert.deepEqual([...behind.rgba.subarray(middle * 4, middle * 4 + 3)], [...wavesAt(90, 50)])
})

test('a subject and its filled background give the picture again', async () => {
  const canvas = addRim(SIZE)
  const cut = await cutFrame(discOf(SIZE), SIZE, discEyes(ASPECT))
  const { behind, subject } = await separateLayers(cut, canvas, discEyes(ASPECT))
  const { pixels, box } = subject!
  const whole = mirrorIntoRim(cut.frame, canvas)
  let most = 0
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const at = ((y + canvas.top) * canvas.width + x + canvas.left) * 4
      const [column, row] = [x + canvas.left - box.left, y + canvas.top - box.top]
      const isInBox = column >= 0 && row >= 0 && column < box.width && row < box.height
      const from = (row * box.width + column) * 4
      const alpha = isInBox ? pixels.rgba[from + 3]! / 255 : 0
      for (let part = 0; part < 3; part++) {
        const front = isInBox ? pixels.rgba[from + part]! : 0
        const made = behind.rgba[at + part]! * (1 - alpha) + front * alpha
        most = Math.max(most, Math.abs(made - whole.rgba[at + part]!))
      }
    }
  }
  assert.ok(most <= 3, `${most}`)
})

test('no trace of a subject is left behind it', async () => {
  const canvas = addRim(SIZE)
  const cut = await cutFrame(discOf(SIZE), SIZE, discEyes(ASPECT))
  const { behind } = await separateLayers(cut, canvas, discEyes(ASPECT))
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      if (!isInDisc(SIZE, x, y)) continue
      const at = ((y + canvas.top) * canvas.width + x + canvas.left) * 4
      // The disc is yellow: far more red than blue. No wave is.
      assert.ok(behind.rgba[at]! - behind.rgba[at + 2]! < 110, `${x} ${y}`)
    }
  }
})

test('a subject that the frame cuts off has its sides reported', async () => {
  const low = { x: 0.5, y: 0.95, radius: 0.3 }
  const { subject } = await cutFrame(discOf(SIZE, low), SIZE, discEyes(ASPECT, low))
  assert.deepEqual(subject?.cutAt, { left: false, right: false, top: false, bottom: true })
})

test('a subject stands out in depth, in layers and in one piece', async () => {
  const canvas = addRim(SIZE)
  const eyes = discEyes(ASPECT)
  const cut = await cutFrame(discOf(SIZE), SIZE, eyes)
  const { subject, depth } = await separateLayers(cut, canvas, eyes)
  const at = Math.floor(depth.height * 0.42) * depth.width + Math.floor(depth.width / 2)
  assert.ok(subject!.nearness * 255 > depth.nearness[at]! + 40)
  const whole = await keepOneLayer(cut, canvas, eyes)
  const aside = Math.floor(depth.height * 0.42) * depth.width + Math.floor(depth.width * 0.12)
  assert.equal(whole.subject, undefined)
  assert.ok(whole.depth.nearness[at]! > whole.depth.nearness[aside]! + 25)
})

test('the sky is far, down to the first thing; wood is not sky', () => {
  const sky = pictureOf(SIZE, (x, y) => (y < 50 ? [120, 160, 220 - (y >> 2)] : [60, 90 + (x % 3) * 20, 40]))
  const { values } = findFarArea(sky)
  assert.deepEqual([values[20 * 192 + 90], values[80 * 192 + 90]], [1, 0])
  const wood = findFarArea(pictureOf(SIZE, () => [150, 90, 50]))
  assert.ok(wood.values.every(value => value === 0))
})

test('a hole takes on its surroundings', () => {
  const size = { width: 40, height: 30 }
  const known = createPlane(size)
  const ramp = createPlane(size)
  for (let at = 0; at < 1_200; at++) {
    const [x, y] = [at % 40, Math.floor(at / 40)]
    known.values[at] = x > 10 && x < 28 && y > 8 && y < 22 ? 0 : 1
    ramp.values[at] = known.values[at] === 0 ? 999 : x / 40
  }
  const [filled] = fillSmoothly([ramp], known)
  assert.ok(filled!.values.every(value => value >= 0 && value <= 1))
  assert.ok(filled!.values[15 * 40 + 12]! < filled!.values[15 * 40 + 26]!)
})

test('a rim that does not continue the picture becomes its mirror image', async () => {
  const canvas = addRim(SIZE)
  const painter =
    (rim: number): OpenModel =>
    async name =>
      name === 'migan'
        ? {
            run: async ({ image }) => {
              const data = Uint8Array.from(image!.data as Uint8Array)
              const [, , height = 0, width = 0] = image!.shape
              for (let at = 0; at < data.length; at++) {
                const [x, y] = [at % width, Math.floor(at / width) % height]
                // A paper's white edge around the picture.
                if (x < 12 || y < 12 || x >= width - 12 || y >= height - 12) data[at] = rim
              }
              return { result: data }
            },
            close: async () => undefined,
          }
        : undefined
  const cornerOf = async (rim: number): Promise<number[]> => {
    const cut = await cutFrame(
      pictureOf(SIZE, () => [60, 70, 80]),
      SIZE,
      noModels,
    )
    const { behind } = await separateLayers(cut, canvas, painter(rim))
    return [...behind.rgba.subarray(0, 3)]
  }
  assert.deepEqual(await cornerOf(250), [60, 70, 80], 'a white edge')
  assert.deepEqual(await cornerOf(66), [66, 66, 66], 'what is believable stays')
})
