import { barePng } from './bare-png.ts'
import { adtsFrameAt } from './read-adts.ts'
import { type FrameReader, readFrameRun } from './frame-run.ts'
import { mp3FrameAt } from './read-mp3.ts'
import { walkRiffChunks } from './riff-chunks.ts'
import { tailTagsStart } from './sound-tags.ts'

const WITHOUT: Record<string, (bytes: Uint8Array) => Uint8Array | undefined> = {
  png: barePng,
  mp3: bytes => bareFrames(bytes, mp3FrameAt),
  aac: bytes => bareFrames(bytes, adtsFrameAt),
  wav: bareWav,
}

/**
 * Removes compressed texts from a file, which libraries unpack when they open it. Undefined if there are none. Expects
 * a file that its format's reader has accepted.
 */
export const withoutTags = (bytes: Uint8Array, format: string): Uint8Array | undefined => WITHOUT[format]?.(bytes)

/** The texts of an ID3v2 tag may be packed, and a tag may stand wherever a frame could. */
function bareFrames(bytes: Uint8Array, frameAt: FrameReader): Uint8Array | undefined {
  const run = readFrameRun(bytes, { start: 0, end: tailTagsStart(bytes) }, frameAt)
  if (!run || run.tags.length === 0) return undefined
  const kept: Uint8Array[] = []
  let at = 0
  for (const tag of run.tags) {
    kept.push(bytes.subarray(at, tag.start))
    at = tag.end
  }
  return Buffer.concat([...kept, bytes.subarray(at)])
}

// The chunks needed to play it; ds64 holds the sizes of files beyond 4 GB.
const PLAYS = new Set(['fmt ', 'fact', 'ds64', 'data'])

function bareWav(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = [...walkRiffChunks(bytes, 12, bytes.length)]
  const kept = chunks.filter(({ id }) => PLAYS.has(id))
  const end = chunks.at(-1)?.end ?? 12
  // Bytes after the last chunk are not a chunk, or one too many.
  if (kept.length === chunks.length && bytes.length - end <= 1) return undefined
  const body = kept.flatMap(({ start, end: chunkEnd }) => [
    bytes.subarray(start - 8, chunkEnd),
    Buffer.alloc((chunkEnd - start) % 2),
  ])
  const bare = Buffer.concat([bytes.subarray(0, 12), ...body])
  bare.writeUInt32LE(bare.length - 8, 4)
  return bare
}
