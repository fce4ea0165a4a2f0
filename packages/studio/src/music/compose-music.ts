import type { TimedEnergy } from '@kinora/media/engine/contract'
import type { LEADS } from '@kinora/media/scene/vocabulary'
import { type SeededRandom, seededRandom } from '@kinora/media/core/seeded-random'
import type { Mood } from '../setting/setting.ts'
import { type GenreName, genres } from './genres/genres.ts'
import { isMinor, type Mode } from './harmony/modes.ts'
import { moodRules, type MoodRules } from './moods.ts'
import { type FormPart, planForm } from './plan/plan-form.ts'
import type { Plan } from './plan/plan.ts'
import { followEnergies } from './plan/follow-energies.ts'
import { planBars } from './plan/plan-bars.ts'
import { type PieceTime, tempoRange, planTime } from './plan/plan-time.ts'
import type { Score } from './score.ts'
import { writeScore } from './write-score.ts'

export type Lead = (typeof LEADS)[number]

export type MusicTraits = {
  mood?: Mood
  genre?: GenreName
  /** Beats a minute, kept exactly. */
  tempo?: number
  /** Without a tempo. */
  pace?: 'slow' | 'fast'
  /** The instrument of the melody. */
  lead?: Lead
}

export type MusicOptions = MusicTraits & {
  /** The duration, exact to the sample. */
  seconds: number
  seed: number
  /** The intensity that the music follows from these times on, 0 to 1, instead of its own form's. */
  energies?: readonly TimedEnergy[]
}

/** Slower music has no perceptible beat, faster music no perceptible notes. */
const TEMPO_LIMITS = [40, 220] as const
// The most samples that fit into one process.
const MAX_SECONDS = 1200

/** A piece with a beginning, a development and an end within the length; of a few seconds, a sting. */
export function composeMusic(options: MusicOptions): Score {
  const { genre, rules, seeded, ...told } = readMusicOptions(options)
  const time = planTime(options.seconds, told.tempo, rules, genre, seeded.fork('tempo'))
  const whole = Math.floor(time.beats / genre.meter)
  const leadIn = time.beats - whole * genre.meter
  const form = withLeadIn(planForm(whole), leadIn)
  const plan = planOf({ ...told, genre, rules, seeded }, time, form, leadIn)
  return writeScore(followEnergies(plan, options.energies ?? []), told.lead, seeded)
}

type Told = ReturnType<typeof readMusicOptions>

function readMusicOptions(options: MusicOptions) {
  if (!(options.seconds > 0 && options.seconds <= MAX_SECONDS))
    throw new Error(`music cannot last ${options.seconds} seconds`)
  const mood = options.mood ?? 'neutral'
  const genreName = options.genre ?? moodRules(mood).genre
  const tempo = composedTempo({ ...options, mood, genre: genreName })
  if (tempo !== undefined && !(tempo >= TEMPO_LIMITS[0] && tempo <= TEMPO_LIMITS[1]))
    throw new Error(`a tempo of ${tempo} is not between ${TEMPO_LIMITS.join(' and ')}`)
  const { lead } = options
  return {
    mood,
    genreName,
    genre: genres()[genreName],
    rules: moodRules(mood),
    seconds: options.seconds,
    seeded: seededRandom(options.seed).fork(`${mood} ${genreName}`),
    ...(tempo === undefined ? {} : { tempo }),
    ...(lead === undefined ? {} : { lead }),
  }
}

/** The beats a minute of a piece that words describe, where they say anything of it. */
export const composedTempo = ({ tempo, pace, mood = 'neutral', genre }: MusicTraits): number | undefined =>
  tempo ?? pacedTempoOf(pace, mood, genre ?? moodRules(mood).genre)

/** "Slow" and "fast" go beyond the mood's range, not beyond the genre's. */
function pacedTempoOf(pace: 'slow' | 'fast' | undefined, mood: Mood, genre: GenreName): number | undefined {
  if (!pace) return undefined
  const [slow, fast] = tempoRange(moodRules(mood), genres()[genre])
  const [least, most] = genres()[genre].tempo
  return Math.round(pace === 'slow' ? Math.max(least, slow * 0.88) : Math.min(most, fast * 1.14))
}

/** Beats that fill no bar lead in, as a bar of their own at the beginning. */
function withLeadIn(form: FormPart[], leadIn: number): FormPart[] {
  if (leadIn === 0) return form
  const [first] = form
  if (!first) return [{ name: 'theme', bars: 1, energy: 0.8 }]
  return [{ ...first, bars: first.bars + 1 }, ...form.slice(1)]
}

function planOf(told: Omit<Told, 'tempo'>, time: PieceTime, form: FormPart[], leadIn: number): Plan {
  const { genre, rules, seeded } = told
  const mode = modeFor(rules, genre.isPentatonic === true, seeded.fork('mode'))
  const harmony = planBars(form, genre.meter, leadIn, { rules, genre, mode }, seeded.fork('harmony'))
  return {
    mood: told.mood,
    rules,
    genreName: told.genreName,
    genre,
    seconds: told.seconds,
    mode,
    key: seeded.fork('key').below(12),
    meter: genre.meter,
    tempo: time.tempo,
    lastBeat: time.beats,
    tailBeats: time.tailBeats,
    ...harmony,
    ...(time.slowing ? { slowing: time.slowing } : {}),
  }
}

function modeFor(rules: MoodRules, isPentatonic: boolean, seeded: SeededRandom): Mode {
  const mode = seeded.pick(rules.modes)
  return isPentatonic ? (isMinor(mode) ? 'yu' : 'gong') : mode
}
