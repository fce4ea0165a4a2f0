import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Genre } from '../genres/genre.ts'
import type { MoodRules } from '../moods.ts'
import type { Slowing } from '../score.ts'

export type PieceTime = {
  tempo: number
  /** Until the final chord. */
  beats: number
  tailBeats: number
  slowing?: Slowing
}

// A shorter piece is a sting: it has no form, and half of it is its last chord.
const STING_SECONDS = 5
// From four bars on, a slower last bar sounds like an ending.
const SLOWING_BARS = 4

/**
 * The time of the final chord, so that its tail fills the length exactly. A requested tempo is exact: the remainder
 * goes into a slower last bar and the tail. A free tempo is moved within the mood's range until the bars fit.
 */
export function planTime(
  seconds: number,
  asked: number | undefined,
  rules: MoodRules,
  genre: Genre,
  seeded: SeededRandom,
): PieceTime {
  const tail = seconds < STING_SECONDS ? Math.min(2.2, seconds * 0.5) : Math.min(3.2, Math.max(1.6, seconds * 0.12))
  const tempo = asked ?? fittingTempo(seconds - tail, rules, genre, seeded)
  const beatSeconds = 60 / tempo
  const barSeconds = beatSeconds * genre.meter
  const slows = genre.slows && seconds - tail >= SLOWING_BARS * barSeconds
  const kept = tail + (slows ? (rules.slowing - 1) * barSeconds : 0)
  // A margin against rounding.
  const beats = Math.max(0, Math.floor((seconds - kept) / beatSeconds + 1e-6))
  const rest = seconds - beats * beatSeconds
  const stretch = 1 + Math.min((rules.slowing - 1) * 1.3, (rest - tail) / barSeconds)
  const slowing = { fromBeat: beats - genre.meter, toBeat: beats, stretch }
  const slowed = slows && stretch > 1 ? (stretch - 1) * barSeconds : 0
  return { tempo, beats, tailBeats: (rest - slowed) / beatSeconds, ...(slowed > 0 ? { slowing } : {}) }
}

/** A tempo of the mood and genre, the nearest that ends on a whole bar. */
function fittingTempo(seconds: number, rules: MoodRules, genre: Genre, seeded: SeededRandom): number {
  const [slow, fast] = tempoRange(rules, genre)
  const wanted = seeded.between(slow, fast)
  const bars = Math.round((seconds * wanted) / (60 * genre.meter))
  const fitting = bars === 0 ? wanted : (bars * genre.meter * 60) / seconds
  return fitting >= slow * 0.98 && fitting <= fast * 1.02 ? fitting : wanted
}

/** The intersection of the mood's and the genre's range; otherwise the nearest end of the genre's. */
export function tempoRange({ tempo: [slow, fast] }: MoodRules, { tempo: [least, most] }: Genre): [number, number] {
  const within = (tempo: number): number => Math.min(most, Math.max(least, tempo))
  const [from, to] = [within(slow), within(fast)]
  if (from < to) return [from, to]
  return from === most ? [most * 0.95, most] : [least, least * 1.05]
}
