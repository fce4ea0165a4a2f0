import { type Seeded, seededBy } from '@kinora/media/core/seeded'
import type { Mood } from '../direct/shot-list.ts'
import { type GenreName, GENRES } from './genres/genres.ts'
import { isMinor, type Mode } from './harmony/modes.ts'
import type { InstrumentName } from './instruments.ts'
import { MOOD_RULES, type MoodRules } from './moods.ts'
import { type FormPart, formOf, ringOf } from './plan/form-of.ts'
import type { Plan } from './plan/plan.ts'
import { planBars } from './plan/plan-bars.ts'
import { type PieceTime, tempoRangeOf, timeOf } from './plan/time-of.ts'
import type { Score } from './score.ts'
import { scoreOf } from './score-of.ts'
import { type ReadWish, wordsToWish } from './words/words-to-wish.ts'

export type MusicWish = {
  mood?: Mood
  genre?: GenreName
  /** Beats a minute, kept exactly. */
  tempo?: number
  /** How long the sound is, to the sample. */
  seconds: number
  seed: number
  /** What mood, genre, tempo and lead are read from where they are not given, in English or Chinese. */
  words?: string
  /** Who plays the melody. */
  lead?: InstrumentName
}

/** Slower there is no beat to feel, faster no music to hear. */
export const TEMPO_LIMITS = [40, 220] as const
// What one process can hold as samples with ease.
const MOST_SECONDS = 1200

/** A piece with a beginning, a development and an end within the length; of a few seconds, a sting. */
export function composeMusic(wish: MusicWish): Score {
  const { genre, rules, seeded, ...told } = readWish(wish)
  const time = timeOf(wish.seconds, told.tempo, rules, genre, seeded.fork('tempo'))
  const whole = Math.floor(time.beats / genre.meter)
  const leadIn = time.beats - whole * genre.meter
  const form = withLeadIn(formOf(whole), leadIn)
  return scoreOf(planOf({ ...told, genre, rules, seeded }, time, form, leadIn, false), told.lead, seeded)
}

/**
 * Music that can be repeated without a seam: whole bars only, and what still sounds at the end goes on at the beginning.
 * The tempo moves to the nearest at which the bars fill the length.
 */
export function composeLoop(wish: MusicWish): Score {
  const { genre, rules, seeded, ...told } = readWish(wish)
  const [slow, fast] = tempoRangeOf(rules, genre)
  const wanted = told.tempo ?? seeded.fork('tempo').between(slow, fast)
  const bars = Math.max(1, Math.round((wish.seconds * wanted) / (60 * genre.meter)))
  const beats = bars * genre.meter
  const time = { tempo: (beats * 60) / wish.seconds, beats, tailBeats: 0 }
  return scoreOf(planOf({ ...told, genre, rules, seeded }, time, ringOf(bars), 0, true), told.lead, seeded)
}

type Told = ReturnType<typeof readWish>

function readWish(wish: MusicWish) {
  if (!(wish.seconds > 0 && wish.seconds <= MOST_SECONDS)) throw new Error(`music cannot last ${wish.seconds} seconds`)
  const read: ReadWish = wish.words === undefined ? {} : wordsToWish(wish.words)
  const mood = wish.mood ?? read.mood ?? 'neutral'
  const genreName = wish.genre ?? read.genre ?? MOOD_RULES[mood].genre
  const tempo = wish.tempo ?? read.tempo ?? pacedTempoOf(read.pace, mood, genreName)
  if (tempo !== undefined && !(tempo >= TEMPO_LIMITS[0] && tempo <= TEMPO_LIMITS[1]))
    throw new Error(`a tempo of ${tempo} is not between ${TEMPO_LIMITS.join(' and ')}`)
  const lead = wish.lead ?? read.lead
  return {
    mood,
    genreName,
    genre: GENRES[genreName],
    rules: MOOD_RULES[mood],
    seconds: wish.seconds,
    seeded: seededBy(wish.seed).fork(`${mood} ${genreName}`),
    ...(tempo === undefined ? {} : { tempo }),
    ...(lead === undefined ? {} : { lead }),
  }
}

/** "Slow" and "fast" go beyond the mood's range, not beyond the genre's. */
function pacedTempoOf(pace: 'slow' | 'fast' | undefined, mood: Mood, genre: GenreName): number | undefined {
  if (!pace) return undefined
  const [slow, fast] = tempoRangeOf(MOOD_RULES[mood], GENRES[genre])
  const [least, most] = GENRES[genre].tempo
  return Math.round(pace === 'slow' ? Math.max(least, slow * 0.88) : Math.min(most, fast * 1.14))
}

/** Beats that fill no bar lead in, as a bar of their own at the beginning. */
function withLeadIn(form: FormPart[], leadIn: number): FormPart[] {
  if (leadIn === 0) return form
  const [first] = form
  if (!first) return [{ name: 'theme', bars: 1, energy: 0.8 }]
  return [{ ...first, bars: first.bars + 1 }, ...form.slice(1)]
}

function planOf(told: Omit<Told, 'tempo'>, time: PieceTime, form: FormPart[], leadIn: number, loops: boolean): Plan {
  const { genre, rules, seeded } = told
  const mode = modeFor(rules, genre.isPentatonic === true, seeded.fork('mode'))
  const harmony = planBars(form, genre.meter, leadIn, { rules, genre, mode, loops }, seeded.fork('harmony'))
  return {
    mood: told.mood,
    rules,
    genreName: told.genreName,
    genre,
    seconds: told.seconds,
    mode,
    loops,
    key: seeded.fork('key').below(12),
    meter: genre.meter,
    tempo: time.tempo,
    lastBeat: time.beats,
    tailBeats: time.tailBeats,
    ...harmony,
    ...(time.slowing ? { slowing: time.slowing } : {}),
  }
}

function modeFor(rules: MoodRules, isPentatonic: boolean, seeded: Seeded): Mode {
  const mode = seeded.pick(rules.modes)
  return isPentatonic ? (isMinor(mode) ? 'yu' : 'gong') : mode
}
