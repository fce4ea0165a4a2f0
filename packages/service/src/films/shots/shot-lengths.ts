import type { Language } from '@kinora/media/language/detect-language'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'

// Beats a minute: half and whole seconds, where shots begin, are on beats.
export const LIVELY_TEMPO = 120
const CALM_TEMPO = 60

/** A description of music, with the tempo of the film's cuts. */
export const withTempo = (music: string, isLively: boolean, language: Language): string =>
  `${music}${PUNCTUATION[language].comma}${isLively ? LIVELY_TEMPO : CALM_TEMPO} bpm`

const BEAT_FRAMES = (60 / LIVELY_TEMPO) * FRAMES_PER_SECOND

/**
 * Frames for shots by their weights: on beats except for the last, none shorter than a beat, exactly `frames` in total.
 */
export function shareFrames(frames: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const cuts = [0]
  let sum = 0
  for (const [at, weight] of weights.slice(0, -1).entries()) {
    sum += weight
    const wanted = Math.round((frames * sum) / whole / BEAT_FRAMES) * BEAT_FRAMES
    const least = (cuts.at(-1) ?? 0) + BEAT_FRAMES
    const most = frames - (weights.length - 1 - at) * BEAT_FRAMES
    cuts.push(Math.min(Math.max(wanted, least), Math.max(least, most)))
  }
  return cuts.map((cut, at) => (cuts[at + 1] ?? frames) - cut)
}

/**
 * Whole seconds for a number of shots, exactly `seconds` in total. The remainder goes to the last, the first, then the
 * others.
 */
export function shareSeconds(seconds: number, count: number): number[] {
  const base = Math.floor(seconds / count)
  const lengths = Array.from({ length: count }, () => base)
  // Viewers must read the end and understand the beginning; between them every other shot comes first.
  const between = lengths.map((_, at) => at).slice(1, -1)
  const order = [count - 1, 0, ...between.filter(at => at % 2 === 0), ...between.filter(at => at % 2 === 1)]
  for (const at of [...new Set(order)].slice(0, seconds - base * count)) lengths[at] = base + 1
  return lengths
}

/**
 * Seconds for parts of a film, exactly `seconds` in total. Each gets at least its minimum; the rest is divided by
 * weight. If the minimums exceed the total, each gets a proportional share.
 */
export function fitLengths(seconds: number, parts: readonly { needs: number; weight: number }[]): number[] {
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
