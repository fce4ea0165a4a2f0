import { FilterAPI } from 'node-av/api'
import { Frame, Log } from 'node-av/lib'
import { AV_CHANNEL_LAYOUT_STEREO, AV_LOG_ERROR, AV_SAMPLE_FMT_FLT } from 'node-av/constants'
import { SAMPLE_RATE, type Sound } from '../../src/sound/sound.ts'

// The filter prints a summary whenever it closes.
Log.setLevel(AV_LOG_ERROR)

/** What FFmpeg's own meter says: a second opinion. */
export async function measuredByFfmpeg({
  left,
  right,
}: Sound): Promise<{ lufs: number; truePeakDb: number; range: number }> {
  const filter = FilterAPI.create('ebur128=metadata=1:peak=true')
  const found = { lufs: Number.NaN, truePeakDb: Number.NEGATIVE_INFINITY, range: 0 }
  const numberOf = (frame: Frame, key: string): number => Number(frame.getMetadata().get(`lavfi.r128.${key}`))
  const drain = async (): Promise<void> => {
    for (;;) {
      const frame = await filter.receive()
      if (!(frame instanceof Frame)) return
      found.lufs = numberOf(frame, 'I')
      found.range = numberOf(frame, 'LRA')
      const peak = Math.max(numberOf(frame, 'true_peaks_ch0'), numberOf(frame, 'true_peaks_ch1'))
      // Of this frame only, in some versions.
      found.truePeakDb = Math.max(found.truePeakDb, 20 * Math.log10(peak))
      frame.free()
    }
  }
  const size = SAMPLE_RATE / 10
  for (let at = 0; at < left.length; at += size) {
    const count = Math.min(size, left.length - at)
    const both = new Float32Array(count * 2)
    for (let i = 0; i < count; i++) {
      both[2 * i] = left[at + i]!
      both[2 * i + 1] = right[at + i]!
    }
    const frame = Frame.fromAudioBuffer(Buffer.from(both.buffer), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(at),
    })
    await filter.process(frame)
    frame.free()
    await drain()
  }
  await filter.flush()
  await drain()
  filter.close()
  return found
}
