import { textAt, u32leAt } from './bytes-at.ts'

/** `end` never passes the range walked; `isWhole` tells whether the chunk's own size agreed. */
export type Chunk = { id: string; start: number; end: number; isWhole: boolean }

/** The chunks of a RIFF range, one after another, each padded to an even size. Every step advances by at least 8. */
export function* riffChunksOf(bytes: Uint8Array, start: number, end: number): Generator<Chunk> {
  const limit = Math.min(end, bytes.length)
  let at = start
  while (at + 8 <= limit) {
    const size = u32leAt(bytes, at + 4)
    const bodyEnd = at + 8 + size
    yield { id: textAt(bytes, at, 4), start: at + 8, end: Math.min(bodyEnd, limit), isWhole: bodyEnd <= limit }
    at = bodyEnd + (size % 2)
  }
}
