import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, inflateSync } from 'node:zlib'
import { readPng } from '../../src/formats/read-png.ts'
import { makePng } from './sample-files.ts'
import { pngChunk } from './sample-pictures.ts'

const whyOf = (bytes: Buffer): string | undefined => {
  const found = readPng(bytes)
  return found.ok ? undefined : found.why
}

/** The sample with one byte of its header changed and the checksum made right again. */
function withHeaderByte(at: number, value: number): Buffer {
  const png = makePng(2, 2)
  png[at] = value
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test('a PNG says its size', () => {
  assert.deepEqual(readPng(makePng(640, 480)), { ok: true, format: 'png', width: 640, height: 480 })
})

test('the sample is a real picture: its data unpacks to all of its rows', () => {
  const png = makePng(700, 600)
  const dataBytes = png.readUInt32BE(33)
  const rows = inflateSync(png.subarray(41, 41 + dataBytes))
  assert.equal(rows.length, 600 * (1 + 700 * 3))
})

test('a picture of 900 million pixels is measured without unpacking it', () => {
  const bomb = makePng(30_000, 30_000)
  assert.ok(bomb.length < 3_000_000)
  assert.deepEqual(readPng(bomb), { ok: true, format: 'png', width: 30_000, height: 30_000 })
})

test('a PNG that is cut off anywhere is rejected', () => {
  const png = makePng(5, 5)
  for (let length = 0; length < png.length; length++) assert.equal(readPng(png.subarray(0, length)).ok, false)
})

test('bytes after the end of the picture do no harm', () => {
  assert.equal(readPng(Buffer.concat([makePng(5, 5), Buffer.from('trailer')])).ok, true)
})

test('a modified header is rejected', () => {
  const png = makePng(2, 2)
  png[19] = 9
  assert.equal(whyOf(png), 'header checksum is wrong')
})

test('a size of zero or beyond the standard is rejected', () => {
  assert.equal(whyOf(withHeaderByte(19, 0)), 'width or height is zero')
  assert.equal(whyOf(withHeaderByte(23, 0)), 'width or height is zero')
  assert.equal(whyOf(withHeaderByte(16, 0x80)), 'width or height is out of range')
})

test('impossible depths and methods are rejected', () => {
  assert.equal(whyOf(withHeaderByte(24, 3)), 'colour type and bit depth do not fit together')
  assert.equal(whyOf(withHeaderByte(25, 1)), 'colour type and bit depth do not fit together')
  for (const at of [26, 27, 28]) {
    assert.equal(whyOf(withHeaderByte(at, 2)), 'compression, filter or interlace method is unknown')
  }
  assert.equal(readPng(withHeaderByte(28, 1)).ok, true, 'interlaced')
})

test('a PNG without a header chunk or without data is rejected', () => {
  const png = makePng(2, 2)
  const end = pngChunk('IEND', Buffer.alloc(0))
  assert.equal(whyOf(Buffer.concat([png.subarray(0, 8), png.subarray(33), end])), 'does not begin with an IHDR chunk')
  assert.equal(whyOf(Buffer.concat([png.subarray(0, 33), end])), 'has no picture data')
})
