import { isTextAt, u32leAt } from './bytes-at.ts'
import { type Unreadable, unreadable, type Video } from './findings.ts'
import { type Chunk, walkRiffChunks } from './riff-chunks.ts'

type Headers = {
  main: { secondsPerFrame: number; frames: number; width: number; height: number } | undefined
  video: { seconds: number; frames: number; width: number; height: number } | undefined
  hasAudio: boolean
}

/** The stream's own header comes first; the main header fills in zero values. */
export function readAvi(bytes: Uint8Array): Video | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'avi')
  if (!isTextAt(bytes, 0, 'RIFF') || !isTextAt(bytes, 8, 'AVI ')) return fail('has no AVI signature')
  const end = 8 + u32leAt(bytes, 4)
  if (end > bytes.length) return fail('cut off: shorter than its header says')

  let headers: Headers | undefined
  let mediaBytes = 0
  for (const chunk of walkRiffChunks(bytes, 12, end)) {
    if (!chunk.isWhole) return fail('cut off inside a chunk')
    if (isListOf(bytes, chunk, 'hdrl')) headers ??= headersOf(bytes, chunk)
    if (isListOf(bytes, chunk, 'movi')) mediaBytes += chunk.end - chunk.start - 4
  }
  if (!headers) return fail('has no headers')
  if (mediaBytes <= 0) return fail('has no media data')
  const { main, video, hasAudio } = headers
  if (!video) return fail('has no video track')
  const width = video.width || (main?.width ?? 0)
  const height = video.height || (main?.height ?? 0)
  const seconds = video.seconds || (main ? main.frames * main.secondsPerFrame : 0)
  if (width === 0 || height === 0) return fail('width or height is zero')
  if (seconds <= 0) return fail('has no length')
  const frames = video.seconds > 0 ? video.frames : (main?.frames ?? 0)
  if (frames <= 0) return fail('has no frames')
  return { ok: true, format: 'avi', width, height, seconds, fps: frames / seconds, hasAudio }
}

const isListOf = (bytes: Uint8Array, chunk: Chunk, type: string): boolean =>
  chunk.id === 'LIST' && isTextAt(bytes, chunk.start, type)

const childrenOf = (bytes: Uint8Array, list: Chunk): Generator<Chunk> => walkRiffChunks(bytes, list.start + 4, list.end)

function headersOf(bytes: Uint8Array, list: Chunk): Headers {
  const headers: Headers = { main: undefined, video: undefined, hasAudio: false }
  for (const chunk of childrenOf(bytes, list)) {
    if (chunk.id === 'avih' && chunk.end - chunk.start >= 40) {
      headers.main ??= {
        secondsPerFrame: u32leAt(bytes, chunk.start) / 1_000_000,
        frames: u32leAt(bytes, chunk.start + 16),
        width: u32leAt(bytes, chunk.start + 32),
        height: u32leAt(bytes, chunk.start + 36),
      }
    } else if (isListOf(bytes, chunk, 'strl')) {
      readStream(bytes, chunk, headers)
    }
  }
  return headers
}

function readStream(bytes: Uint8Array, list: Chunk, headers: Headers): void {
  let header: Chunk | undefined
  let format: Chunk | undefined
  for (const chunk of childrenOf(bytes, list)) {
    if (chunk.id === 'strh') header ??= chunk
    if (chunk.id === 'strf') format ??= chunk
  }
  if (!header || header.end - header.start < 36) return
  if (isTextAt(bytes, header.start, 'auds')) headers.hasAudio = true
  if (!isTextAt(bytes, header.start, 'vids') || headers.video) return
  const scale = u32leAt(bytes, header.start + 20)
  const rate = u32leAt(bytes, header.start + 24)
  const length = u32leAt(bytes, header.start + 32)
  const sizes = format && format.end - format.start >= 12 ? format.start + 4 : undefined
  headers.video = {
    seconds: rate > 0 ? (length * scale) / rate : 0,
    frames: length,
    width: sizes === undefined ? 0 : Math.abs(u32leAt(bytes, sizes) | 0),
    // Negative if the rows go from top to bottom.
    height: sizes === undefined ? 0 : Math.abs(u32leAt(bytes, sizes + 4) | 0),
  }
}
