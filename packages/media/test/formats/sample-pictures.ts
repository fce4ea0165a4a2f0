import { constants, crc32, deflateRawSync } from 'node:zlib'

const u16be = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

const u32be = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  return Buffer.concat([u32be(body.length), typed, u32be(crc32(typed))])
}

const DEFLATE_UNIT_BYTES = 1 << 20
let deflatedUnit: Buffer | undefined

/**
 * A valid zlib stream of zeros, however many: one compressed megabyte (1 kB), repeated, and a rest. The checksum of
 * zeros is known without reading them.
 */
function deflatedZeros(count: number): Buffer {
  deflatedUnit ??= deflateRawSync(Buffer.alloc(DEFLATE_UNIT_BYTES), { finishFlush: constants.Z_FULL_FLUSH })
  const units = Array.from({ length: Math.floor(count / DEFLATE_UNIT_BYTES) }, () => deflatedUnit ?? Buffer.alloc(0))
  const rest = deflateRawSync(Buffer.alloc(count % DEFLATE_UNIT_BYTES))
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...units, rest, u16be(count % 65_521), u16be(1)])
}

/** A black RGB picture that decodes, at any size: makePng(30_000, 30_000) is 2.7 MB and unpacks to 2.7 GB. */
export function makePng(width: number, height: number): Buffer {
  const header = Buffer.concat([u32be(width), u32be(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflatedZeros(height * (1 + width * 3))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const jpegSegment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16be(body.length + 2), body])

/** An Exif segment with a single entry, the orientation. */
export const exifSegment = (orientation: number, order: 'II' | 'MM' = 'II'): Buffer => {
  const entry = [0x0112, 3, 0, 1, orientation, 0, 0, 0]
  const words = [42, 0, 8, 1, ...entry]
  if (order === 'II') [words[1], words[2], words[6], words[7]] = [8, 0, 1, 0]
  const tiff = Buffer.alloc(words.length * 2)
  words.forEach((word, i) => (order === 'II' ? tiff.writeUInt16LE(word, i * 2) : tiff.writeUInt16BE(word, i * 2)))
  return jpegSegment(0xe1, Buffer.concat([Buffer.from(`Exif\0\0${order}`, 'latin1'), tiff]))
}

/** A grey baseline picture that decodes: both code tables have one code, 0, so every block is two zero bits. */
export function makeJpeg(width: number, height: number, options: { orientation?: number; sof?: number } = {}): Buffer {
  const blockBits = Math.ceil(width / 8) * Math.ceil(height / 8) * 2
  const scan = Buffer.alloc(Math.ceil(blockBits / 8))
  // What is left of the last byte is filled with ones.
  if (blockBits % 8 > 0) scan[scan.length - 1] = 0xff >> (blockBits % 8)
  const oneCode = (table: number): Buffer => Buffer.from([table, 1, ...Array<number>(15).fill(0), 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    options.orientation === undefined ? Buffer.alloc(0) : exifSegment(options.orientation),
    jpegSegment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegSegment(
      options.sof ?? 0xc0,
      Buffer.concat([Buffer.from([8]), u16be(height), u16be(width), Buffer.from([1, 1, 0x11, 0])]),
    ),
    jpegSegment(0xc4, oneCode(0x00)),
    jpegSegment(0xc4, oneCode(0x10)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ])
}

export function makeRiff(type: string, ...chunks: Buffer[]): Buffer {
  return riffChunk('RIFF', Buffer.from(type, 'latin1'), ...chunks)
}

export function riffChunk(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(id, 'latin1'), size, body, Buffer.alloc(body.length % 2)])
}

/** The lossless bitstream of an opaque black picture: five codes of one symbol each, so that a pixel takes no bits. */
export function makeVp8l(width: number, height: number): Buffer {
  // [value, bits], low bits first: sizes, no alpha, version 0; no transform, no colour cache, one group of codes; then
  // a simple code of one symbol for green, red, blue, alpha (255, eight bits wide) and distance.
  const zero = [1, 4]
  const fields = [[width - 1, 14], [height - 1, 14], [0, 4], [0, 3], zero, zero, zero, [5, 3], [255, 8], zero]
  const bits = fields.flatMap(([value = 0, count = 0]) => Array.from({ length: count }, (_, i) => (value >> i) & 1))
  const bytes = Buffer.alloc(1 + Math.ceil(bits.length / 8))
  bytes[0] = 0x2f
  bits.forEach((bit, i) => (bytes[1 + (i >> 3)] = (bytes[1 + (i >> 3)] ?? 0) | (bit << (i & 7))))
  return bytes
}

/** A black lossless picture that decodes, 34 bytes at any size up to 16384 a side. */
export const makeWebp = (width: number, height: number): Buffer =>
  makeRiff('WEBP', riffChunk('VP8L', makeVp8l(width, height)))

/** A black picture of one bit per pixel that decodes. */
export function makeBmp(width: number, height: number): Buffer {
  const rowBytes = Math.ceil(width / 32) * 4
  const pixels = 14 + 40 + 8
  const bytes = Buffer.alloc(pixels + rowBytes * height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(pixels, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(1, 28)
  bytes.writeUInt32LE(0xffffff, 58)
  return bytes
}

/** A one-frame GIF that decodes: no colours of its own, one transparent pixel, whatever the screen. */
export function makeGif(width: number, height: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0, 0x3b])
  return Buffer.concat([Buffer.from('GIF89a', 'latin1'), screen, colours, frame])
}

export const svgText = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>\n',
  )
