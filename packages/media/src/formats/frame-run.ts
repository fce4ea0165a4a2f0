import { u8At } from './bytes-at.ts'
import { id3BytesAt } from './sound-tags.ts'

/** The header of a sound frame; `samples` are per channel. */
export type Frame = { bytes: number; samples: number; rate: number }

/** Reads the frame header that begins here, undefined if none does. */
export type FrameReader = (bytes: Uint8Array, at: number) => Frame | undefined

type FrameRun = {
  frames: number
  firstAt: number
  samplesByRate: Map<number, number>
  /** The positions of ID3v2 tags. */
  tags: { start: number; end: number }[]
}

// The tolerated bytes outside frames in the whole file (torn joins, stray tags; zeros are free). With more, the length
// is uncertain, because a player might find sound there.
export const MAX_JUNK_BYTES = 64 * 1024

/**
 * Follows the frames from header to header and adds up their samples. A truncated last frame does not count. To
 * synchronise, at the start and after junk, a header must lead to another one. Decisions depend only on bytes before
 * the end, so a truncated file never counts more than the whole. Undefined with too much junk.
 */
export function readFrameRun(
  bytes: Uint8Array,
  range: { start: number; end: number },
  frameAt: FrameReader,
): FrameRun | undefined {
  const samplesByRate = new Map<number, number>()
  const tags: FrameRun['tags'] = []
  let frames = 0
  let firstAt = range.start
  let junkBytes = 0
  let isInStep = false
  let at = range.start
  while (at < range.end) {
    if (u8At(bytes, at) === 0) {
      isInStep = false
      at += 1
      continue
    }
    const frame = frameAt(bytes, at)
    if (frame && (isInStep || frameAt(bytes, at + frame.bytes))) {
      if (at + frame.bytes > range.end) break
      if (frames === 0) firstAt = at
      frames += 1
      samplesByRate.set(frame.rate, (samplesByRate.get(frame.rate) ?? 0) + frame.samples)
      isInStep = true
      at += frame.bytes
      continue
    }
    isInStep = false
    const tagBytes = id3BytesAt(bytes, at)
    if (tagBytes > 0 && at + tagBytes <= range.end) {
      tags.push({ start: at, end: at + tagBytes })
      at += tagBytes
      continue
    }
    junkBytes += 1
    if (junkBytes > MAX_JUNK_BYTES) return undefined
    at += 1
  }
  return { frames, firstAt, samplesByRate, tags }
}

export function frameRunSeconds({ samplesByRate }: FrameRun): number {
  let seconds = 0
  for (const [rate, samples] of samplesByRate) seconds += samples / rate
  return seconds
}
