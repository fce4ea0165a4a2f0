import { SAMPLE_RATE, type Sound, secondsToSamples } from '@kinora/media/sound/sound'
import type { SpeechPiece } from './spoken.ts'
import type { Timing } from './timing.ts'

export type Speech = Timing & { sound: Sound }

// Half an hour takes 690 MB; longer speech must be written piece by piece.
const MAX_SECONDS = 1_800

/** All of a speech in memory, for lines that are mixed into a film. */
export async function gatherSpeech(pieces: AsyncIterable<SpeechPiece>, maxSeconds = MAX_SECONDS): Promise<Speech> {
  const parts: { sound?: Sound; samples: number }[] = []
  const timing: Timing = { words: [], characters: [], phonemes: [] }
  let samples = 0
  for await (const piece of pieces) {
    const length = piece.kind === 'pause' ? secondsToSamples(piece.seconds) : piece.sound.left.length
    samples += length
    if (samples > maxSeconds * SAMPLE_RATE) throw new RangeError(`the speech is longer than ${maxSeconds} seconds`)
    if (piece.kind === 'pause') parts.push({ samples: length })
    else {
      parts.push({ sound: piece.sound, samples: length })
      timing.words.push(...piece.words)
      timing.characters.push(...piece.characters)
      timing.phonemes.push(...piece.phonemes)
    }
  }
  const sound: Sound = { left: new Float32Array(samples), right: new Float32Array(samples) }
  let at = 0
  for (const part of parts) {
    if (part.sound) {
      sound.left.set(part.sound.left, at)
      sound.right.set(part.sound.right, at)
    }
    at += part.samples
  }
  return { sound, ...timing }
}
