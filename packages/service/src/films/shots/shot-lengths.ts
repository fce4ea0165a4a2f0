import type { Language } from '@kinora/media/language/detect-language'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'

// Beats a minute: half and whole seconds, where shots begin, are on beats.
export const LIVELY_TEMPO = 120
const CALM_TEMPO = 60

/** Words for music, with the tempo that the film is cut to. */
export const withTempo = (music: string, isLively: boolean, language: Language): string =>
  `${music}${PUNCTUATION[language].comma}${isLively ? LIVELY_TEMPO : CALM_TEMPO} bpm`

const BEAT_FRAMES = (60 / LIVELY_TEMPO) * FRAMES_PER_SECOND

/** Frames for shots by their weights, on beats but for the last, none shorter than a beat, exactly `frames` together. */
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

/** Whole seconds for a number of shots, exactly `seconds` together: what is over goes to the last, the first, then around. */
export function shareSeconds(seconds: number, count: number): number[] {
  const base = Math.floor(seconds / count)
  const lengths = Array.from({ length: count }, () => base)
  // An end has to be read, a beginning to be understood; between them every other one first.
  const between = lengths.map((_, at) => at).slice(1, -1)
  const order = [count - 1, 0, ...between.filter(at => at % 2 === 0), ...between.filter(at => at % 2 === 1)]
  for (const at of [...new Set(order)].slice(0, seconds - base * count)) lengths[at] = base + 1
  return lengths
}

/**
 * Seconds for parts of a film, exactly `seconds` together: each at least as long as it needs, and beyond that as equal as
 * can be, by their weights. Where all of them need more than there is, each has its share of that.
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
