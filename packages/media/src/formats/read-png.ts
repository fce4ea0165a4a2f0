import { crc32 } from 'node:zlib'
import { isTextAt, u32beAt, u8At } from './bytes-at.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'

const IHDR_END = 33
const MAX_SIDE = 0x7fffffff

// The bit depths that each colour type may have.
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Reads the header and walks the chunks to IEND, so that a truncated file is rejected. */
export function readPng(bytes: Uint8Array): Picture | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'png')
  if (!isTextAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return fail('has no PNG signature')
  if (bytes.length < IHDR_END) return fail('cut off inside its header')
  if (u32beAt(bytes, 8) !== 13 || !isTextAt(bytes, 12, 'IHDR')) return fail('does not begin with an IHDR chunk')
  if (crc32(bytes.subarray(12, 29)) !== u32beAt(bytes, 29)) return fail('header checksum is wrong')
  const width = u32beAt(bytes, 16)
  const height = u32beAt(bytes, 20)
  if (width === 0 || height === 0) return fail('width or height is zero')
  if (width > MAX_SIDE || height > MAX_SIDE) return fail('width or height is out of range')
  if (!DEPTHS[u8At(bytes, 25)]?.includes(u8At(bytes, 24))) return fail('colour type and bit depth do not fit together')
  if (u8At(bytes, 26) !== 0 || u8At(bytes, 27) !== 0 || u8At(bytes, 28) > 1) {
    return fail('compression, filter or interlace method is unknown')
  }

  let dataBytes = 0
  let at = IHDR_END
  while (at + 12 <= bytes.length) {
    const size = u32beAt(bytes, at)
    if (size > bytes.length - at - 12) return fail('cut off inside a chunk')
    if (isTextAt(bytes, at + 4, 'IEND')) {
      return dataBytes > 0 ? { ok: true, format: 'png', width, height } : fail('has no picture data')
    }
    if (isTextAt(bytes, at + 4, 'IDAT')) dataBytes += size
    at += 12 + size
  }
  return fail('cut off before its IEND chunk')
}
