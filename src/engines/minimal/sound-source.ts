import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  type FFEncoderCodec,
  Frame,
  type Packet,
  Rational,
} from 'node-av'
import { type OpenEncoder, openEncoder } from './open-encoder.ts'
import { SAMPLE_RATE, type Sound } from './sound.ts'

const BITS_PER_SECOND = 128_000n
const TIME_BASE = { num: 1, den: SAMPLE_RATE }

export const openSoundEncoder = (name: FFEncoderCodec, options?: Record<string, string>): Promise<OpenEncoder> =>
  openEncoder(
    name,
    context => {
      context.sampleRate = SAMPLE_RATE
      context.sampleFormat = AV_SAMPLE_FMT_FLTP
      context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
      context.bitRate = BITS_PER_SECOND
      context.timeBase = new Rational(1, SAMPLE_RATE)
      context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
    },
    options,
  )

export type SoundSource = {
  /** Encodes up to a sample, in whole frames of the codec; the end of the sound is encoded as it is, however short. */
  encodeTo(sample: number, use: (packet: Packet) => Promise<void>): Promise<void>
}

export function createSoundSource(encoder: OpenEncoder, sound: Sound): SoundSource {
  let at = 0
  return {
    async encodeTo(sample, use) {
      while (at < Math.min(sample, sound.samples)) {
        const frame = frameOf(sound, at, Math.min(encoder.context.frameSize, sound.samples - at))
        at += frame.nbSamples
        await encoder.encode(frame, use)
        frame.free()
      }
    },
  }
}

/** The same in both ears: planar, so that the second half of the buffer repeats the first. */
function frameOf(sound: Sound, first: number, count: number): Frame {
  const samples = new Float32Array(count * 2)
  for (let i = 0; i < count; i++) samples[i] = sound.sampleAt(first + i)
  samples.copyWithin(count, 0, count)
  return Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: TIME_BASE,
    pts: BigInt(first),
  })
}
