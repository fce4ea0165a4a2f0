import { amplitudeToDecibels, decibelsToGain } from './decibels.ts'
import { limitPeaks } from './limit-peaks.ts'
import { measureIntegratedLufs } from './measure-integrated-lufs.ts'
import { scaleSound } from './scale-sound.ts'
import type { Sound } from './sound.ts'
import { measureTruePeak } from './true-peak.ts'

/** How loud everything is that is said, sung or played: films, speech and music. */
export const PROGRAMME_LUFS = -16

type LoudnessTarget = { lufs?: number; ceilingDb?: number }

// Beyond this a recording is noise, and raising it makes it louder noise.
const MOST_GAIN_DB = 40
// Peaks that stand out by more are clicks over quiet; pressing them flat would be heard, a quieter result is not.
const MOST_LIMITING_DB = 12
const NEAR_LU = 0.1
const TRIES = 5

/**
 * A copy of the wanted loudness, whose true peak stays below the ceiling: one gain, then a limiter where peaks need it,
 * and again with a little more gain where the limiter took loudness away. Silence stays silence.
 */
export const normaliseLoudness = (sound: Sound, level: LoudnessTarget = {}): Sound =>
  normaliseAndMeasure(sound, level).sound

/** The same, and how loud it became: minus infinity for silence. */
export function normaliseAndMeasure(
  sound: Sound,
  { lufs = PROGRAMME_LUFS, ceilingDb = -1 }: LoudnessTarget = {},
): { sound: Sound; lufs: number } {
  const measured = measureIntegratedLufs(sound)
  if (measured === Number.NEGATIVE_INFINITY) return { sound: scaleSound(sound, 1), lufs: measured }
  const peakDb = amplitudeToDecibels(measureTruePeak(sound))
  const most = Math.min(MOST_GAIN_DB, ceilingDb + MOST_LIMITING_DB - peakDb)
  let gainDb = Math.min(most, lufs - measured)
  if (peakDb + gainDb <= ceilingDb) return { sound: scaleSound(sound, decibelsToGain(gainDb)), lufs: measured + gainDb }
  for (let left = TRIES; ; left--) {
    const level = limitPeaks(scaleSound(sound, decibelsToGain(gainDb)), ceilingDb)
    const missing = lufs - measureIntegratedLufs(level)
    if (missing < NEAR_LU || gainDb >= most || left === 0) return { sound: level, lufs: lufs - missing }
    // Each decibel of gain gives less than one of loudness, the more so the more is limited.
    gainDb = Math.min(most, gainDb + 1.25 * missing)
  }
}
