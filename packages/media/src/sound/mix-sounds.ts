import { createFadeCurve } from './fade-sound.ts'
import { type Sound, secondsToSamples, createSilence } from './sound.ts'

export type Track = {
  sound: Sound
  /** Its start in the mix; a negative start cuts off its beginning. */
  startSeconds?: number
  /** The factor of its samples. */
  gain?: number
  fadeInSeconds?: number
  fadeOutSeconds?: number
  /** From -1, left only, to 1, right only. */
  pan?: number
}

/**
 * Sums all tracks to the requested length. A fade-out ends at the end of the track or of the mix. Sums may exceed 1:
 * `normaliseLoudness` corrects that.
 */
export function mixSounds(seconds: number, tracks: readonly Track[]): Sound {
  const mix = createSilence(seconds)
  for (const track of tracks) addToMix(mix, track)
  return mix
}

/** Adds a track to an existing mix. */
export function addToMix(mix: Sound, { sound, startSeconds = 0, gain = 1, pan = 0, ...fades }: Track): void {
  if (![startSeconds, gain, pan].every(Number.isFinite)) throw new Error('a track needs finite start, gain and pan')
  const start = secondsToSamples(startSeconds)
  const from = Math.max(0, start)
  const to = Math.min(mix.left.length, start + sound.left.length)
  if (to <= from) return
  const gains = { gain, rise: fadeFor(fades.fadeInSeconds, to - from), fall: fadeFor(fades.fadeOutSeconds, to - from) }
  // A balance: the middle leaves a stereo sound unchanged; one side attenuates the other.
  const turn = (side: number): number => Math.cos((Math.PI / 2) * Math.max(0, Math.min(1, side)))
  addSide(mix.left.subarray(from, to), sound.left.subarray(from - start), { ...gains, gain: gain * turn(pan) })
  addSide(mix.right.subarray(from, to), sound.right.subarray(from - start), { ...gains, gain: gain * turn(-pan) })
}

const fadeFor = (seconds = 0, samples: number): Float32Array =>
  createFadeCurve(Math.min(secondsToSamples(seconds), samples))

type Gains = { gain: number; rise: Float32Array; fall: Float32Array }

// Three loops instead of one with conditions, because mixing spends its time here.
function addSide(into: Float32Array, samples: Float32Array, { gain, rise, fall }: Gains): void {
  const last = into.length - 1
  const fallsFrom = into.length - fall.length
  let i = 0
  for (; i < rise.length; i++) into[i]! += samples[i]! * gain * rise[i]! * (i < fallsFrom ? 1 : fall[last - i]!)
  for (; i < fallsFrom; i++) into[i]! += samples[i]! * gain
  for (; i <= last; i++) into[i]! += samples[i]! * gain * fall[last - i]!
}
