import { amplitudeToDecibels } from '../../src/sound/decibels.ts'
import { measureIntegratedLufs } from '../../src/sound/measure-integrated-lufs.ts'
import type { Sound } from '../../src/sound/sound.ts'
import { measureTruePeak } from '../../src/sound/true-peak.ts'

/** How loud the product's meters find a sound. */
export const measureLoudness = (sound: Sound): { integratedLufs: number; truePeakDb: number } => ({
  integratedLufs: measureIntegratedLufs(sound),
  truePeakDb: amplitudeToDecibels(measureTruePeak(sound)),
})
