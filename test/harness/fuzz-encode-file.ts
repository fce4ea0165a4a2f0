import { Dictionary, FormatContext, Frame, type Packet, Rational } from 'node-av/lib'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_QSCALE,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLTP,
  AVFMT_FLAG_BITEXACT,
  type FFEncoderCodec,
} from 'node-av/constants'
import { checkCode } from '../../packages/media/src/av/check-code.ts'
import { type OpenEncoder, openEncoder } from '../../packages/media/src/av/open-encoder.ts'

export type Encoding = {
  muxer: 'mp4' | 'mov' | 'avi' | 'mp3' | 'adts' | 'ipod'
  video?: { codec: FFEncoderCodec; options?: Record<string, string> }
  sound?: { codec: FFEncoderCodec; isVariable?: boolean }
  muxing?: Record<string, string>
  /** Says beside the picture that it was held a quarter turn to the right. */
  isTurned?: boolean
}

const SECONDS = 2
const FPS = 12
const RATE = 48_000
const [WIDTH, HEIGHT] = [176, 144]
// Several key frames, so that the last is not the first.
const FRAMES_BETWEEN_KEYS = 8

/** Two seconds of moving picture, sound, or both. */
export async function encodeFile(path: string, encoding: Encoding): Promise<void> {
  const { muxer, video, sound, muxing = {}, isTurned = false } = encoding
  const picture = video && (await openVideo(video.codec, video.options))
  const voice = sound && (await openVoice(sound.codec, sound.isVariable ?? false))
  const file = new FormatContext()
  checkCode(file.allocOutputContext2(null, muxer, `file:${path}`), 'preparing')
  file.setFlags(AVFMT_FLAG_BITEXACT)
  const writers = [picture, voice].filter(one => one !== undefined).map(one => addStream(file, one))
  if (isTurned) file.streams[0]?.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, quarterTurn())
  checkCode(await file.openOutput(), 'opening')
  checkCode(await file.writeHeader(Dictionary.fromObject(muxing)), 'beginning')
  const [writePicture, writeVoice] = picture ? writers : [undefined, writers[0]]
  for (let at = 0; picture && writePicture && at < SECONDS * FPS; at++)
    await picture.encode(videoFrame(at), writePicture)
  if (picture && writePicture) await picture.encode(null, writePicture)
  if (voice && writeVoice) {
    const { frameSize } = voice.context
    for (let at = 0; at < SECONDS * RATE; at += frameSize) await voice.encode(soundFrame(at, frameSize), writeVoice)
    await voice.encode(null, writeVoice)
  }
  checkCode(await file.writeTrailer(), 'completing')
  await file.closeOutput()
  file.freeContext()
  picture?.close()
  voice?.close()
}

const openVideo = (codec: FFEncoderCodec, options: Record<string, string> = {}): Promise<OpenEncoder> =>
  openEncoder(
    codec,
    context => {
      context.width = WIDTH
      context.height = HEIGHT
      context.pixelFormat = AV_PIX_FMT_YUV420P
      context.timeBase = new Rational(1, FPS)
      context.framerate = new Rational(FPS, 1)
      context.gopSize = FRAMES_BETWEEN_KEYS
    },
    options,
  )

const openVoice = (codec: FFEncoderCodec, isVariable: boolean): Promise<OpenEncoder> =>
  openEncoder(codec, context => {
    context.sampleRate = RATE
    context.sampleFormat = AV_SAMPLE_FMT_FLTP
    context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
    context.timeBase = new Rational(1, RATE)
    if (isVariable) {
      context.setFlags(AV_CODEC_FLAG_QSCALE)
      context.globalQuality = 4 * 118
    } else context.bitRate = 64_000n
  })

function addStream(file: FormatContext, { context }: OpenEncoder): (packet: Packet) => Promise<void> {
  const stream = file.newStream(null)
  checkCode(context.parametersFromContext(stream.codecpar), 'describing')
  const { timeBase } = context
  stream.timeBase = timeBase
  const { index } = stream
  return async packet => {
    packet.streamIndex = index
    // The encoder leaves a picture's length to the next one's time, and the last has none.
    if (packet.duration === 0n) packet.duration = 1n
    packet.rescaleTs(timeBase, file.streams[index]?.timeBase ?? timeBase)
    checkCode(await file.interleavedWriteFrame(packet), 'writing')
  }
}

function quarterTurn(): Buffer {
  const matrix = Buffer.alloc(36)
  matrix.writeInt32LE(0x10000, 4)
  matrix.writeInt32LE(-0x10000, 12)
  matrix.writeInt32LE(0x40000000, 32)
  return matrix
}

function videoFrame(index: number): Frame {
  const pixels = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    pixels[at] = 16 + ((x * 2 + y + index * 9 + ((x * y) % 13) * 4) % 220)
  }
  return Frame.fromVideoBuffer(pixels, {
    width: WIDTH,
    height: HEIGHT,
    format: AV_PIX_FMT_YUV420P,
    timeBase: { num: 1, den: FPS },
    pts: BigInt(index),
  })
}

/** A tone that rises, so that a variable rate has something to vary for. */
function soundFrame(first: number, count: number): Frame {
  const samples = new Float32Array(count * 2)
  for (let at = 0; at < samples.length; at++) {
    const seconds = (first + (at % count)) / RATE
    samples[at] = seconds < 1 ? 0.3 * Math.sin(2 * Math.PI * (200 + 2_000 * seconds) * seconds) : 0
  }
  return Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: RATE },
    pts: BigInt(first),
  })
}
