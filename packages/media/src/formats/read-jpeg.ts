import { isTextAt, u16beAt, u8At } from './bytes-at.ts'
import { readExifOrientation } from './exif-orientation.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP1 = 0xe1
const TEM = 0x01

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
// C4, C8 and CC are in the range of frame headers but are not (Huffman tables, reserved, arithmetic conditioning).
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
// Baseline, extended sequential, progressive. The others are lossless, hierarchical or arithmetic, which no browser
// shows.
const isCommonFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2

// A 20 MB picture has hundreds of segments at most; a file of empty ones would have five million.
const MAX_SEGMENTS = 10_000
// A progressive picture has about ten scans. Each covers the whole picture and may have only a few bytes: thousands of
// them in a megabyte would block a decoder for minutes.
const MAX_SCANS = 100

/**
 * Walks the markers to the end of the image, including the scans. The picture's own EOI must be present, or the file is
 * truncated; data that a camera appends is ignored.
 */
export function readJpeg(bytes: Uint8Array): Picture | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'jpeg')
  if (!isTextAt(bytes, 0, '\xff\xd8')) return fail('has no JPEG signature')
  let size: { width: number; height: number } | undefined
  let orientation: number | undefined
  let scans = 0
  let scanBytes = 0
  let scanStart: number | undefined
  let at = 2
  for (let segments = 0; ; segments++) {
    if (segments === MAX_SEGMENTS) return fail('has too many segments')
    const markerAt = nextMarker(bytes, at)
    if (markerAt < 0) return fail(size ? 'cut off before its end marker' : 'has no frame header')
    if (scanStart !== undefined) scanBytes += markerAt - 1 - scanStart
    scanStart = undefined
    const marker = u8At(bytes, markerAt)
    at = markerAt + 1
    if (marker === EOI) break
    if (marker === SOI || marker === TEM) continue

    const segmentBytes = u16beAt(bytes, at)
    if (at + segmentBytes > bytes.length) return fail('cut off inside a segment')
    if (segmentBytes < 2) return fail('a segment has no length')
    const segment = bytes.subarray(at + 2, at + segmentBytes)
    at += segmentBytes
    if (marker === APP1 && isTextAt(segment, 0, 'Exif\0\0')) orientation ??= readExifOrientation(segment.subarray(6))
    if (isFrameHeader(marker)) {
      if (!isCommonFrame(marker)) return fail('a lossless, hierarchical or arithmetic JPEG, which is not supported')
      if (size) return fail('has two frame headers')
      if (segment.length < 6 || segment.length < 6 + 3 * u8At(segment, 5)) return fail('frame header is too short')
      size = { height: u16beAt(segment, 1), width: u16beAt(segment, 3) }
      if (size.width === 0 || size.height === 0) return fail('width or height is zero')
    }
    if (marker === SOS) {
      if (!size) return fail('has a scan before its frame header')
      scans += 1
      if (scans > MAX_SCANS) return fail('has too many scans')
      scanStart = at
    }
  }
  if (!size) return fail('has no frame header')
  if (scanBytes === 0) return fail('has no picture data')
  const isTurned = orientation !== undefined && orientation >= 5
  return { ok: true, format: 'jpeg', ...(isTurned ? { width: size.height, height: size.width } : size) }
}

/**
 * The position of the next marker's code, -1 at the end. Skips stuffed zeros, restarts and fill bytes of scan data, and
 * stray bytes between segments.
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const code = u8At(bytes, at + 1)
    if (code !== 0x00 && code !== 0xff && !isRestart(code)) return at + 1
  }
  return -1
}
