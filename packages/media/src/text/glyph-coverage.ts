import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a font has a glyph of its own for a code point. */
export type Coverage = (codePoint: number) => boolean

/**
 * Reads a TrueType file's character map, and nothing else of it. The canvas draws a box for what a font lacks and does
 * not say so; this says it beforehand.
 */
export function readCoverage(path: string): Coverage {
  const map = readTable(path, 'cmap')
  const parts = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i))
  const ofFormat = (format: number): number | undefined => parts.find(at => map.readUInt16BE(at) === format)
  // Every font of today has one of these two; 12 has what 4 has, and what lies beyond 65 535.
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

function readTable(path: string, name: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length)
      if (readSync(file, bytes, 0, length, from) !== length) throw new Error(`${path} is cut short`)
      return bytes
    }
    const directory = read(12, 16 * read(4, 2).readUInt16BE(0))
    for (let at = 0; at < directory.length; at += 16)
      if (directory.toString('latin1', at, at + 4) === name)
        return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
    throw new Error(`${path} has no table ${name}`)
  } finally {
    closeSync(file)
  }
}
