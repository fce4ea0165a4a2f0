import { isTextAt, u16leAt, u32leAt } from './bytes-at.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'

const FILE_HEADER_BYTES = 14
const CORE_HEADER_BYTES = 12
// BITMAPINFOHEADER and its successors: versions 2 and 3, OS/2 2.x, versions 4 and 5.
const INFO_HEADER_BYTES = [40, 52, 56, 64, 108, 124]
const BIT_COUNTS = [1, 4, 8, 16, 24, 32]
const RUN_LENGTH = [1, 2]
// Plain rows, plain rows with colour masks, the same with an alpha mask.
const PLAIN = [0, 3, 6]

export function readBmp(bytes: Uint8Array): Picture | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'bmp')
  if (!isTextAt(bytes, 0, 'BM')) return fail('has no BMP signature')
  const dib = FILE_HEADER_BYTES
  const headerBytes = u32leAt(bytes, dib)
  const isCore = headerBytes === CORE_HEADER_BYTES
  if (!isCore && !INFO_HEADER_BYTES.includes(headerBytes)) return fail('header is of an unknown kind')
  if (bytes.length < dib + headerBytes) return fail('cut off inside its header')

  const width = isCore ? u16leAt(bytes, dib + 4) : u32leAt(bytes, dib + 4) | 0
  // A negative height means that the rows go from top to bottom.
  const height = Math.abs(isCore ? u16leAt(bytes, dib + 6) : u32leAt(bytes, dib + 8) | 0)
  const bitCount = u16leAt(bytes, dib + (isCore ? 10 : 14))
  const compression = isCore ? 0 : u32leAt(bytes, dib + 16)
  if (width <= 0 || height === 0) return fail('width or height is zero')
  if (!BIT_COUNTS.includes(bitCount)) return fail('bits per pixel are out of range')

  const pixels = u32leAt(bytes, 10)
  if (pixels < dib + headerBytes) return fail('picture data begins inside the header')
  if (PLAIN.includes(compression)) {
    const rowBytes = Math.ceil((width * bitCount) / 32) * 4
    if (pixels + rowBytes * height > bytes.length) return fail('cut off inside its picture data')
  } else if (RUN_LENGTH.includes(compression)) {
    if (pixels >= bytes.length) return fail('has no picture data')
  } else {
    return fail('compression is unknown')
  }
  return { ok: true, format: 'bmp', width, height }
}
