import { crc32 } from 'node:zlib'
import type { Size } from '../frames/size.ts'
import { deflateRuns } from './deflate-runs.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const [BITS, BY_PALETTE] = [8, 3]

/** A PNG of a palette of at most 256 colours (three bytes each) and the number of a colour for each pixel. */
export function indexedPng(
  { width, height }: Size,
  numbers: Uint8Array,
  palette: readonly (readonly [number, number, number])[],
): Buffer {
  if (palette.length === 0 || palette.length > 256) throw new RangeError(`a palette of ${palette.length} colours`)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(BITS, 8)
  head.writeUInt8(BY_PALETTE, 9)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateRuns(numbers, width, height)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length, 0)
  made.write(type, 4, 'latin1')
  made.set(data, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}
