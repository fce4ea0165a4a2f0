import { writeFile } from 'node:fs/promises'
import { Dictionary, FormatContext, Frame, type Packet, Rational, SoftwareScaleContext } from 'node-av/lib'
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_BGR8,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV422P10LE,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  type AVPixelFormat,
  type FFEncoderCodec,
} from 'node-av/constants'
import sharp from 'sharp'
import { checkCode } from '../../src/av/check-code.ts'
import { type OpenEncoder, openEncoder } from '../../src/av/open-encoder.ts'
import type { Size } from '../../src/frames/size.ts'

/** Where the bright box stands at a time: it goes from the left to the right, in thirds of the picture's height. */
export const boxAt = (seconds: number, { width, height }: Size): { x: number; y: number; side: number } => {
  const side = Math.floor(height / 3)
  return { x: Math.round(Math.min(1, seconds / 2) * (width - side)), y: side, side }
}

const [DARK, BRIGHT] = [40, 210]

function lumaAt(seconds: number, size: Size): Uint8Array {
  const luma = new Uint8Array(size.width * size.height).fill(DARK)
  const { x, y, side } = boxAt(seconds, size)
  for (let row = y; row < y + side; row++) luma.fill(BRIGHT, row * size.width + x, row * size.width + x + side)
  return luma
}

type ForeignVideo = Size & {
  codec: string
  seconds: number
  fps?: number
  /** When each frame is shown, in milliseconds, instead of a steady rate. */
  times?: readonly number[]
  pixels?: keyof typeof PIXELS
  options?: Record<string, string>
  /** a, b, c and d of a matrix that moves a point (x, y) to (a x + c y, b x + d y). */
  matrix?: [number, number, number, number]
  pixelRatio?: [number, number]
}

type ForeignSound = {
  codec: string
  seconds: number
  rate?: number
  channels?: 1 | 2
  samples?: keyof typeof SAMPLES
  hertz?: number
  level?: number
}

export type Foreign = {
  muxer: string
  video?: ForeignVideo
  sound?: ForeignSound
  muxing?: Record<string, string>
  metadata?: Record<string, string>
}

const PIXELS = {
  yuv: AV_PIX_FMT_YUV420P,
  full: AV_PIX_FMT_YUVJ420P,
  ten: AV_PIX_FMT_YUV422P10LE,
  bgr8: AV_PIX_FMT_BGR8,
}
const SAMPLES = { fltp: AV_SAMPLE_FMT_FLTP, flt: AV_SAMPLE_FMT_FLT, s16: AV_SAMPLE_FMT_S16 }

/** A file as other programs write them: any container, codecs, rate and size. */
export async function makeForeign(
  path: string,
  { muxer, video, sound, muxing = {}, metadata }: Foreign,
): Promise<void> {
  const picture = video && (await openPicture(video))
  const voice = sound && (await openVoice(sound))
  const file = new FormatContext()
  checkCode(file.allocOutputContext2(null, muxer, `file:${path}`), 'preparing')
  if (metadata) file.metadata = Dictionary.fromObject(metadata)
  const writers = [picture, voice].filter(one => one !== undefined).map(one => addStream(file, one))
  const stream = file.streams[0]
  if (video?.matrix) stream?.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrixBytes(video.matrix))
  if (video?.pixelRatio && stream) stream.sampleAspectRatio = new Rational(...video.pixelRatio)
  checkCode(await file.openOutput(), 'opening')
  checkCode(await file.writeHeader(Dictionary.fromObject(muxing)), 'beginning')
  if (video && picture && writers[0]) await encodePicture(video, picture, writers[0])
  const write = writers.at(-1)
  if (sound && voice && write) await encodeVoice(sound, voice, write)
  checkCode(await file.writeTrailer(), 'completing')
  await file.closeOutput()
  file.freeContext()
  picture?.close()
  voice?.close()
}

const timeBaseOf = ({ times, fps = 24 }: ForeignVideo): Rational => new Rational(1, times ? 1_000 : fps)

const openPicture = (video: ForeignVideo): Promise<OpenEncoder> =>
  openEncoder(
    video.codec as FFEncoderCodec,
    context => {
      const { width, height, fps = 24, pixels = 'yuv' } = video
      Object.assign(context, { width, height, pixelFormat: PIXELS[pixels], timeBase: timeBaseOf(video) })
      if (!video.times) context.framerate = new Rational(fps, 1)
      context.gopSize = 12
      if (pixels !== 'bgr8') context.colorSpace = AVCOL_SPC_BT709
      context.colorRange = pixels === 'full' ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG
      if (video.pixelRatio) context.sampleAspectRatio = new Rational(...video.pixelRatio)
    },
    video.options,
  )

async function encodePicture(video: ForeignVideo, encoder: OpenEncoder, write: Write): Promise<void> {
  const { seconds, fps = 24, pixels = 'yuv' } = video
  const times = video.times ?? Array.from({ length: Math.round(seconds * fps) }, (_, at) => (at * 1_000) / fps)
  for (const [index, time] of times.entries()) {
    const frame = frameAt(time / 1_000, video, BigInt(video.times ? time : index))
    const converted = pixels === 'yuv' ? frame : await convert(frame, PIXELS[pixels], pixels === 'full')
    await encoder.encode(converted, write)
    converted.free()
  }
  await encoder.encode(null, write)
}

function frameAt(seconds: number, video: ForeignVideo, pts: bigint): Frame {
  const { width, height } = video
  const half = Math.ceil(width / 2) * Math.ceil(height / 2)
  const buffer = Buffer.concat([lumaAt(seconds, video), Buffer.alloc(2 * half, 128)])
  const frame = Frame.fromVideoBuffer(buffer, {
    width,
    height,
    format: AV_PIX_FMT_YUV420P,
    timeBase: timeBaseOf(video),
    pts,
  })
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorRange = AVCOL_RANGE_MPEG
  return frame
}

async function convert(frame: Frame, format: AVPixelFormat, isFull: boolean): Promise<Frame> {
  const scaler = new SoftwareScaleContext()
  scaler.allocContext()
  const converted = new Frame()
  converted.alloc()
  Object.assign(converted, {
    format,
    width: frame.width,
    height: frame.height,
    pts: frame.pts,
    timeBase: frame.timeBase,
  })
  if (isFull) Object.assign(converted, { colorRange: AVCOL_RANGE_JPEG, colorSpace: AVCOL_SPC_BT709 })
  checkCode(converted.getBuffer(), 'preparing')
  checkCode(await scaler.scaleFrame(converted, frame), 'converting')
  scaler.freeContext()
  frame.free()
  return converted
}

const openVoice = ({ codec, rate = 48_000, channels = 2, samples = 'fltp' }: ForeignSound): Promise<OpenEncoder> =>
  openEncoder(codec as FFEncoderCodec, context => {
    context.sampleRate = rate
    context.sampleFormat = SAMPLES[samples]
    context.channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO
    context.timeBase = new Rational(1, rate)
    context.bitRate = 96_000n
  })

async function encodeVoice(sound: ForeignSound, encoder: OpenEncoder, write: Write): Promise<void> {
  const { seconds, rate = 48_000 } = sound
  const total = Math.round(seconds * rate)
  const step = encoder.context.frameSize || 1_024
  for (let at = 0; at < total; at += step) {
    const frame = soundFrame(at, Math.min(step, total - at), sound)
    await encoder.encode(frame, write)
    frame.free()
  }
  await encoder.encode(null, write)
}

function soundFrame(first: number, count: number, sound: ForeignSound): Frame {
  const { rate = 48_000, channels = 2, samples = 'fltp', hertz = 440, level = 0.3 } = sound
  const wave = (at: number): number => level * Math.sin((2 * Math.PI * hertz * (first + at)) / rate)
  const total = count * channels
  const indexOf = (at: number): number => (samples === 'fltp' ? at % count : Math.floor(at / channels))
  const values =
    samples === 's16'
      ? Int16Array.from({ length: total }, (_, at) => Math.round(wave(indexOf(at)) * 32_767))
      : Float32Array.from({ length: total }, (_, at) => wave(indexOf(at)))
  return Frame.fromAudioBuffer(Buffer.from(values.buffer), {
    nbSamples: count,
    format: SAMPLES[samples],
    sampleRate: rate,
    channelLayout: channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: rate },
    pts: BigInt(first),
  })
}

type Write = (packet: Packet) => Promise<void>

function addStream(file: FormatContext, { context }: OpenEncoder): Write {
  const stream = file.newStream(null)
  checkCode(context.parametersFromContext(stream.codecpar), 'describing')
  const { timeBase } = context
  stream.timeBase = timeBase
  if (context.framerate.num > 0) stream.avgFrameRate = context.framerate
  const { index } = stream
  return async packet => {
    packet.streamIndex = index
    if (packet.duration === 0n) packet.duration = context.framerate.num > 0 ? 1n : 40n
    packet.rescaleTs(timeBase, file.streams[index]?.timeBase ?? timeBase)
    checkCode(await file.interleavedWriteFrame(packet), 'writing')
  }
}

function matrixBytes([a, b, c, d]: [number, number, number, number]): Buffer {
  const bytes = Buffer.alloc(36)
  const numbers = [a * 65_536, b * 65_536, 0, c * 65_536, d * 65_536, 0, 0, 0, 2 ** 30]
  numbers.forEach((value, at) => bytes.writeInt32LE(value, at * 4))
  return bytes
}

/** An animation as image libraries write them. */
export async function makeAnimatedWebp(
  path: string,
  size: Size,
  { seconds, fps }: { seconds: number; fps: number },
): Promise<void> {
  const { width, height } = size
  const frames = Math.round(seconds * fps)
  const all = Buffer.concat(
    Array.from({ length: frames }, (_, at) =>
      Buffer.from([...lumaAt(at / fps, size)].flatMap(code => [code, code, code])),
    ),
  )
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  const delay = Array.from({ length: frames }, () => Math.round(1_000 / fps))
  await writeFile(path, await sharp(all, { raw }).webp({ loop: 0, delay, quality: 95 }).toBuffer())
}
