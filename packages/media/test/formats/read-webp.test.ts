import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWebp } from '../../src/formats/read-webp.ts'
import { makeWebp } from './sample-files.ts'
import { riffChunk, makeRiff, makeVp8l } from './sample-pictures.ts'

const whyOf = (bytes: Buffer): string | undefined => {
  const found = readWebp(bytes)
  return found.ok ? undefined : found.why
}

/** The headers of a lossy key frame; the pixels are missing, which nobody here looks at. */
function lossyOf(width: number, height: number): Buffer {
  const frame = Buffer.alloc(16)
  frame.writeUIntLE((6 << 5) | 0x10, 0, 3)
  frame.set([0x9d, 0x01, 0x2a], 3)
  frame.writeUInt16LE(width, 6)
  frame.writeUInt16LE(height, 8)
  return riffChunk('VP8 ', frame)
}

function canvasOf(width: number, height: number, flags = 0): Buffer {
  const canvas = Buffer.alloc(10)
  canvas[0] = flags
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', canvas)
}

const ANIMATED = 0x02
const lossless = (width: number, height: number): Buffer => riffChunk('VP8L', makeVp8l(width, height))
const frameOf = (...chunks: Buffer[]): Buffer => riffChunk('ANMF', Buffer.alloc(16), ...chunks)
const sized = (width: number, height: number) => ({ ok: true, format: 'webp', width, height })

test('lossless, lossy and extended files say their size', () => {
  assert.deepEqual(readWebp(makeWebp(640, 480)), sized(640, 480))
  assert.deepEqual(readWebp(makeWebp(16_384, 1)), sized(16_384, 1))
  assert.deepEqual(readWebp(makeRiff('WEBP', lossyOf(641, 481))), sized(641, 481))
  const profile = riffChunk('ICCP', Buffer.alloc(7))
  assert.deepEqual(readWebp(makeRiff('WEBP', canvasOf(30, 20), profile, lossyOf(30, 20))), sized(30, 20))
})

test('the upscaling hint is not part of the size', () => {
  assert.deepEqual(readWebp(makeRiff('WEBP', lossyOf(0x4000 | 30, 0x8000 | 20))), sized(30, 20))
})

test('an animation has the size of its canvas', () => {
  const alpha = riffChunk('ALPH', Buffer.alloc(3))
  const file = makeRiff(
    'WEBP',
    canvasOf(30, 20, ANIMATED),
    riffChunk('ANIM', Buffer.alloc(6)),
    frameOf(alpha, lossyOf(5, 5)),
  )
  assert.deepEqual(readWebp(file), sized(30, 20))
})

test('a WebP that is cut off anywhere is rejected', () => {
  for (const webp of [makeWebp(9, 9), makeRiff('WEBP', canvasOf(3, 2, ANIMATED), frameOf(lossless(3, 2)))]) {
    for (let length = 0; length < webp.length; length++) assert.equal(readWebp(webp.subarray(0, length)).ok, false)
  }
})

test('a WebP without a picture is rejected', () => {
  assert.equal(whyOf(makeRiff('WEBP')), 'has no picture data')
  assert.equal(whyOf(makeRiff('WEBP', canvasOf(3, 2))), 'has no picture data')
  assert.equal(whyOf(makeRiff('WEBP', canvasOf(3, 2, ANIMATED), frameOf())), 'animation frame is damaged')
  assert.equal(
    whyOf(makeRiff('WEBP', riffChunk('EXIF', Buffer.alloc(4)), lossless(3, 2))),
    'does not begin with a picture',
  )
})

test('a picture that contradicts itself is rejected', () => {
  assert.equal(whyOf(makeRiff('WEBP', canvasOf(3, 2), lossless(2, 3))), 'picture and canvas differ in size')
  assert.equal(whyOf(makeRiff('WEBP', lossyOf(0, 5))), 'picture data is damaged')
  const interFrame = lossyOf(5, 5)
  interFrame[8] = 0x11
  assert.equal(whyOf(makeRiff('WEBP', interFrame)), 'picture data is damaged')
})
