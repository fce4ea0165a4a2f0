import { rm } from 'node:fs/promises'
import { decodeSound } from '../av/decode-sound.ts'
import { amplitudeToDecibels, decibelsToGain } from '../sound/decibels.ts'
import { limitPeaks } from '../sound/limit-peaks.ts'
import { PEAK_CEILING_DB } from '../sound/peak-ceiling.ts'
import { scaleSound } from '../sound/scale-sound.ts'
import type { Sound } from '../sound/sound.ts'
import { measureTruePeak } from '../sound/true-peak.ts'
import { writeSound } from './write-sound.ts'

const PROMISED_DB = -1
// AAC raised peaks of plucked strings by 1.9 dB; quieter sounds need no trial.
const CERTAIN_DB = -5
// Another gain gives other peaks, so a little more than the excess is removed.
const MORE_DB = 0.15
const TRIES = 4

/**
 * A copy whose peaks stay below -1 dBTP after AAC. The codec's effect cannot be calculated, so it is tried in a
 * temporary file at `scratch`, and limited further if needed.
 */
export async function holdPeaks(sound: Sound, scratch: string): Promise<Sound> {
  if (sound.left.length === 0 || amplitudeToDecibels(measureTruePeak(sound)) < CERTAIN_DB) return sound
  let ceilingDb = PEAK_CEILING_DB
  let held = limitPeaks(sound, ceilingDb)
  let excessDb = 0
  for (let left = TRIES; left > 0; left--) {
    excessDb = amplitudeToDecibels(await codedPeak(held, scratch)) - PROMISED_DB
    if (excessDb < 0) return held
    ceilingDb -= excessDb + MORE_DB
    held = limitPeaks(sound, ceilingDb)
  }
  return scaleSound(held, decibelsToGain(-(excessDb + MORE_DB)))
}

async function codedPeak(sound: Sound, scratch: string): Promise<number> {
  try {
    await writeSound(scratch, sound, { format: 'm4a' })
    return measureTruePeak(await decodeSound(scratch))
  } finally {
    await rm(scratch, { force: true })
  }
}
