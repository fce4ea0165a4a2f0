import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readJpeg } from '../../src/formats/read-jpeg.ts'
import { makeJpeg } from './sample-files.ts'
import { exifSegment, jpegSegment } from './sample-pictures.ts'

const whyOf = (bytes: Buffer): string | undefined => {
  const found = readJpeg(bytes)
  return found.ok ? undefined : found.why
}

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const frameOf = (width: number, height: number): Buffer =>
  jpegSegment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]))
const scanOf = (...data: number[]): Buffer =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from(data)])
const fileOf = (...parts: Buffer[]): Buffer => Buffer.concat([START, ...parts, END])

test('a JPEG says its size', () => {
  assert.deepEqual(readJpeg(makeJpeg(640, 480)), { ok: true, format: 'jpeg', width: 640, height: 480 })
})

test('extended and progressive frames are read, the rare kinds are rejected', () => {
  assert.equal(readJpeg(makeJpeg(8, 8, { sof: 0xc1 })).ok, true)
  assert.equal(readJpeg(makeJpeg(8, 8, { sof: 0xc2 })).ok, true)
  for (const sof of [0xc3, 0xc5, 0xc9, 0xcf]) assert.match(whyOf(makeJpeg(8, 8, { sof })) ?? '', /not supported/)
})

test('a camera held upright swaps width and height', () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const found = readJpeg(makeJpeg(30, 20, { orientation }))
    const [width, height] = orientation >= 5 ? [20, 30] : [30, 20]
    assert.deepEqual(found, { ok: true, format: 'jpeg', width, height })
  }
})

test('the orientation is read in both byte orders, and nonsense in it is ignored', () => {
  const turned = fileOf(exifSegment(6, 'MM'), frameOf(30, 20), scanOf(1))
  assert.deepEqual(readJpeg(turned), { ok: true, format: 'jpeg', width: 20, height: 30 })
  const odd = fileOf(exifSegment(99), frameOf(30, 20), scanOf(1))
  assert.deepEqual(readJpeg(odd), { ok: true, format: 'jpeg', width: 30, height: 20 })
})

test('stuffed zeros, restarts and fill bytes in a scan are not taken for markers', () => {
  const file = fileOf(frameOf(8, 8), scanOf(1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xff))
  assert.equal(readJpeg(file).ok, true)
})

test('a JPEG that is cut off anywhere is rejected', () => {
  const jpeg = makeJpeg(40, 40, { orientation: 6 })
  for (let length = 0; length < jpeg.length; length++) assert.equal(readJpeg(jpeg.subarray(0, length)).ok, false)
})

test('data after the picture of a phone does no harm', () => {
  assert.equal(readJpeg(Buffer.concat([makeJpeg(8, 8), Buffer.alloc(5_000, 0xff)])).ok, true)
})

test('a preview inside the metadata is not taken for the picture', () => {
  const preview = jpegSegment(0xe2, makeJpeg(3, 3))
  assert.deepEqual(readJpeg(fileOf(preview, frameOf(8, 9), scanOf(1))), {
    ok: true,
    format: 'jpeg',
    width: 8,
    height: 9,
  })
})

test('the first of two orientations counts', () => {
  const file = fileOf(exifSegment(1), exifSegment(6), frameOf(30, 20), scanOf(1))
  assert.deepEqual(readJpeg(file), { ok: true, format: 'jpeg', width: 30, height: 20 })
})

test('a frame header too short for its components is rejected', () => {
  const short = jpegSegment(0xc0, Buffer.from([8, 0, 8, 0, 8, 3, 1, 0x11, 0]))
  assert.equal(whyOf(fileOf(short, scanOf(1))), 'frame header is too short')
})

test('a JPEG without a frame, a size or a scan is rejected', () => {
  assert.equal(whyOf(fileOf()), 'has no frame header')
  assert.equal(whyOf(fileOf(frameOf(0, 8), scanOf(1))), 'width or height is zero')
  assert.equal(whyOf(fileOf(frameOf(8, 0), scanOf(1))), 'width or height is zero')
  assert.equal(whyOf(fileOf(frameOf(8, 8))), 'has no picture data')
  assert.equal(whyOf(fileOf(frameOf(8, 8), scanOf())), 'has no picture data')
  assert.equal(whyOf(fileOf(scanOf(1), frameOf(8, 8))), 'has a scan before its frame header')
  assert.equal(whyOf(fileOf(frameOf(8, 8), frameOf(9, 9), scanOf(1))), 'has two frame headers')
})

test('a file of nothing but empty segments is given up', () => {
  const empty = jpegSegment(0xfe, Buffer.alloc(0))
  const file = fileOf(Buffer.alloc(empty.length * 20_000, empty), frameOf(8, 8), scanOf(1))
  assert.equal(whyOf(file), 'has too many segments')
})
