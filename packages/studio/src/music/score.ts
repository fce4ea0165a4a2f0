import type { Mood } from '../setting/setting.ts'
import type { Role, Room } from './ensemble.ts'
import type { GenreName } from './genres/genres.ts'
import type { Mode } from './harmony/modes.ts'

/** A piece of music as plain data. A beat is a quarter note. */
export type Score = {
  mood: Mood
  genre: GenreName
  /** Beats a minute. */
  tempo: number
  /** Beats in a bar. */
  meter: number
  /** The tonic, 0 for C to 11 for B. */
  key: number
  mode: Mode
  /** Its length, including the last echo. */
  seconds: number
  sections: Section[]
  /** The start of the final chord. */
  lastBeat: number
  slowing?: Slowing
  /** The room around all tracks. */
  room: Room
  tracks: ScoreTrack[]
}

export type Section = { name: SectionName; startBeat: number; beats: number; energy: number }
export type SectionName = 'intro' | 'theme' | 'contrast' | 'break' | 'climax' | 'return' | 'outro' | 'ending'

/** A slowdown: beats grow longer between the two, by the factor `stretch` in total. */
export type Slowing = { fromBeat: number; toBeat: number; stretch: number }

export type ScoreTrack = {
  role: Role
  /** A name of the instrument table, or of a drum kit. */
  instrument: string
  /** General MIDI with the bank select of GS; for drums the number of the kit. */
  program: number
  bank: number
  isDrums: boolean
  /** Relative to the common loudness of all instruments. */
  levelDb: number
  /** From -1, left, to 1, right. */
  pan: number
  /** Reverb: 0 is dry, 1 is far away. */
  reverb: number
  /** From -1, dull, to 1, bright. */
  brightness: number
  notes: Note[]
  /** The level of held notes from a beat on, 0 to 1; linear between the points. */
  swells: { beat: number; level: number }[]
}

/** Pitch 60 is middle C; velocity 1 to 127. */
export type Note = { beat: number; beats: number; pitch: number; velocity: number }

/** The time of a beat, from the beginning. */
export function secondsAt({ tempo, slowing }: Pick<Score, 'tempo' | 'slowing'>, beat: number): number {
  const straight = (beat * 60) / tempo
  if (!slowing || beat <= slowing.fromBeat) return straight
  const whole = slowing.toBeat - slowing.fromBeat
  const passed = Math.min(beat, slowing.toBeat) - slowing.fromBeat
  return straight + ((slowing.stretch - 1) * passed * passed * 60) / (whole * tempo)
}
