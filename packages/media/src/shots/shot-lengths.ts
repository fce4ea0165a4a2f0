import type { PACES } from '../script/script-schema.ts'
import type { Language } from '../language/detect-language.ts'
import { PUNCTUATION } from '../language/punctuation.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'

export type Pace = (typeof PACES)[number]

// Beats a minute: half and whole seconds, where shots begin, are on beats.
const TEMPOS: Readonly<Record<Pace, number>> = { lively: 120, calm: 60 }

/** A description of music, with the tempo of the film's cuts unless it names its own. */
export const withTempo = (music: string, pace: Pace, language: Language): string =>
  /bpm/iu.test(music) ? music : `${music}${PUNCTUATION[language].comma}${TEMPOS[pace]} bpm`

/** The beat on which the shots of a film begin, and the shortest shot, in seconds. */
export type Beat = { beat: number; least: number }

/** The speech in a shot, in seconds, and its share of the rest. */
export type ShotNeeds = { needs: number; weight: number }

/**
 * Frames of each shot: as long as its speech, the rest by weight, on beats, exactly `seconds` in total. `scenes` are the
 * shots of each scene; the speech of the first goes on over the others.
 */
export function cutOnBeats(seconds: number, scenes: readonly (readonly ShotNeeds[])[], cut: Beat): number[] {
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  const shots = scenes.reduce((sum, scene) => sum + scene.length, 0)
  const [wanted, shortest] = [cut.beat * FRAMES_PER_SECOND, cut.least * FRAMES_PER_SECOND]
  // More shots than beats: they begin on any frame.
  const isFull = shots * shortest > frames
  const [beat, least] = isFull ? [1, Math.max(1, Math.min(wanted, Math.floor(frames / shots)))] : [wanted, shortest]
  const lengths = beatsOf(
    frames,
    scenes.map(scene => ({
      least: scene.length * least,
      needs: scene.reduce((sum, { needs }) => sum + needs, 0) * FRAMES_PER_SECOND,
      weight: scene.reduce((sum, { weight }) => sum + weight, 0),
    })),
    beat,
  )
  return scenes.flatMap((scene, at) =>
    beatsOf(
      lengths[at]!,
      scene.map(({ weight }) => ({ least, needs: 0, weight })),
      beat,
    ),
  )
}

type Part = ShotNeeds & { least: number }

/** Whole beats for parts, except for the last: each gets its part of `frames`, rounded so that none lacks much. */
function beatsOf(frames: number, parts: readonly Part[], beat: number): number[] {
  const whole = parts.map(({ least, needs }) => Math.max(least, Math.ceil(needs / beat) * beat))
  const areWhole = whole.reduce((sum, needs) => sum + needs, 0) <= frames
  const fitted = fitLengths(
    frames,
    parts.map(({ least, needs, weight }, at) => ({ needs: areWhole ? whole[at]! : Math.max(least, needs), weight })),
  )
  const lengths = parts.map(({ least }, at) => Math.max(least, Math.floor(fitted[at]! / beat + 1e-6) * beat))
  const left = (): number => frames - lengths.reduce((sum, length) => sum + length, 0)
  // Viewers must read the end and understand the beginning.
  const order = [parts.length - 1, ...parts.keys()].slice(0, parts.length)
  const lacking = (at: number): number => fitted[at]! - lengths[at]!
  while (left() >= beat) lengths[order.reduce((best, at) => (lacking(at) > lacking(best) + 1e-6 ? at : best))]! += beat
  while (left() < 0) {
    const long = order.filter(at => lengths[at]! - beat >= parts[at]!.least)
    if (long.length === 0) break
    lengths[long.reduce((best, at) => (lacking(at) < lacking(best) ? at : best))]! -= beat
  }
  lengths[lengths.length - 1]! += left()
  return lengths
}

/**
 * Lengths for parts of a film, exactly `seconds` in total. Each gets at least its minimum; the rest is divided by weight.
 * If the minimums exceed the total, each gets a proportional share.
 */
function fitLengths(seconds: number, parts: readonly ShotNeeds[]): number[] {
  const needed = parts.reduce((sum, { needs }) => sum + needs, 0)
  if (needed >= seconds) return parts.map(({ needs }) => (needs * seconds) / needed)
  const lengthsAt = (unit: number): number[] => parts.map(({ needs, weight }) => Math.max(needs, weight * unit))
  const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0)
  let [low, high] = [0, seconds]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (sumOf(lengthsAt(middle)) > seconds) high = middle
    else low = middle
  }
  return lengthsAt(low)
}
