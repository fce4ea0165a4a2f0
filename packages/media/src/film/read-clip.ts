import { MAX_SECONDS } from '../frames/video-limits.ts'
import type { FormatContext, Frame, Stream } from 'node-av/lib'
import { AVDISCARD_ALL, AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import { checkCode } from '../av/check-code.ts'
import { type OpenDecoder, openDecoder } from '../av/open-decoder.ts'
import { openInput } from '../av/open-input.ts'
import { readOrientation, turnSize, turnFrame } from '../av/orientation.ts'
import { createPictureConverter, type PictureConverter } from '../av/picture-converter.ts'
import { retimeFrames } from '../av/retime-frames.ts'
import { fileStartSeconds, timestampSeconds } from '../av/timestamp-seconds.ts'
import { evenShownSize } from '../av/shown-size.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { ClipIndex } from './index-clip.ts'

/** A displayed frame, upright and with square pixels; valid until the next one. */
export type ClipFrame = Size & {
  /** In the format of the decoder. */
  native: Frame
  /** BT.709, limited range, without row padding. */
  fill(into: Buffer): Promise<void>
}

/** The frames of a clip in a range, 24 a second. If possible, earlier frames are not decoded. */
export async function* readClip(clip: ClipIndex, fromFrame: number, toFrame: number): AsyncGenerator<ClipFrame> {
  const file = await openInput(clip.path, { looks: !clip.isPlain })
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_VIDEO)
    if (!decoder) throw new ChildFailure('the file has no picture', false)
    try {
      const firstFrame = startBefore(clip, fromFrame)
      await seekTo(file, decoder.stream, firstFrame)
      yield* framesOf(file, decoder, { firstFrame, fromFrame, toFrame })
    } finally {
      decoder.close()
    }
  } finally {
    await file.closeInput()
  }
}

/** The last start point up to this frame; the first frame if the clip has no index. */
function startBefore({ places }: ClipIndex, frame: number): number {
  let start = places ? frame : 0
  while (start > 0 && places?.starts[start] !== 1) start--
  return start
}

async function seekTo(file: FormatContext, stream: Stream, frame: number): Promise<void> {
  for (const other of file.streams) if (other.index !== stream.index) other.discard = AVDISCARD_ALL
  if (frame > 0)
    checkCode(await file.seekFrame(stream.index, frameTicks(file, stream, frame), AVSEEK_FLAG_BACKWARD), 'seeking')
}

/** The time of a frame, in the stream's own unit. */
export function frameTicks(file: FormatContext, { timeBase }: Stream, frame: number): bigint {
  const seconds = fileStartSeconds(file) + frame / FRAMES_PER_SECOND
  return BigInt(Math.round((seconds * timeBase.den) / timeBase.num))
}

type Range = { firstFrame: number; fromFrame: number; toFrame: number }

async function* framesOf(
  file: FormatContext,
  decoder: OpenDecoder,
  { firstFrame, fromFrame, toFrame }: Range,
): AsyncGenerator<ClipFrame> {
  const { stream } = decoder
  const start = fileStartSeconds(file) + firstFrame / FRAMES_PER_SECOND
  const timeOf = (frame: Frame) => {
    const seconds = timestampSeconds(frame.bestEffortTimestamp, stream.timeBase)
    const length = timestampSeconds(frame.duration, stream.timeBase) ?? 0
    return { seconds: seconds === undefined ? undefined : seconds - start, length }
  }
  const shown = createShower(stream)
  let at = firstFrame
  try {
    for await (const { frame, times } of retimeFrames(decoder.frames(), timeOf, {
      fps: FRAMES_PER_SECOND,
      maxSeconds: MAX_SECONDS,
    })) {
      const from = Math.max(at, fromFrame)
      at += times
      for (let index = from; index < Math.min(at, toFrame); index++) yield shown.show(frame)
      if (at >= toFrame) return
    }
  } finally {
    shown.close()
  }
  throw new ChildFailure(`only ${at} frames of the clip can be read, and ${toFrame} are wanted`, false)
}

function createShower(stream: Stream): { show(frame: Frame): ClipFrame; close(): void } {
  const orientation = readOrientation(stream)
  const isUpright = !orientation.isTurned && !orientation.flipsX && !orientation.flipsY
  let converter: PictureConverter | undefined
  let size: Size | undefined
  return {
    show(native) {
      // A stream may change its size midway; the output keeps the size of the first frame.
      const shown = (size ??= evenShownSize(native, stream, orientation))
      const stored = turnSize(shown, orientation)
      return {
        ...shown,
        native,
        async fill(into) {
          converter ??= createPictureConverter(stored, 'yuv')
          if (isUpright) await converter.convert(native, into)
          else into.set(turnFrame({ ...stored, pixels: await converter.convert(native) }, orientation).pixels)
        },
      }
    },
    close: () => converter?.close(),
  }
}
