import { avGetCodecName, FFmpegError, type FormatContext, type Stream } from 'node-av/lib'
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_TIME_BASE,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
} from 'node-av/constants'
import { openInput } from '../av/open-input.ts'
import { timestampSeconds } from '../av/timestamp-seconds.ts'
import { findKnownCodec } from '../inspect/known-codecs.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { unusable } from './unusable.ts'

/** An open file within the limits of size and length, and its relevant streams. */
type ForeignClip = {
  file: FormatContext
  picture: Stream | undefined
  sound: Stream | undefined
  /** The length in its header, if any. */
  seconds: number | undefined
}

// 8K. Larger frames exceed a child's memory, and nothing larger than 4K is ordered.
const MAX_PIXELS = 7_680 * 4_320
// In addition to the codecs that callers may send.
const CODECS_OF_MOVING_PICTURES: readonly (string | null)[] = ['gif', 'webp_anim']

/** Opens an engine's file; huge declared sizes and lengths are rejected before decoding. */
export async function withForeignClip<T>(
  { path, format, bytes, input }: RecognisedFile,
  maxSeconds: number,
  use: (clip: ForeignClip) => Promise<T>,
): Promise<T> {
  const unreadable = unusable(`the ${format} file (${bytes} bytes) cannot be opened, it may be cut off`, {
    retryable: true,
  })
  const file = await openInput(path, { ...input, looks: false }).catch((error: unknown) => {
    throw error instanceof ChildFailure ? unreadable : error
  })
  try {
    if (file.streams.length === 0) throw unreadable
    refuseHuge(file, maxSeconds)
    const code = await file.findStreamInfo()
    if (code < 0) throw unusable(`the ${format} file is damaged: ${FFmpegError.strerror(code)}`, { retryable: true })
    // Some files only declare it now.
    refuseHuge(file, maxSeconds)
    const picture = streamOf(file, AVMEDIA_TYPE_VIDEO)
    const sound = streamOf(file, AVMEDIA_TYPE_AUDIO)
    for (const stream of [picture, sound]) if (stream) requireKnownCodec(stream)
    return await use({ file, picture, sound, seconds: declaredSeconds(file) })
  } finally {
    await file.closeInput()
  }
}

function refuseHuge(file: FormatContext, maxSeconds: number): void {
  for (const { codecpar } of file.streams) {
    const { width, height } = codecpar
    if (width * height > MAX_PIXELS)
      throw unusable(`it is ${width} x ${height} pixels; at most 7680 x 4320 are read`, { retryable: false })
  }
  const seconds = declaredSeconds(file)
  if (seconds !== undefined && seconds > maxSeconds)
    throw unusable(`it lasts ${Math.round(seconds)} s; at most ${Math.round(maxSeconds)} s are read`, {
      retryable: false,
    })
}

/** The longest length that the file or one of its streams declares. */
function declaredSeconds(file: FormatContext): number | undefined {
  const all = [
    timestampSeconds(file.duration, { num: 1, den: AV_TIME_BASE }),
    ...file.streams.map(({ duration, timeBase }) => timestampSeconds(duration, timeBase)),
  ].filter(seconds => seconds !== undefined && seconds > 0)
  return all.length > 0 ? Math.max(...(all as number[])) : undefined
}

/** The stream that a player would show, without cover art. */
function streamOf(file: FormatContext, kind: AVMediaType): Stream | undefined {
  const stream = file.streams[file.findBestStream(kind)]
  return stream?.hasDisposition(AV_DISPOSITION_ATTACHED_PIC) ? undefined : stream
}

function requireKnownCodec({ codecpar }: Stream): void {
  const name = avGetCodecName(codecpar.codecId)
  if (findKnownCodec(codecpar) === undefined && !CODECS_OF_MOVING_PICTURES.includes(name))
    throw unusable(`it is coded as ${name ?? 'something unknown'}, which is not read here`, { retryable: false })
}
