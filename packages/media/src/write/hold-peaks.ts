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
// Of plucked strings AAC was measured to raise peaks by 1.9 dB; what is so much lower need not be tried.
const CERTAIN_DB = -5
// Another gain is another sound to the codec, whose peaks fall elsewhere: a little more than what was missing.
const MORE_DB = 0.15
const TRIES = 4

/**
 * A copy that comes out of the AAC codec without a peak above -1 dBTP. What the codec makes of a sound cannot be
 * calculated, so it is tried, in a file at `scratch` that is gone afterwards, and limited further where that is needed.
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
