import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  Frame,
  Rational,
} from 'node-av'
import { createSoundSource, openSoundEncoder } from './sound-source.ts'
import type { Gradient, Size } from './gradient.ts'
import { type OpenEncoder, openEncoder } from './open-encoder.ts'
import { openOutput } from './open-output.ts'
import { SAMPLE_RATE, type Sound } from './sound.ts'
import { BT709_LIMITED, createYuvFrames } from './yuv-frames.ts'

export const FRAMES_PER_SECOND = 24
// A player can go to any two seconds of a film without decoding what lies before them.
const FRAMES_BETWEEN_KEYS = 48

const openPictureEncoder = ({ width, height }: Size): Promise<OpenEncoder> =>
  openEncoder(
    FF_ENCODER_LIBX264,
    context => {
      context.width = width
      context.height = height
      context.pixelFormat = AV_PIX_FMT_YUV420P
      context.timeBase = new Rational(1, FRAMES_PER_SECOND)
      context.framerate = new Rational(FRAMES_PER_SECOND, 1)
      context.sampleAspectRatio = new Rational(1, 1)
      context.gopSize = FRAMES_BETWEEN_KEYS
      context.colorRange = AVCOL_RANGE_MPEG
      context.colorPrimaries = AVCOL_PRI_BT709
      context.colorTrc = AVCOL_TRC_BT709
      context.colorSpace = AVCOL_SPC_BT709
      context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
    },
    // A third of veryfast's time, and hardly larger: a gradient has nothing for the slower searches to find.
    { preset: 'ultrafast', crf: '20' },
  )

/** A moving gradient of exactly so many frames, with a sound of the same length or none. */
export async function writeMp4(
  path: string,
  film: { gradient: Gradient; size: Size; frames: number; sound: Sound | undefined },
  report: (percent: number) => void,
): Promise<void> {
  const { gradient, size, frames, sound } = film
  const picture = await openPictureEncoder(size)
  // Twice as fast as the default search, and these tones need none.
  const voice = sound && (await openSoundEncoder(FF_ENCODER_AAC, { aac_coder: 'fast' }))
  try {
    const encoders = voice ? [picture, voice] : [picture]
    // The index goes to the front, so that a browser can begin before it has everything.
    const output = await openOutput(path, 'mp4', encoders, { movflags: '+faststart' })
    try {
      const draw = createYuvFrames(gradient, size, BT709_LIMITED)
      const source = voice && createSoundSource(voice, sound)
      for (let index = 0; index < frames; index++) {
        const frame = pictureFrameOf(draw(index), size, index)
        await picture.encode(frame, packet => output.write(packet, 0))
        frame.free()
        // Side by side, or the file would hold all packets of the one while it waits for the other.
        const until = ((index + 1) * SAMPLE_RATE) / FRAMES_PER_SECOND
        await source?.encodeTo(until, packet => output.write(packet, 1))
        report((100 * (index + 1)) / (frames + 1))
      }
      await picture.encode(null, packet => output.write(packet, 0))
      await voice?.encode(null, packet => output.write(packet, 1))
      await output.finish()
    } finally {
      await output.close()
    }
  } finally {
    picture.close()
    voice?.close()
  }
}

/** Does not copy: the pixels must stay as they are until the frame is encoded. */
const pictureFrameOf = (pixels: Buffer, { width, height }: Size, index: number): Frame =>
  Frame.fromVideoBuffer(pixels, {
    width,
    height,
    format: AV_PIX_FMT_YUV420P,
    timeBase: { num: 1, den: FRAMES_PER_SECOND },
    pts: BigInt(index),
  })
