import type { Emotion } from '@kinora/media/language/emotions'
import { PROGRAMME_LUFS } from '@kinora/media/sound/normalise-loudness'

/** The effect of an emotion: pace, pitch, melody, loudness and brightness. The timbre stays. */
type Prosody = {
  rate: number
  semitones: number
  range: number
  gainDb: number
  /** Above 2 kHz: more is harder, less is softer. */
  brightnessDb: number
}

export const NEUTRAL: Prosody = { rate: 1, semitones: 0, range: 1, gainDb: 0, brightnessDb: 0 }

export const PROSODIES: Record<Emotion, Prosody> = {
  happy: { rate: 1.08, semitones: 1.5, range: 1.35, gainDb: 1, brightnessDb: 1.5 },
  sad: { rate: 0.85, semitones: -1.5, range: 0.6, gainDb: -3, brightnessDb: -3 },
  angry: { rate: 1.1, semitones: 0.5, range: 1.25, gainDb: 3, brightnessDb: 4 },
  fearful: { rate: 1.16, semitones: 2.5, range: 1.15, gainDb: -1.5, brightnessDb: 0 },
  disgusted: { rate: 0.9, semitones: -1, range: 1.2, gainDb: 0, brightnessDb: 1 },
  surprised: { rate: 1.03, semitones: 3, range: 1.55, gainDb: 1.5, brightnessDb: 2 },
  calm: { rate: 0.93, semitones: -0.5, range: 0.8, gainDb: -1, brightnessDb: -1 },
}

/** The loudness of a line: the common level, changed by the emotion and the requested volume, decibels. */
export const spokenLufs = ({ emotion, volume = 0 }: { emotion?: Emotion; volume?: number }): number =>
  PROGRAMME_LUFS + (emotion ? PROSODIES[emotion] : NEUTRAL).gainDb + volume
