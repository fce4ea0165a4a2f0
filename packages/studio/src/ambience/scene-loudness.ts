import { LOUDEST_SCENE_LUFS } from '@kinora/media/sound/hold-loudness'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { normaliseLoudness } from '@kinora/media/sound/normalise-loudness'
import type { Sound } from '@kinora/media/sound/sound'
import type { Mood, ShotSetting, Weather } from '../setting/setting.ts'
import type { SoundCue } from '../setting/sound-cues.ts'
import { CUES } from './cues/cues.ts'

// Between just audible under a voice and a storm.
const QUIETEST_LUFS = -34
// Between the minimum and the maximum intensity: the same wind is a breath over snow and a gale at sea.
const INTENSITY_DB = 16

const BY_WEATHER: Record<Weather, number> = { clear: 0.5, cloudy: 0.5, rain: 0.6, snow: 0.15, fog: 0.3, storm: 1 }
const BY_MOOD: Record<Mood, number> = {
  calm: -0.15,
  sad: -0.1,
  romantic: -0.1,
  mysterious: -0.1,
  neutral: 0,
  happy: 0.05,
  playful: 0.05,
  tense: 0.1,
  epic: 0.15,
}
const NIGHT = -0.1
const SNOWFIELD = -0.2

/** The activity of a scene's sounds, from 0 to 1. */
export function sceneIntensity({
  weather,
  mood,
  time,
  place,
}: Pick<ShotSetting, 'weather' | 'mood' | 'time'> & Partial<Pick<ShotSetting, 'place'>>): number {
  if (weather === 'storm') return BY_WEATHER.storm
  const sum =
    BY_WEATHER[weather] +
    BY_MOOD[mood] +
    (time === 'night' ? NIGHT : 0) +
    (place === 'snowfield' && weather === 'clear' ? SNOWFIELD : 0)
  return Math.max(0, Math.min(1, sum))
}

/** The loudness of a scene: that of its loudest cue, within the range of films. */
export function sceneLufs(cues: readonly SoundCue[], intensity: number): number {
  const loudest = Math.max(...cues.map(cue => CUES[cue].lufs))
  return Math.max(QUIETEST_LUFS, Math.min(LOUDEST_SCENE_LUFS, loudest + (intensity - 0.5) * INTENSITY_DB))
}

/** Scales a scene's sound to the scene's loudness. */
export const levelScene = (sound: Sound, cues: readonly SoundCue[], intensity: number): Sound =>
  cues.length === 0 ? sound : normaliseLoudness(sound, { lufs: sceneLufs(cues, intensity), ceilingDb: PEAK_CEILING_DB })
