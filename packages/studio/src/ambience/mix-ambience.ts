import { seededRandom } from '@kinora/media/core/seeded-random'
import { amplitudeToDecibels, decibelsToGain } from '@kinora/media/sound/decibels'
import { fadeInPlace } from '@kinora/media/sound/fade-sound'
import { limitPeaks } from '@kinora/media/sound/limit-peaks'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { secondsToSamples, createSilence, type Sound } from '@kinora/media/sound/sound'
import type { TimeOfDay } from '../setting/setting.ts'
import type { SoundCue } from '../setting/sound-cues.ts'
import { CUES } from './cues/cues.ts'
import { addSound, scaleInPlace } from './shape/sides.ts'

type AmbienceOptions = {
  seconds: number
  seed: number
  /** From 0, barely audible, to 1, the maximum. */
  intensity?: number
  time?: TimeOfDay
}

const CEILING_DB = -3
// A single crack may stand out, but not so much that everything else must be attenuated for it.
const MAX_PEAK_DB = 3
// Between the least and the most intensity.
const INTENSITY_DB = 10
const FADE_SECONDS = 0.5
// Each further cue is slightly softer than the one before it.
const BEHIND_DB = -2.5

/** The ambience of a scene for its whole length, fading in and out. */
export function mixAmbience(
  cues: readonly SoundCue[],
  { seconds, seed, intensity = 0.5, time = 'noon' }: AmbienceOptions,
): Sound {
  if (!(seconds > 0) || !Number.isFinite(seconds)) throw new Error(`an ambience cannot last ${seconds} seconds`)
  const share = Math.max(0, Math.min(1, intensity))
  const seeded = seededRandom(seed)
  let mix: Sound | undefined
  for (const [index, cue] of [...new Set(cues)].entries()) {
    const { make, lufs } = CUES[cue]
    const sound = make({
      seconds,
      samples: secondsToSamples(seconds),
      intensity: share,
      time,
      seeded: seeded.fork(cue),
    })
    const level = lufs + (share - 0.5) * INTENSITY_DB + Math.max(index * BEHIND_DB, -6)
    // The first one is used as the mix without a copy, which would cost as much as a filter.
    mix = mix ? addSound(mix, sound, gainFor(sound, level)) : scaleInPlace(sound, gainFor(sound, level))
  }
  const quiet = mix ? limitPeaks(mix, CEILING_DB) : createSilence(seconds)
  const fade = Math.min(FADE_SECONDS, seconds / 4)
  fadeInPlace(quiet, { inSeconds: fade, outSeconds: fade })
  return quiet
}

/** Applies the wanted loudness, unless its peaks would have to be limited. */
function gainFor(sound: Sound, lufs: number): number {
  const measured = measureIntegratedLufs(sound)
  if (measured === Number.NEGATIVE_INFINITY) return 1
  const room = CEILING_DB + MAX_PEAK_DB - amplitudeToDecibels(highestOf(sound))
  return decibelsToGain(Math.min(lufs - measured, room))
}

function highestOf({ left, right }: Sound): number {
  let high = 0
  for (let i = 0; i < left.length; i++) {
    const size = Math.max(Math.abs(left[i]!), Math.abs(right[i]!))
    if (size > high) high = size
  }
  return high
}
