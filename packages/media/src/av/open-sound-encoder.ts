import { Frame, type Packet, Rational } from 'node-av/lib'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  type AVSampleFormat,
  FF_ENCODER_AAC,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
} from 'node-av/constants'
import { interleavePcm } from '../sound/interleave-pcm.ts'
import { SAMPLE_RATE } from '../sound/sound.ts'
import { type OpenEncoder, openEncoder } from './open-encoder.ts'

// At this rate few listeners hear a difference from the original. MP3 needs a little more for the same quality, Opus
// less.
const CODECS = {
  // The fast search takes half the time of the default one.
  aac: { encoder: FF_ENCODER_AAC, bitRate: 160_000n, takes: AV_SAMPLE_FMT_FLTP, options: { aac_coder: 'fast' } },
  mp3: { encoder: FF_ENCODER_LIBMP3LAME, bitRate: 192_000n, takes: AV_SAMPLE_FMT_FLTP, options: {} },
  opus: { encoder: FF_ENCODER_LIBOPUS, bitRate: 96_000n, takes: AV_SAMPLE_FMT_S16, options: {} },
  // Lossless, without a fixed bit rate.
  flac: { encoder: FF_ENCODER_FLAC, bitRate: 0n, takes: AV_SAMPLE_FMT_S16, options: {} },
} as const

export type SoundCodec = keyof typeof CODECS

/** Fills both arrays, which have the same length, with the samples from `first` on. */
export type FillSamples = (first: number, left: Float32Array, right: Float32Array) => void

type SoundEncoder = {
  encoder: OpenEncoder
  /** Encodes whole codec frames up to a sample; `fill` provides the samples. */
  encodeTo(sample: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void>
  /** Encodes the rest up to `sample`, and flushes the codec. */
  finishAt(sample: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void>
}

/** A stereo encoder at 48 kHz. */
export async function openSoundEncoder(codec: SoundCodec): Promise<SoundEncoder> {
  const { encoder: name, bitRate, takes, options } = CODECS[codec]
  const encoder = await openEncoder(
    name,
    context => {
      context.sampleRate = SAMPLE_RATE
      context.sampleFormat = takes
      context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
      if (bitRate > 0n) context.bitRate = bitRate
      context.timeBase = new Rational(1, SAMPLE_RATE)
    },
    options,
  )
  const { frameSize } = encoder.context
  let at = 0

  async function encode(count: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void> {
    const samples = new Float32Array(count * 2)
    fill(at, samples.subarray(0, count), samples.subarray(count))
    const frame = takes === AV_SAMPLE_FMT_S16 ? wholeFrameOf(samples, at) : soundFrameOf(samples, at)
    at += count
    try {
      await encoder.encode(frame, use)
    } finally {
      frame.free()
    }
  }

  return {
    encoder,
    async encodeTo(sample, fill, use) {
      while (at + frameSize <= sample) await encode(frameSize, fill, use)
    },
    async finishAt(sample, fill, use) {
      while (at < sample) await encode(Math.min(frameSize, sample - at), fill, use)
      await encoder.encode(null, use)
    },
  }
}

/** Planar: all left samples, then all right ones. */
const soundFrameOf = (samples: Float32Array<ArrayBuffer>, first: number): Frame =>
  frameOf(Buffer.from(samples.buffer), AV_SAMPLE_FMT_FLTP, samples.length / 2, first)

/** The same as integers, interleaved. */
function wholeFrameOf(samples: Float32Array, first: number): Frame {
  const count = samples.length / 2
  const left = samples.subarray(0, count)
  return frameOf(interleavePcm({ left, right: samples.subarray(count) }), AV_SAMPLE_FMT_S16, count, first)
}

const frameOf = (bytes: Buffer, format: AVSampleFormat, nbSamples: number, first: number): Frame =>
  Frame.fromAudioBuffer(bytes, {
    nbSamples,
    format,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: SAMPLE_RATE },
    pts: BigInt(first),
  })
