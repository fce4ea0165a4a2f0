import { rm } from 'node:fs/promises'
import type { OpenEncoder } from '../av/open-encoder.ts'
import { openOutput } from '../av/open-output.ts'
import { createPictureFrame, openPictureEncoder } from '../av/open-picture-encoder.ts'
import type { Size } from '../frames/size.ts'
import { MAX_SECONDS } from '../frames/video-limits.ts'
import { addSound } from './add-sound.ts'
import { createEnlarger, type Enlarger } from './enlarger.ts'
import { readTimedFrames, type TimedFrame } from './read-timed-frames.ts'

export type UpscaleOptions = {
  source: string
  /** The MP4 to write. */
  target: string
  size: Size
  /** The approximate length of the source, for progress reports. */
  seconds: number
  /** The part of each frame in the new size; enlarged here unless an engine did it. */
  pictureOf?: (frame: TimedFrame) => Promise<Uint8Array>
}

// High quality, because detail is the purpose.
const QUALITY = { crf: 18, preset: 'veryfast' }
// At 8K, another preset would hold forty frames of fifty megabytes for look-ahead.
const LARGE_QUALITY = { crf: 18, preset: 'ultrafast' }
const LARGE_PIXELS = 4_096 * 2_304

/** Enlarges a clip frame by frame: the same frames, times and sound. One frame is in memory at a time. */
export async function upscaleClip(options: UpscaleOptions, report: (percent: number) => void): Promise<void> {
  const scratch = `${options.target}.picture.mp4`
  try {
    await writePicture(scratch, options, report)
    await addSound(scratch, options.source, options.target, MAX_SECONDS)
  } finally {
    await rm(scratch, { force: true })
  }
}

async function writePicture(
  path: string,
  { source, size, seconds, pictureOf }: UpscaleOptions,
  report: (percent: number) => void,
): Promise<void> {
  let enlarger: Enlarger | undefined
  let encoder: OpenEncoder | undefined
  let output: Awaited<ReturnType<typeof openOutput>> | undefined
  let written = 0
  const write = async (packet: Parameters<NonNullable<typeof output>['write']>[0]): Promise<void> =>
    output?.write(packet, 0)
  try {
    for await (const frame of readTimedFrames(source)) {
      const { timeBase, framesPerSecond, ticks } = frame
      if (!encoder) {
        const quality = size.width * size.height > LARGE_PIXELS ? LARGE_QUALITY : QUALITY
        encoder = await openPictureEncoder(size, quality, { timeBase, framesPerSecond })
        output = await openOutput(path, { format: 'mp4', encoders: [encoder] })
      }
      if (!pictureOf) enlarger ??= createEnlarger({ width: frame.width, height: frame.height }, size)
      const pixels = await (pictureOf ? pictureOf(frame) : enlarger!.enlarge(frame.pixels))
      const picture = createPictureFrame(pixels, size, ticks, timeBase)
      try {
        await encoder.encode(picture, write)
      } finally {
        picture.free()
      }
      report(Math.min(99, (100 * ++written) / Math.max(1, seconds * framesPerSecond)))
    }
    await encoder?.encode(null, write)
    await output?.finish()
  } finally {
    enlarger?.close()
    await output?.close()
    encoder?.close()
  }
}
