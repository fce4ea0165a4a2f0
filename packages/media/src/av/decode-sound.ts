import type { FormatContext } from 'node-av/lib'
import { AVDISCARD_ALL, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'
import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import { type OpenDecoder, openDecoder } from './open-decoder.ts'
import { type InputOptions, openInput } from './open-input.ts'
import { createResampler } from './resampler.ts'
import { fileStartSeconds, timestampSeconds } from './timestamp-seconds.ts'
import { createSoundCollector } from './sound-collector.ts'

// Longer than any accepted sound; as samples it takes 230 MB.
const MAX_SECONDS = 600
// Time stamps of real files vary by some milliseconds; a longer distance is a gap.
const MIN_GAP_SECONDS = 0.1

type DecodeSoundOptions = InputOptions & {
  maxSeconds?: number
  /** Sound after this is dropped. */
  untilSeconds?: number
}

/**
 * Decodes the first sound stream of a file to 48 kHz stereo, with silence if it begins later than other streams. Broken
 * parts are skipped. A file without sound, or longer than `maxSeconds` (600 by default), throws a ChildFailure that is
 * not retryable.
 */
export async function decodeSound(path: string, options: DecodeSoundOptions = {}): Promise<Sound> {
  const sound = await decodeSoundIfAny(path, options)
  if (!sound) throw new ChildFailure('the file has no sound', false)
  return sound
}

/** The same, but undefined for a file without sound. */
export async function decodeSoundIfAny(path: string, options: DecodeSoundOptions = {}): Promise<Sound | undefined> {
  const file = await openInput(path, options)
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_AUDIO)
    if (!decoder) return undefined
    for (const stream of file.streams) if (stream.index !== decoder.stream.index) stream.discard = AVDISCARD_ALL
    try {
      return await collect(file, decoder, options)
    } finally {
      decoder.close()
    }
  } finally {
    await file.closeInput()
  }
}

async function collect(
  file: FormatContext,
  decoder: OpenDecoder,
  { maxSeconds = MAX_SECONDS, untilSeconds = Number.POSITIVE_INFINITY }: DecodeSoundOptions,
): Promise<Sound> {
  const collected = createSoundCollector()
  const resampler = createResampler(collected.append)
  const start = fileStartSeconds(file)

  const refuseIfLonger = (samples: number): void => {
    if (samples > maxSeconds * SAMPLE_RATE) {
      throw new ChildFailure(`the sound is longer than ${maxSeconds} seconds`, false)
    }
  }

  try {
    for await (const frame of decoder.frames()) {
      const seconds = timestampSeconds(frame.bestEffortTimestamp, decoder.stream.timeBase)
      const gap = seconds === undefined ? 0 : Math.round((seconds - start) * SAMPLE_RATE) - collected.samples()
      if (gap > MIN_GAP_SECONDS * SAMPLE_RATE) {
        refuseIfLonger(collected.samples() + gap)
        collected.appendSilence(gap)
      }
      resampler.add(frame)
      if (collected.samples() >= untilSeconds * SAMPLE_RATE) break
      refuseIfLonger(collected.samples())
    }
    resampler.finish()
  } finally {
    resampler.close()
  }
  if (collected.samples() === 0) throw new ChildFailure('the sound of the file cannot be read', false)
  return collected.sound()
}
