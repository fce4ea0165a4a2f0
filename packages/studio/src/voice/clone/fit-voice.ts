import type { Language } from '@kinora/media/language/detect-language'
import type { KokoroVoice } from '../../models/weights.ts'
import type { OwnVoiceRecipe } from '../voices/own-voice.ts'
import { voiceData } from '../voice-data.ts'
import type { VoiceMeasures } from './measure-voice.ts'

// The number of blended voices: more would lose all character.
const MAX_BLENDED = 3
// Semitones of pitch that weigh as much as a decibel in every band: rooms and microphones colour recordings.
const SEMITONES_A_DECIBEL = 1.5
// The decay of weights: a voice this much farther away has a third of the weight.
const NEARNESS = 1.5
const LEAST_SHARE = 0.1

// Beyond these limits a voice sounds broken.
const MAX_SEMITONES = 9
const [SLOWEST, QUICKEST] = [0.85, 1.2]
// Half of a difference in pace is attributed to the speaker, the other half to the text.
const OWN_PACE = 0.5
const [FLATTEST, LIVELIEST] = [0.6, 1.5]
// The share of a pitch change that also changes the vocal tract size, as between people, up to a limit.
const [THROAT_SHARE, MAX_THROAT] = [0.35, 2.5]

/**
 * The available voice most similar to a recording: a blend of the model's voices of its language by pitch and timbre,
 * adjusted to the measured pitch, pace and melody. Deterministic.
 */
export function fitVoice(measured: VoiceMeasures, language: Language): OwnVoiceRecipe {
  const ranked = candidatesOf(language)
    .map(known => ({ known, distance: distanceBetween(known, measured) }))
    .toSorted((one, other) => one.distance - other.distance || one.known.voice.localeCompare(other.known.voice))
    .slice(0, MAX_BLENDED)
  const nearest = ranked[0]?.distance ?? 0
  const near = ranked.map(({ known, distance }) => ({ known, weight: Math.exp((nearest - distance) / NEARNESS) }))
  const total = near.reduce((sum, { weight }) => sum + weight, 0)
  const parts = near
    .map(({ known, weight }) => ({ known, share: round(weight / total) }))
    .filter(({ share }) => share >= LEAST_SHARE)
  const shares = parts.reduce((sum, { share }) => sum + share, 0)
  const mean = (figureOf: (known: Candidate) => number): number =>
    parts.reduce((sum, { known, share }) => sum + (figureOf(known) * share) / shares, 0)
  const blend = parts.map(({ known, share }): [KokoroVoice, number] => [known.voice, share])
  // Both are perceived as ratios.
  const hertz = Math.exp(mean(known => Math.log(known.hertz)))
  const pace = Math.exp(mean(known => Math.log(known.pace)))
  const semitones = within(12 * Math.log2(measured.hertz / hertz), -MAX_SEMITONES, MAX_SEMITONES)
  return {
    blend,
    language,
    gender: genderOf(blend),
    semitones: round(semitones),
    throat: round(within(semitones * THROAT_SHARE, -MAX_THROAT, MAX_THROAT)),
    rate: round(within((measured.pace / pace) ** OWN_PACE, SLOWEST, QUICKEST)),
    range: round(within(measured.semitones / mean(known => known.semitones), FLATTEST, LIVELIEST)),
  }
}

type Candidate = VoiceMeasures & { voice: KokoroVoice }

const candidatesOf = (language: Language): Candidate[] =>
  Object.entries(voiceData('measures').voices).flatMap(([voice, { alone }]) =>
    alone && voice.startsWith('z') === (language === 'zh') ? [{ voice: voice as KokoroVoice, ...alone }] : [],
  )

/** In decibels a band. */
function distanceBetween(known: VoiceMeasures, { hertz, timbre }: VoiceMeasures): number {
  const apart = known.timbre.reduce((sum, level, band) => sum + (level - (timbre[band] ?? 0)) ** 2, 0)
  const pitch = (12 * Math.log2(hertz / known.hertz)) / SEMITONES_A_DECIBEL
  return Math.hypot(Math.sqrt(apart / known.timbre.length), pitch)
}

/** The gender of the main voice, from the second letter of its name. */
const genderOf = (blend: OwnVoiceRecipe['blend']): 'female' | 'male' =>
  blend.reduce((sum, [voice, share]) => sum + (voice[1] === 'f' ? share : -share), 0) >= 0 ? 'female' : 'male'

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
const round = (value: number): number => Math.round(value * 100) / 100
