import { textAt, u32leAt } from './bytes-at.ts'

/** `end` is clipped to the range; `isWhole` says whether the chunk's size fits. */
export type Chunk = { id: string; start: number; end: number; isWhole: boolean }

// Real lists have a dozen (the frames of a film are one level below); the walk ends at this many.
const MAX_CHUNKS = 1_000

/** The chunks of a RIFF range, one after another, each padded to an even size. */
export function* walkRiffChunks(bytes: Uint8Array, start: number, end: number): Generator<Chunk> {
  const limit = Math.min(end, bytes.length)
  let at = start
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= limit; count++) {
    const size = u32leAt(bytes, at + 4)
    const bodyEnd = at + 8 + size
    yield { id: textAt(bytes, at, 4), start: at + 8, end: Math.min(bodyEnd, limit), isWhole: bodyEnd <= limit }
    at = bodyEnd + (size % 2)
  }
}
