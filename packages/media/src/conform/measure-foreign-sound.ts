import { streamSound } from '../av/stream-sound.ts'
import { amplitudeToDecibels } from '../sound/decibels.ts'
import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import { measureTruePeak } from '../sound/true-peak.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { unusable } from './unusable.ts'

// Interpolation uses six samples on either side, so this many of the previous piece are kept.
const OVERLAP = 64

/** Decodes a sound without keeping it: its length and true peak. */
export async function measureForeignSound(
  { path, format, input }: RecognisedFile,
  maxSeconds: number,
): Promise<{ seconds: number; peakDb: number }> {
  let samples = 0
  let peak = 0
  let before: Sound = { left: new Float32Array(0), right: new Float32Array(0) }
  for await (const piece of streamSound(path, { ...input, maxSeconds })) {
    samples += piece.left.length
    peak = Math.max(peak, measureTruePeak(joined(before, piece)))
    before = { left: piece.left.slice(-OVERLAP), right: piece.right.slice(-OVERLAP) }
  }
  if (samples === 0) throw unusable(`the sound of the ${format} file cannot be decoded`, { retryable: true })
  return { seconds: samples / SAMPLE_RATE, peakDb: amplitudeToDecibels(peak) }
}

const joined = (first: Sound, second: Sound): Sound => ({
  left: joinedSide(first.left, second.left),
  right: joinedSide(first.right, second.right),
})

function joinedSide(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
