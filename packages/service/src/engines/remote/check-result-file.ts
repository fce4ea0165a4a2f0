import { type FileHandle, open } from 'node:fs/promises'
import type { MadeFile, Order } from '@kinora/media/engine/contract'
import type { Unreadable } from '@kinora/media/formats/findings'
import { readAudio } from '@kinora/media/formats/read-audio'
import { readImage } from '@kinora/media/formats/read-image'
import { readVideo } from '@kinora/media/formats/read-video'
import { type Format, sniff } from '@kinora/media/formats/sniff'
import { answerMemory, UNCOUNTED_BYTES } from './read-answer.ts'

export type ResultKind = 'video' | 'image' | 'sound'

/** The kind of result of an order. */
export const findResultKind = ({ kind }: Order): ResultKind =>
  kind === 'lips' ? 'video' : kind === 'video' || kind === 'image' ? kind : 'sound'

/** Whether a file looks complete, or its problem. */
export type Looked = { format: MadeFile['format'] } | { wrong: string }

type Known = { format: MadeFile['format']; read?: (bytes: Uint8Array) => { ok: true } | Unreadable }

// The result formats of each kind. Without a reader the first bytes decide; results are decoded afterwards.
const KNOWN: Readonly<Record<ResultKind, Partial<Record<Format, Known>>>> = {
  video: {
    mp4: { format: 'mp4', read: readVideo },
    mov: { format: 'mov', read: readVideo },
    avi: { format: 'avi', read: readVideo },
    webm: { format: 'webm' },
    mkv: { format: 'webm' },
    gif: { format: 'gif' },
    webp: { format: 'webp' },
  },
  image: {
    png: { format: 'png', read: readImage },
    jpeg: { format: 'jpg', read: readImage },
    webp: { format: 'webp', read: readImage },
  },
  sound: {
    mp3: { format: 'mp3', read: readAudio },
    m4a: { format: 'm4a', read: readAudio },
    mp4: { format: 'm4a', read: readAudio },
    aac: { format: 'aac', read: readAudio },
    // A streamed file has no length in its header.
    wav: { format: 'wav' },
    flac: { format: 'flac' },
    ogg: { format: 'ogg' },
  },
}

const KIND_NAMES = { video: 'a video', image: 'a picture', sound: 'a sound' }

// For a larger file, only the first bytes are checked.
const MAX_READ_BYTES = 64 * 1024 * 1024

/** Checks whether a file is complete, without decoding it: a server may serve a file that it is still writing. */
export async function checkResultFile(path: string, kind: ResultKind): Promise<Looked> {
  const file = await open(path)
  const reservation = answerMemory.open('results')
  try {
    const { size } = await file.stat()
    const found = sniff(await readFirst(file, Math.min(size, BEGINNING_BYTES)))
    const known = found && KNOWN[kind][found]
    if (!known) return { wrong: `it is ${found ? `a ${found} file` : 'of no known format'}, not ${KIND_NAMES[kind]}` }
    if (!known.read || size > MAX_READ_BYTES) return { format: known.format }
    if (size > UNCOUNTED_BYTES) await reservation.take(size)
    const read = known.read(await readFirst(file, size))
    return read.ok ? { format: known.format } : { wrong: read.why }
  } finally {
    reservation.release()
    await file.close()
  }
}

// Enough to recognise every format.
const BEGINNING_BYTES = 4_096

async function readFirst(file: FileHandle, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count)
  await file.read(bytes, 0, count, 0)
  return bytes
}

/** The location of a result: a data URL, or a URL to fetch. */
export type FoundOutput = { encoded: string } | { url: string }

// Deeper than any real answer.
const MAX_LEVELS = 6

// Field names of results, as opposed to previews or masks.
const NAMES = ['video', 'videos', 'image', 'images', 'audio', 'audio_file', 'output', 'url']

const rank = (name: string): number => (NAMES.includes(name) ? NAMES.indexOf(name) : NAMES.length)

/**
 * Finds the first file in an answer. Each model has its own format: a string, a list, `{video: {url}}`, `{images:
 * [{url}]}`.
 */
export function findOutput(output: unknown, level = 0): FoundOutput | undefined {
  if (typeof output === 'string') {
    if (/^data:[^,]*;base64,/i.test(output)) return { encoded: output }
    return /^https?:\/\//i.test(output) ? { url: output } : undefined
  }
  if (typeof output !== 'object' || output === null || level >= MAX_LEVELS) return undefined
  const named = Object.entries(output).toSorted(([one], [other]) => rank(one) - rank(other))
  for (const [, one] of named) {
    const found = findOutput(one, level + 1)
    if (found) return found
  }
  return undefined
}
