import { Frame, type IRational, Rational } from 'node-av/lib'
import {
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import { type OpenEncoder, openEncoder } from './open-encoder.ts'

// Key frames every two seconds, so that players can seek.
export const FRAMES_BETWEEN_KEYS = 2 * FRAMES_PER_SECOND

// With AVX-512, the fastest look-ahead differs between runs, in one of thirty small clips. This one is deterministic on
// every processor and takes no longer.
const REPRODUCIBLE = 'cpu-independent=1'

// Disables look-ahead, which saves a tenth of the time. The stream's parameters stay the same.
const ONLY_FORCED_KEYS = ':keyint=infinite:scenecut=0:b-adapt=0'

export type PictureQuality = {
  crf: number
  /** A constant quantiser instead: saves the search for the rate, a third of the time of the preset ultrafast. */
  qp?: number
  preset: string
  /** Key frames: every two seconds and at cuts, or only at frames marked as type I. */
  keys?: 'found' | 'forced'
}

/** The unit of time stamps, and the approximate frame rate. */
export type FrameTimes = { timeBase: IRational; framesPerSecond: number }

const OWN_TIMES: FrameTimes = { timeBase: { num: 1, den: FRAMES_PER_SECOND }, framesPerSecond: FRAMES_PER_SECOND }
// Rates such as 30000 / 1001 need this precision.
const RATE_UNIT = 1_001

/** H.264 in BT.709, limited range, on one thread. */
export const openPictureEncoder = (
  { width, height }: Size,
  { preset, crf, qp, keys = 'found' }: PictureQuality,
  { timeBase, framesPerSecond }: FrameTimes = OWN_TIMES,
): Promise<OpenEncoder> =>
  openEncoder(
    FF_ENCODER_LIBX264,
    context => {
      context.width = width
      context.height = height
      context.pixelFormat = AV_PIX_FMT_YUV420P
      context.timeBase = new Rational(timeBase.num, timeBase.den)
      context.framerate = rateOf(framesPerSecond)
      context.sampleAspectRatio = new Rational(1, 1)
      context.gopSize = Math.round((FRAMES_BETWEEN_KEYS * framesPerSecond) / FRAMES_PER_SECOND)
      context.colorRange = AVCOL_RANGE_MPEG
      context.colorPrimaries = AVCOL_PRI_BT709
      context.colorTrc = AVCOL_TRC_BT709
      context.colorSpace = AVCOL_SPC_BT709
      context.chromaLocation = AVCHROMA_LOC_LEFT
    },
    {
      preset,
      ...(qp === undefined ? { crf: String(crf) } : { qp: String(qp) }),
      'x264-params': keys === 'found' ? REPRODUCIBLE : REPRODUCIBLE + ONLY_FORCED_KEYS,
      ...(keys === 'forced' && { 'forced-idr': '1' }),
    },
  )

const rateOf = (framesPerSecond: number): Rational =>
  Number.isInteger(framesPerSecond)
    ? new Rational(framesPerSecond, 1)
    : new Rational(Math.round(framesPerSecond * RATE_UNIT), RATE_UNIT)

/** Does not copy: the pixels must not change until the frame is encoded. */
export const createPictureFrame = (
  pixels: Uint8Array,
  { width, height }: Size,
  index: number | bigint,
  timeBase: IRational = OWN_TIMES.timeBase,
): Frame =>
  Frame.fromVideoBuffer(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    width,
    height,
    format: AV_PIX_FMT_YUV420P,
    timeBase,
    pts: BigInt(index),
  })
