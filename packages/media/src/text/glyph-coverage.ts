import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** True if a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean

/**
 * Reads the character map of a WOFF2 file. The canvas silently draws a box for a missing glyph, so the coverage must be
 * known before drawing.
 */
export function readCoverage(path: string): Coverage {
  const map = readCharacterMap(readFileSync(path), path)
  const parts = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i))
  const ofFormat = (format: number): number | undefined => parts.find(at => map.readUInt16BE(at) === format)
  // Every modern font has one of these two; format 12 has everything of format 4, and code points beyond 65 535.
  const ranges = segmentedRanges(map, ofFormat(12)) ?? shortRanges(map, ofFormat(4)) ?? []
  return codePoint => {
    let [low, high] = [0, ranges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ranges[middle]!.first <= codePoint) low = middle + 1
      else high = middle
    }
    return low > 0 && codePoint <= ranges[low - 1]!.last
  }
}

/** In ascending order, and apart from each other. */
type Range = { first: number; last: number }

const segmentedRanges = (map: Buffer, at: number | undefined): Range[] | undefined =>
  at === undefined
    ? undefined
    : Array.from({ length: map.readUInt32BE(at + 12) }, (_, i) => ({
        first: map.readUInt32BE(at + 16 + 12 * i),
        last: map.readUInt32BE(at + 20 + 12 * i),
      }))

function shortRanges(map: Buffer, at: number | undefined): Range[] | undefined {
  if (at === undefined) return undefined
  const twice = map.readUInt16BE(at + 6)
  return Array.from({ length: twice / 2 }, (_, i) => ({
    first: map.readUInt16BE(at + 16 + twice + 2 * i),
    last: map.readUInt16BE(at + 14 + 2 * i),
  }))
}

const HEADER_BYTES = 48
// Table numbers in a WOFF2 directory; 63 means that the table's name follows.
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63]
// For these two tables version 3 means "not transformed"; for all others version 0 does.
const PLAIN_OUTLINES = 3

/** The `cmap` table, which WOFF2 never transforms. All tables are one Brotli stream, in the order of the directory. */
function readCharacterMap(file: Buffer, path: string): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${path} is not a WOFF2 font`)
  let at = HEADER_BYTES
  const readLength = (): number => {
    let length = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
  }
  let [offset, found] = [0, undefined as { from: number; to: number } | undefined]
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const [table, version] = [flags & 63, flags >> 6]
    if (table === NAMED) at += 4
    const length = readLength()
    const isTransformed = table === GLYF || table === LOCA ? version !== PLAIN_OUTLINES : version !== 0
    const stored = isTransformed ? readLength() : length
    if (table === CMAP) found = { from: offset, to: offset + stored }
    offset += stored
  }
  if (!found) throw new Error(`${path} has no character map`)
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(found.from, found.to)
}
