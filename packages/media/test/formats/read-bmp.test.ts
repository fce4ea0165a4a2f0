import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBmp } from '../../src/formats/read-bmp.ts'
import { makeBmp } from './sample-files.ts'

const whyOf = (bytes: Buffer): string | undefined => {
  const found = readBmp(bytes)
  return found.ok ? undefined : found.why
}

function changed(change: (bmp: Buffer) => void): Buffer {
  const bmp = makeBmp(30, 20)
  change(bmp)
  return bmp
}

/** The header of OS/2 1.x, with 24 bits per pixel. */
function coreBmpOf(width: number, height: number): Buffer {
  const rowBytes = Math.ceil((width * 24) / 32) * 4
  const bmp = Buffer.alloc(26 + rowBytes * height)
  bmp.write('BM', 'latin1')
  bmp.writeUInt32LE(26, 10)
  bmp.writeUInt32LE(12, 14)
  bmp.writeUInt16LE(width, 18)
  bmp.writeUInt16LE(height, 20)
  bmp.writeUInt16LE(1, 22)
  bmp.writeUInt16LE(24, 24)
  return bmp
}

test('both kinds of header say the size', () => {
  assert.deepEqual(readBmp(makeBmp(640, 480)), { ok: true, format: 'bmp', width: 640, height: 480 })
  assert.deepEqual(readBmp(coreBmpOf(31, 17)), { ok: true, format: 'bmp', width: 31, height: 17 })
})

test('rows from top to bottom make the height negative, not the picture', () => {
  const bmp = changed(bytes => bytes.writeInt32LE(-20, 22))
  assert.deepEqual(readBmp(bmp), { ok: true, format: 'bmp', width: 30, height: 20 })
})

test('a BMP that is cut off anywhere is rejected', () => {
  for (const bmp of [makeBmp(9, 9), coreBmpOf(3, 3)]) {
    for (let length = 0; length < bmp.length; length++) assert.equal(readBmp(bmp.subarray(0, length)).ok, false)
  }
})

test('a small file that claims to be huge is rejected', () => {
  const bmp = changed(bytes => {
    bytes.writeInt32LE(0x7fffffff, 18)
    bytes.writeInt32LE(0x7fffffff, 22)
  })
  assert.equal(whyOf(bmp), 'cut off inside its picture data')
})

test('a header that makes no sense is rejected', () => {
  assert.equal(whyOf(changed(bytes => bytes.writeUInt32LE(41, 14))), 'header is of an unknown kind')
  assert.equal(whyOf(changed(bytes => bytes.writeInt32LE(0, 18))), 'width or height is zero')
  assert.equal(whyOf(changed(bytes => bytes.writeInt32LE(-30, 18))), 'width or height is zero')
  assert.equal(whyOf(changed(bytes => bytes.writeUInt16LE(7, 28))), 'bits per pixel are out of range')
  assert.equal(whyOf(changed(bytes => bytes.writeUInt32LE(4, 30))), 'compression is unknown')
  assert.equal(whyOf(changed(bytes => bytes.writeUInt32LE(20, 10))), 'picture data begins inside the header')
})

test('a run-length coded picture may be shorter than its rows', () => {
  const bmp = changed(bytes => bytes.writeUInt32LE(1, 30))
  assert.equal(readBmp(bmp.subarray(0, 70)).ok, true)
  assert.equal(whyOf(bmp.subarray(0, 62)), 'has no picture data')
})
