import { isTextAt, u24leAt, u32leAt, u8At, u16leAt } from './bytes-at.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'
import { type Chunk, walkRiffChunks } from './riff-chunks.ts'

type Size = { width: number; height: number }

const ANIMATED = 0x02
// An animation frame begins with its place, size, duration and flags; the picture chunks follow.
const FRAME_HEADER_BYTES = 16

/** Lossy, lossless and extended files; of an animation the canvas counts. */
export function readWebp(bytes: Uint8Array): Picture | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'webp')
  if (!isTextAt(bytes, 0, 'RIFF') || !isTextAt(bytes, 8, 'WEBP')) return fail('has no WebP signature')
  const end = 8 + u32leAt(bytes, 4)
  if (end > bytes.length) return fail('cut off: shorter than its header says')

  let canvas: Size | undefined
  let isAnimated = false
  for (const chunk of walkRiffChunks(bytes, 12, end)) {
    if (!chunk.isWhole) return fail('cut off inside a chunk')
    if (chunk.id === 'VP8X' && !canvas && chunk.end - chunk.start >= 10) {
      isAnimated = (u8At(bytes, chunk.start) & ANIMATED) !== 0
      canvas = { width: u24leAt(bytes, chunk.start + 4) + 1, height: u24leAt(bytes, chunk.start + 7) + 1 }
    } else if (chunk.id === 'VP8 ' || chunk.id === 'VP8L') {
      const size = pictureSizeOf(bytes, chunk)
      if (!size) return fail('picture data is damaged')
      if (canvas && (canvas.width !== size.width || canvas.height !== size.height)) {
        return fail('picture and canvas differ in size')
      }
      return { ok: true, format: 'webp', ...size }
    } else if (canvas && isAnimated && chunk.id === 'ANMF') {
      if (!hasPicture(bytes, chunk)) return fail('animation frame is damaged')
      return { ok: true, format: 'webp', ...canvas }
    } else if (!canvas) {
      return fail('does not begin with a picture')
    }
  }
  return fail('has no picture data')
}

function hasPicture(bytes: Uint8Array, frame: Chunk): boolean {
  for (const chunk of walkRiffChunks(bytes, frame.start + FRAME_HEADER_BYTES, frame.end)) {
    if (chunk.id === 'VP8 ' || chunk.id === 'VP8L') return chunk.isWhole && pictureSizeOf(bytes, chunk) !== undefined
  }
  return false
}

function pictureSizeOf(bytes: Uint8Array, { id, start, end }: Chunk): Size | undefined {
  return id === 'VP8L' ? losslessSizeOf(bytes, start, end) : lossySizeOf(bytes, start, end)
}

function lossySizeOf(bytes: Uint8Array, start: number, end: number): Size | undefined {
  if (end - start < 10) return undefined
  const tag = u24leAt(bytes, start)
  const isKeyFrame = (tag & 1) === 0
  const firstPartitionBytes = tag >> 5
  if (!isKeyFrame || !isTextAt(bytes, start + 3, '\x9d\x01\x2a') || firstPartitionBytes > end - start - 10) {
    return undefined
  }
  // The two bits above the fourteen are an upscaling hint.
  const width = u16leAt(bytes, start + 6) & 0x3fff
  const height = u16leAt(bytes, start + 8) & 0x3fff
  return width > 0 && height > 0 ? { width, height } : undefined
}

function losslessSizeOf(bytes: Uint8Array, start: number, end: number): Size | undefined {
  if (end - start < 6 || u8At(bytes, start) !== 0x2f) return undefined
  // From the low end: 14 bits of width - 1, 14 bits of height - 1, one of alpha, three of version (0).
  const fields = u32leAt(bytes, start + 1)
  if (fields >>> 29 !== 0) return undefined
  return { width: (fields & 0x3fff) + 1, height: ((fields >>> 14) & 0x3fff) + 1 }
}
