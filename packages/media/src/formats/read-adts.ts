import { u8At } from './bytes-at.ts'
import { type Sound, type Unreadable, unreadable } from './findings.ts'
import { type Frame, readFrameRun, frameRunSeconds } from './frame-run.ts'
import { id3BytesAt, tailTagsStart } from './sound-tags.ts'

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
const SAMPLES_PER_BLOCK = 1024

export function adtsFrameAt(bytes: Uint8Array, at: number): Frame | undefined {
  if (at + 7 > bytes.length || bytes[at] !== 0xff || (u8At(bytes, at + 1) & 0xf6) !== 0xf0) return undefined
  const rate = RATES[(u8At(bytes, at + 2) >> 2) & 15]
  const headerBytes = u8At(bytes, at + 1) & 1 ? 7 : 9
  const frameBytes = ((u8At(bytes, at + 3) & 3) << 11) | (u8At(bytes, at + 4) << 3) | (u8At(bytes, at + 5) >> 5)
  if (rate === undefined || frameBytes < headerBytes) return undefined
  const blocks = (u8At(bytes, at + 6) & 3) + 1
  return { bytes: frameBytes, samples: blocks * SAMPLES_PER_BLOCK, rate }
}

/** Raw AAC. If the decoder doubles the rate (HE-AAC), it doubles the samples too, so the length is the same. */
export function readAdts(bytes: Uint8Array): Sound | Unreadable {
  const run = readFrameRun(bytes, { start: id3BytesAt(bytes, 0), end: tailTagsStart(bytes) }, adtsFrameAt)
  if (!run) return unreadable('too much of it is not AAC frames', 'aac')
  if (run.frames < 2) return unreadable('has no AAC frames', 'aac')
  return { ok: true, format: 'aac', seconds: frameRunSeconds(run), hasVideo: false }
}
