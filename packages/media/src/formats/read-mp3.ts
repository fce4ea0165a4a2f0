import { isTextAt, u24beAt, u32beAt, u8At } from './bytes-at.ts'
import { type Sound, type Unreadable, unreadable } from './findings.ts'
import { type Frame, readFrameRun, frameRunSeconds } from './frame-run.ts'
import { id3BytesAt, tailTagsStart } from './sound-tags.ts'

// By the index in the header. 0 is "free" (unused) and 15 is forbidden.
const KBPS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES_MPEG1 = [44_100, 48_000, 32_000]

const MPEG25 = 0
const MPEG1 = 3
const LAYER_THREE = 1
const MONO = 3

const versionAt = (bytes: Uint8Array, at: number): number => (u8At(bytes, at + 1) >> 3) & 3

export function mp3FrameAt(bytes: Uint8Array, at: number): Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined
  const second = u8At(bytes, at + 1)
  const third = u8At(bytes, at + 2)
  const version = versionAt(bytes, at)
  if (second < 0xe0 || version === 1 || ((second >> 1) & 3) !== LAYER_THREE) return undefined
  const isMpeg1 = version === MPEG1
  const kbps = (isMpeg1 ? KBPS_MPEG1 : KBPS_MPEG2)[third >> 4]
  const baseRate = RATES_MPEG1[(third >> 2) & 3]
  if (!kbps || !baseRate) return undefined
  // MPEG-2 halves the rates and MPEG-2.5 quarters them; both halve the frame.
  const rate = isMpeg1 ? baseRate : version === MPEG25 ? baseRate / 4 : baseRate / 2
  const samples = isMpeg1 ? 1152 : 576
  const padding = (third >> 1) & 1
  return { bytes: Math.floor((samples * kbps * 125) / rate) + padding, samples, rate }
}

export function readMp3(bytes: Uint8Array): Sound | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'mp3')
  const run = readFrameRun(bytes, { start: id3BytesAt(bytes, 0), end: tailTagsStart(bytes) }, mp3FrameAt)
  if (!run) return fail('too much of it is not MP3 frames')
  if (run.frames < 2) return fail('has no MP3 frames')
  const first = mp3FrameAt(bytes, run.firstAt)
  if (first) {
    const counted = run.samplesByRate.get(first.rate) ?? 0
    run.samplesByRate.set(first.rate, counted - silentSamplesOf(bytes, run.firstAt, first))
  }
  const seconds = frameRunSeconds(run)
  return seconds > 0 ? { ok: true, format: 'mp3', seconds, hasVideo: false } : fail('has no sound data')
}

/**
 * Samples that are counted but not audible, if the first frame is a table of contents (Xing, Info, VBRI): that frame's
 * own, and the encoder's delay and padding.
 */
function silentSamplesOf(bytes: Uint8Array, at: number, first: Frame): number {
  if (isTextAt(bytes, at + 36, 'VBRI')) return first.samples
  const isMono = u8At(bytes, at + 3) >> 6 === MONO
  const sideBytes = versionAt(bytes, at) === MPEG1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const tag = [at + 4 + sideBytes, at + 6 + sideBytes].find(
    place => isTextAt(bytes, place, 'Xing') || isTextAt(bytes, place, 'Info'),
  )
  if (tag === undefined) return 0
  // The flags say which fields precede the encoder's own part: frames, bytes, 100 positions, quality.
  const flags = u32beAt(bytes, tag + 4)
  const encoder = tag + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0)
  const isKnown = ['LAME', 'Lavc', 'Lavf'].some(name => isTextAt(bytes, encoder, name))
  if (!isKnown || encoder + 24 > at + first.bytes) return first.samples
  // Twelve bits each of delay and padding.
  const trims = u24beAt(bytes, encoder + 21)
  return first.samples + (trims >> 12) + (trims & 0xfff)
}
