import type { Mood } from '../../setting/setting.ts'
import type { Genre } from '../genres/genre.ts'
import type { GenreName } from '../genres/genres.ts'
import type { Chord } from '../harmony/chords.ts'
import type { Mode } from '../harmony/modes.ts'
import type { MoodRules } from '../moods.ts'
import type { Section, SectionName, Slowing } from '../score.ts'

/** The plan that all parts of the ensemble share. */
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
  /** The length of the final chord, in beats. */
  tailBeats: number
  finalChord: Chord
  slowing?: Slowing
}

export type Bar = {
  beat: number
  /** Fewer than the meter in an upbeat bar. */
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

/** The chord at a beat of the bar. */
export const chordAt = (bar: Bar, beat: number): Chord =>
  (bar.chords.findLast(harmony => harmony.beat <= beat + 1e-6) ?? bar.chords[0])!.chord
