import type { Frame, Packet, Stream } from 'node-av/lib'
import { isSampleRate } from '../formats/is-sample-rate.ts'
import { findKnownCodec } from './known-codecs.ts'
import { openStreamDecoder } from './open-stream-decoder.ts'
import { timestampSeconds } from '../av/timestamp-seconds.ts'
import type { SoundFacts } from './inspected.ts'

type SoundMeter = {
  take(packet: Packet): Promise<void>
  /** A text is the reason why the sound is unusable. */
  finish(): Promise<Omit<SoundFacts, 'format'> | string>
  close(): void
}

// Cut or joined recordings have a few broken packets, which players skip. More than one in ten makes the sound
// unusable.
const MAX_BAD_SHARE = 0.1
// Time stamps of real files vary by some milliseconds; a longer distance is a gap, played as silence.
const MIN_GAP_SECONDS = 0.1

/** The reason for rejecting a sound track without packets. */
export const NO_SOUND_DATA = 'has no sound data'

/**
 * Decodes a sound packet by packet and counts the output: with the gaps, that is its true length, whatever the headers
 * declare. Beyond `maxSeconds` only packets are counted.
 */
export async function openSoundMeter(stream: Stream, maxSeconds: number): Promise<SoundMeter | string> {
  const soundCodec = findKnownCodec(stream.codecpar)
  if (!soundCodec) return 'its sound is coded in a way that is not supported'
  const decoder = await openStreamDecoder(stream)
  if (!decoder) return 'its sound cannot be decoded'
  const samplesByRate = new Map<number, number>()
  let packets = 0
  let badPackets = 0
  let packetSeconds = 0
  let gapSeconds = 0
  let start: number | undefined
  let last: { sampleRate: number; channels: number } | undefined

  // The rate may change within a stream, and rounding errors of many frames would add up.
  const secondsSoFar = (): number =>
    [...samplesByRate].reduce((sum, [rate, samples]) => sum + samples / rate, gapSeconds)

  const hear = ({ sampleRate, channels, nbSamples, bestEffortTimestamp }: Frame): void => {
    if (sampleRate <= 0 || channels <= 0) return
    const at = timestampSeconds(bestEffortTimestamp, stream.timeBase)
    start ??= at
    const gap = at === undefined || start === undefined ? 0 : at - start - secondsSoFar()
    if (gap > MIN_GAP_SECONDS) gapSeconds += gap
    samplesByRate.set(sampleRate, (samplesByRate.get(sampleRate) ?? 0) + nbSamples)
    last = { sampleRate, channels }
  }

  const take = async (packet: Packet): Promise<void> => {
    packets += 1
    packetSeconds += timestampSeconds(packet.duration, stream.timeBase) ?? 0
    if (secondsSoFar() > maxSeconds) return
    if (!(await decoder.decode(packet, hear))) badPackets += 1
  }

  const finish = async (): Promise<Omit<SoundFacts, 'format'> | string> => {
    const isTooLong = secondsSoFar() > maxSeconds
    if (!isTooLong) await decoder.decode(null, hear)
    if (!last) return packets === 0 ? NO_SOUND_DATA : 'its sound cannot be decoded'
    if (badPackets > packets * MAX_BAD_SHARE) return 'too much of its sound is damaged'
    if (![...samplesByRate.keys()].every(isSampleRate)) return 'its sample rate is out of range'
    const seconds = secondsSoFar()
    if (seconds === 0) return 'has no length'
    return { seconds: isTooLong ? Math.max(seconds, packetSeconds) : seconds, soundCodec, ...last }
  }

  return { take, finish, close: () => decoder.close() }
}
