import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'
import type { Size } from '../frames/size.ts'

const compress = promisify(deflate)
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const [BITS, BY_PALETTE, UNFILTERED] = [8, 3, 0]
// Areas of one colour are runs, and there is little else to find.
const RUNS = { level: 1, strategy: constants.Z_RLE }

/** The rows of pictures of one size, each with a byte for its filter: pictures that follow each other share the memory. */
export const allocateRows = ({ width, height }: Size): Uint8Array => new Uint8Array((width + 1) * height)

/** A PNG of a palette of at most 256 colours (three bytes each) and the number of a colour for each pixel. */
export async function indexedPng(
  { width, height }: Size,
  numbers: Uint8Array,
  palette: readonly (readonly [number, number, number])[],
  rows = allocateRows({ width, height }),
): Promise<Buffer> {
  if (palette.length === 0 || palette.length > 256) throw new RangeError(`a palette of ${palette.length} colours`)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(BITS, 8)
  head.writeUInt8(BY_PALETTE, 9)
  for (let y = 0; y < height; y++) {
    const to = y * (width + 1)
    rows[to] = UNFILTERED
    rows.set(numbers.subarray(y * width, (y + 1) * width), to + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compress(rows, RUNS)),
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
