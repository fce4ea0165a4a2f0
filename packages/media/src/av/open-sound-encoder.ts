import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  Frame,
  type Packet,
  Rational,
} from 'node-av'
import { SAMPLE_RATE } from '../sound/sound.ts'
import { type OpenEncoder, openEncoder } from './open-encoder.ts'

// From here on few tell a stereo recording from its original; MP3 needs a little more for the same.
const AAC_BITS_PER_SECOND = 160_000n
const MP3_BITS_PER_SECOND = 192_000n

type SoundCodec = 'aac' | 'mp3'

/** Writes the samples from `first` on into both arrays, which are equally long. */
export type FillSamples = (first: number, left: Float32Array, right: Float32Array) => void

type SoundEncoder = {
  encoder: OpenEncoder
  /** Encodes up to a sample in whole frames of the codec, asking `fill` for the samples. */
  encodeTo(sample: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void>
  /** Encodes the rest, however short, up to `sample`, and what the codec holds back. */
  finishAt(sample: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void>
}

/** A stereo encoder at 48 kHz. */
export async function openSoundEncoder(codec: SoundCodec): Promise<SoundEncoder> {
  const encoder = await openEncoder(
    codec === 'aac' ? FF_ENCODER_AAC : FF_ENCODER_LIBMP3LAME,
    context => {
      context.sampleRate = SAMPLE_RATE
      context.sampleFormat = AV_SAMPLE_FMT_FLTP
      context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
      context.bitRate = codec === 'aac' ? AAC_BITS_PER_SECOND : MP3_BITS_PER_SECOND
      context.timeBase = new Rational(1, SAMPLE_RATE)
    },
    // Half the time of the default search.
    codec === 'aac' ? { aac_coder: 'fast' } : {},
  )
  const { frameSize } = encoder.context
  let at = 0

  async function encode(count: number, fill: FillSamples, use: (packet: Packet) => Promise<void>): Promise<void> {
    const samples = new Float32Array(count * 2)
    fill(at, samples.subarray(0, count), samples.subarray(count))
    const frame = soundFrameOf(samples, at)
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

/** Planar: first all of the left side, then all of the right one. */
const soundFrameOf = (samples: Float32Array<ArrayBuffer>, first: number): Frame =>
  Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: samples.length / 2,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: SAMPLE_RATE },
    pts: BigInt(first),
  })
