import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflate } from 'node:zlib'
import { colourAt, type Gradient, periodOf, type Size } from './gradient.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const DEPTH_8_RGB = [8, 2, 0, 0, 0]
// A row holds its differences from the pixel to the left: in a gradient mostly zero, which packs best.
const FILTER_SUB = 1
// Rows handed on at a time: large enough to be worth a call, at 4K under 1 MB.
const ROWS_PER_CHUNK = 64

/** Writes a still gradient, row by row, so that a large picture needs no more memory than a small one. */
export async function writePng(path: string, gradient: Gradient, size: Size): Promise<void> {
  // Runs of equal bytes are all there is to find: looking for nothing else is four times as fast.
  const deflate = createDeflate({ level: 6, strategy: constants.Z_RLE })
  await pipeline(Readable.from(filteredRowsOf(gradient, size)), deflate, chunksOf(size), createWriteStream(path))
}

function* filteredRowsOf(gradient: Gradient, size: Size): Generator<Buffer> {
  const { width, height } = size
  const period = periodOf(size)
  const ramp = Buffer.alloc((width + height) * 3)
  const differences = Buffer.alloc(ramp.length)
  for (let at = 0; at < ramp.length; at++) {
    ramp[at] = Math.round(colourAt(gradient, Math.floor(at / 3) / period)[at % 3] ?? 0)
    differences[at] = (ramp[at] ?? 0) - (ramp[at - 3] ?? 0)
  }
  const rowBytes = 1 + width * 3
  for (let first = 0; first < height; first += ROWS_PER_CHUNK) {
    const rows = Buffer.alloc(rowBytes * Math.min(ROWS_PER_CHUNK, height - first))
    for (let at = 0, y = first; at < rows.length; at += rowBytes, y++) {
      rows[at] = FILTER_SUB
      ramp.copy(rows, at + 1, y * 3, y * 3 + 3)
      differences.copy(rows, at + 4, y * 3 + 3, (y + width) * 3)
    }
    yield rows
  }
}

const chunksOf = ({ width, height }: Size) =>
  async function* (compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(width, 0)
    header.writeUInt32BE(height, 4)
    header.set(DEPTH_8_RGB, 8)
    yield SIGNATURE
    yield chunkOf('IHDR', header)
    for await (const data of compressed) yield chunkOf('IDAT', data)
    yield chunkOf('IEND', Buffer.alloc(0))
  }

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
