import { deflateSync } from 'node:zlib'
import { riffChunk, makeRiff } from './sample-pictures.ts'

const WAV_RATE = 8_000

/** Silence: 16 bits, mono, 8 kHz. */
export function makeSilentWav(seconds: number): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(WAV_RATE, 4)
  format.writeUInt32LE(WAV_RATE * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  return makeRiff(
    'WAVE',
    riffChunk('fmt ', format),
    riffChunk('data', Buffer.alloc(Math.round(seconds * WAV_RATE) * 2)),
  )
}

const MP3_RATE = 32_000
const MP3_FRAME_SAMPLES = 1_152
const MP3_DELAY = 576

/** A silent frame: MPEG-1 layer III, 32 kbit/s, 32 kHz, mono; no granule has any bits. 144 bytes, 36 ms. */
export function mp3Frame(): Buffer {
  const frame = Buffer.alloc(144)
  frame.set([0xff, 0xfb, 0x18, 0xc0])
  return frame
}

/** Silence that lasts exactly this long: the Info frame names the delay and padding to cut off. */
export function makeMp3(seconds: number): Buffer {
  const samples = Math.round(seconds * MP3_RATE)
  const frames = Math.ceil((samples + MP3_DELAY) / MP3_FRAME_SAMPLES)
  const padding = frames * MP3_FRAME_SAMPLES - MP3_DELAY - samples
  const info = mp3Frame()
  info.write('Info', 21, 'latin1')
  info.writeUInt32BE(1, 25)
  info.writeUInt32BE(frames, 29)
  info.write('LAME3.100', 33, 'latin1')
  info.writeUIntBE((MP3_DELAY << 12) | padding, 54, 3)
  return Buffer.concat([info, ...Array.from({ length: frames }, mp3Frame)])
}

/** AAC-LC, one channel, no spectral lines, end. */
export const SILENT_AAC = Buffer.from([0, 0, 0, 7])
export const AAC_RATE = 64_000
export const AAC_FRAME_SAMPLES = 1_024

/** One silent frame of 1/62.5 s. */
export function adtsFrame(): Buffer {
  const length = 7 + SILENT_AAC.length
  return Buffer.concat([
    Buffer.from([0xff, 0xf1, 0x48, 0x40, length >> 3, ((length & 7) << 5) | 0x1f, 0xfc]),
    SILENT_AAC,
  ])
}

/** Silence, rounded up to whole frames; 64 kHz is the rate at which every even number of seconds is exact. */
export const makeAdts = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil((seconds * AAC_RATE) / AAC_FRAME_SAMPLES) }, adtsFrame))

/** An ID3v2.3 tag with so many bytes of padding. */
export function makeId3(paddingBytes: number): Buffer {
  const size = [21, 14, 7, 0].map(shift => (paddingBytes >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), Buffer.alloc(paddingBytes)])
}

const sevenBits = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map(shift => (value >> shift) & 0x7f))

/** A text of an ID3v2.4 tag that unpacks to so many bytes. */
export function packedTextOf(bytes: number): Buffer {
  const packed = (packedTexts[bytes] ??= deflateSync(Buffer.alloc(bytes, 65), { level: 9 }))
  // Flags: packed, and its length stands before it.
  return Buffer.concat([
    Buffer.from('TXXX', 'latin1'),
    sevenBits(packed.length + 4),
    Buffer.from([0, 0x09]),
    sevenBits(bytes),
    packed,
  ])
}

const packedTexts: Record<number, Buffer> = {}

/** An ID3v2.4 tag of these frames. */
export function id3TagOf(frames: readonly Buffer[]): Buffer {
  const body = Buffer.concat(frames)
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), sevenBits(body.length), body])
}
