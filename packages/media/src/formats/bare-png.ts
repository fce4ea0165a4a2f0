import { inflateSync } from 'node:zlib'
import { textAt, u32beAt } from './bytes-at.ts'

// Chunks that affect the picture. Texts, times, thumbnails, suggested palettes and private chunks do not; each may be
// compressed a thousand to one, and readers decompress them all.
const SHOWS = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA sRGB sBIT cICP eXIf iCCP'.split(' '))
// Other relevant chunks have at most 768 bytes; Exif may contain a small picture.
const MAX_EXIF_BYTES = 256 * 1024
const MAX_SMALL_BYTES = 4 * 1024
// The size of the largest printer profiles; screen profiles have some kilobytes.
const MAX_PROFILE_BYTES = 4 * 1024 * 1024

/** Removes chunks that do not affect the picture; undefined if there are none. The input was accepted by `readPng`. */
export function barePng(bytes: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  let keptBytes = 8
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = u32beAt(bytes, at)
    const type = textAt(bytes, at + 4, 4)
    const chunk = bytes.subarray(at, at + 12 + size)
    if (type === 'IDAT' || (SHOWS.has(type) && !seen.has(type) && isBounded(type, chunk))) {
      kept.push(chunk)
      keptBytes += chunk.length
    }
    seen.add(type)
    at += chunk.length
    if (type === 'IEND') break
  }
  return keptBytes === bytes.length ? undefined : Buffer.concat(kept)
}

function isBounded(type: string, chunk: Uint8Array): boolean {
  if (type === 'iCCP') return isProfile(chunk.subarray(8, -4))
  return chunk.length <= (type === 'eXIf' ? MAX_EXIF_BYTES : MAX_SMALL_BYTES)
}

/** A name, a zero, the method (0) and the compressed profile. */
function isProfile(body: Uint8Array): boolean {
  const packedAt = body.indexOf(0) + 2
  try {
    return inflateSync(body.subarray(packedAt), { maxOutputLength: MAX_PROFILE_BYTES }).length > 0
  } catch {
    return false
  }
}
