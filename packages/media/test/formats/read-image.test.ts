import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImage } from '../../src/formats/read-image.ts'
import { makeBmp, makeGif, makeJpeg, makeMp3, makePng, svgText, makeWebp } from './sample-files.ts'

test('every kind of picture is read by its own reader', () => {
  const samples = { png: makePng, jpeg: makeJpeg, webp: makeWebp, bmp: makeBmp, gif: makeGif }
  for (const [format, sampleOf] of Object.entries(samples)) {
    assert.deepEqual(readImage(sampleOf(33, 22)), { ok: true, format, width: 33, height: 22 })
  }
})

test('a plain Uint8Array, and a view into a larger one, read like a Buffer', () => {
  const png = makePng(33, 22)
  const larger = new Uint8Array(png.length + 20)
  larger.set(png, 10)
  assert.equal(readImage(new Uint8Array(png)).ok, true)
  assert.equal(readImage(larger.subarray(10, 10 + png.length)).ok, true)
})

test('a refusal names the format that came instead', () => {
  const why = 'not a picture format that can be read'
  assert.deepEqual(readImage(svgText()), { ok: false, why, format: 'svg' })
  assert.deepEqual(readImage(makeMp3(1)), { ok: false, why, format: 'mp3' })
  assert.deepEqual(readImage(Buffer.from('hello')), { ok: false, why })
})

test('a GIF without a size, or without a whole header, is rejected', () => {
  assert.deepEqual(readImage(makeGif(0, 5)), { ok: false, why: 'width or height is zero', format: 'gif' })
  assert.deepEqual(readImage(makeGif(5, 5).subarray(0, 12)), {
    ok: false,
    why: 'cut off inside its header',
    format: 'gif',
  })
})
