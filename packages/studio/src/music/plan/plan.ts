import type { Mood } from '../../setting/setting.ts'
import type { Genre } from '../genres/genre.ts'
import type { GenreName } from '../genres/genres.ts'
import type { Chord } from '../harmony/chords.ts'
import type { Mode } from '../harmony/modes.ts'
import type { MoodRules } from '../moods.ts'
import type { Section, SectionName, Slowing } from '../score.ts'

/** What every part of the ensemble is told before it plays its first note. */
export type Plan = {
  mood: Mood
  rules: MoodRules
  genreName: GenreName
  genre: Genre
  tempo: number
  meter: number
  key: number
  mode: Mode
  seconds: number
  bars: Bar[]
  sections: Section[]
  lastBeat: number
  /** How long the final chord may sound, in beats. */
  tailBeats: number
  finalChord: Chord
  slowing?: Slowing
}

export type Bar = {
  beat: number
  /** Fewer than the meter in a first bar that only leads in. */
  beats: number
  chords: Harmony[]
  section: SectionName
  energy: number
  /** Counted within the section. */
  place: number
  isLastOfSection: boolean
  /** The one before the final chord. */
  isLast: boolean
}

export type Harmony = { beat: number; beats: number; chord: Chord }

/** The chord that sounds at a beat of the bar, the first one before it. */
export const chordAt = (bar: Bar, beat: number): Chord =>
  (bar.chords.findLast(harmony => harmony.beat <= beat + 1e-6) ?? bar.chords[0])!.chord
