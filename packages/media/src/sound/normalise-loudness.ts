import { amplitudeToDecibels, decibelsToGain } from './decibels.ts'
import { limitPeaks } from './limit-peaks.ts'
import { measureIntegratedLufs } from './measure-integrated-lufs.ts'
import { scaleSound } from './scale-sound.ts'
import type { Sound } from './sound.ts'
import { measureTruePeak } from './true-peak.ts'

/** The loudness of films, speech and music. */
export const PROGRAMME_LUFS = -16

type LoudnessTarget = { lufs?: number; ceilingDb?: number }

// A quieter recording is noise, which is not amplified further.
const MAX_GAIN_DB = 40
// Larger peaks are clicks over quiet sound; limiting them would be audible.
const MAX_LIMITING_DB = 12
const NEAR_LU = 0.1
const TRIES = 5

/**
 * A copy with the target loudness and a true peak below the ceiling. It applies one gain, then a limiter if needed, and
 * repeats with more gain if the limiter reduced the loudness. Silence stays silence.
 */
export const normaliseLoudness = (sound: Sound, level: LoudnessTarget = {}): Sound =>
  normaliseAndMeasure(sound, level).sound

/** The same, with the resulting loudness: minus infinity for silence. */
export function normaliseAndMeasure(
  sound: Sound,
  { lufs = PROGRAMME_LUFS, ceilingDb = -1 }: LoudnessTarget = {},
): { sound: Sound; lufs: number } {
  const measured = measureIntegratedLufs(sound)
  if (measured === Number.NEGATIVE_INFINITY) return { sound: scaleSound(sound, 1), lufs: measured }
  const peakDb = amplitudeToDecibels(measureTruePeak(sound))
  const most = Math.min(MAX_GAIN_DB, ceilingDb + MAX_LIMITING_DB - peakDb)
  let gainDb = Math.min(most, lufs - measured)
  if (peakDb + gainDb <= ceilingDb) return { sound: scaleSound(sound, decibelsToGain(gainDb)), lufs: measured + gainDb }
  for (let left = TRIES; ; left--) {
    const level = limitPeaks(scaleSound(sound, decibelsToGain(gainDb)), ceilingDb)
    const missing = lufs - measureIntegratedLufs(level)
    if (missing < NEAR_LU || gainDb >= most || left === 0) return { sound: level, lufs: lufs - missing }
    // With limiting, each decibel of gain gives less than one of loudness.
    gainDb = Math.min(most, gainDb + 1.25 * missing)
  }
}
