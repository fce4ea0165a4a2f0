import type { FormatContext, Frame } from 'node-av/lib'
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND, type YuvFrame, yuvFrameBytes } from '../frames/yuv-frame.ts'
import { type OpenDecoder, openDecoder } from './open-decoder.ts'
import { type InputOptions, openInput } from './open-input.ts'
import { readOrientation, turnSize, turnFrame } from './orientation.ts'
import { createPictureConverter } from './picture-converter.ts'
import { retimeFrames } from './retime-frames.ts'
import { fileStartSeconds, timestampSeconds } from './timestamp-seconds.ts'
import { evenShownSize } from './shown-size.ts'

/** `seconds` is the frame's own time stamp, from the beginning of the file. */
export type DecodedFrame = YuvFrame & { seconds: number }

export type DecodeFramesOptions = InputOptions & {
  /** Scales to this size, which may depend on the display size (rotation and pixel aspect applied, made even). */
  size?: Size | ((shown: Size) => Size)
  /** Frames are repeated or dropped to give this rate; 24 by default. */
  fps?: number
  /** Longer files are refused; 600 by default. */
  maxSeconds?: number
  /** Each frame overwrites the previous one, for callers that keep none. */
  inPlace?: boolean
  /** Called for each packet that cannot be decoded. */
  onBroken?: () => void
}

// Longer than any accepted video.
const MAX_SECONDS = 600

/**
 * Decodes the frames of a file to BT.709 limited range. One frame is in memory at a time. A repeated frame is the same
 * object, so do not draw on it. A file without pictures throws a ChildFailure that is not retryable.
 */
export async function* decodeFrames(path: string, options: DecodeFramesOptions = {}): AsyncGenerator<DecodedFrame> {
  const file = await openInput(path, options)
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_VIDEO)
    if (!decoder) throw new ChildFailure('the file has no picture', false)
    try {
      yield* play(file, decoder, options)
    } finally {
      decoder.close()
    }
  } finally {
    await file.closeInput()
  }
}

async function* play(
  file: FormatContext,
  decoder: OpenDecoder,
  { size, fps = FRAMES_PER_SECOND, maxSeconds = MAX_SECONDS, inPlace = false, onBroken }: DecodeFramesOptions,
): AsyncGenerator<DecodedFrame> {
  const { stream } = decoder
  const start = fileStartSeconds(file)
  const orientation = readOrientation(stream)
  const timeOf = (frame: Frame): { seconds: number | undefined; length: number } => {
    const seconds = timestampSeconds(frame.bestEffortTimestamp, stream.timeBase)
    return {
      seconds: seconds === undefined ? undefined : seconds - start,
      length: timestampSeconds(frame.duration, stream.timeBase) ?? 0,
    }
  }
  let converter: ReturnType<typeof createPictureConverter> | undefined
  let stored: Size | undefined
  let kept: Buffer | undefined
  try {
    for await (const { frame, seconds, times } of retimeFrames(decoder.frames(onBroken), timeOf, { fps, maxSeconds })) {
      // A stream may change its size midway; the output keeps the size of the first frame.
      stored ??= turnSize(sizeFor(evenShownSize(frame, stream, orientation), size), orientation)
      converter ??= createPictureConverter(stored, 'yuv')
      // Allocating memory for every frame takes longer than decoding, because of garbage collection.
      if (inPlace) kept ??= Buffer.allocUnsafeSlow(yuvFrameBytes(stored))
      const shown = turnFrame({ ...stored, pixels: await converter.convert(frame, kept) }, orientation)
      const decoded = { ...shown, seconds }
      for (let i = 0; i < times; i++) yield decoded
    }
  } finally {
    converter?.close()
  }
  if (!converter) throw new ChildFailure('the picture of the file cannot be read', false)
}

const sizeFor = (shown: Size, size: DecodeFramesOptions['size']): Size =>
  typeof size === 'function' ? size(shown) : (size ?? shown)
