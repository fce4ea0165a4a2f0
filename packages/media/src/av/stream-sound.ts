import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'
import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import { openDecoder } from './open-decoder.ts'
import { type InputOptions, openInput } from './open-input.ts'
import { createResampler } from './resampler.ts'
import { createSoundCollector } from './sound-collector.ts'

/**
 * Streams the first sound of a file as 48 kHz stereo in pieces of about a second, so that memory does not grow with the
 * length. A file without sound, or longer than `maxSeconds`, throws a ChildFailure.
 */
export async function* streamSound(
  path: string,
  { maxSeconds, ...input }: InputOptions & { maxSeconds: number },
): AsyncGenerator<Sound> {
  const file = await openInput(path, input)
  let collected = createSoundCollector()
  let samples = 0
  const resampler = createResampler((left, right) => collected.append(left, right))

  function take(): Sound {
    const piece = collected.sound()
    collected = createSoundCollector()
    samples += piece.left.length
    if (samples > maxSeconds * SAMPLE_RATE)
      throw new ChildFailure(`the sound is longer than ${maxSeconds} seconds`, false)
    return piece
  }

  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_AUDIO)
    if (!decoder) throw new ChildFailure('the file has no sound', false)
    try {
      for await (const frame of decoder.frames()) {
        resampler.add(frame)
        if (collected.samples() >= SAMPLE_RATE) yield take()
      }
      resampler.finish()
      if (collected.samples() > 0) yield take()
    } finally {
      decoder.close()
    }
  } finally {
    resampler.close()
    await file.closeInput()
  }
}
