import type { Sound } from '@kinora/media/sound/sound'
import { FEATURES_A_SECOND, extractFeatures } from './extract-features.ts'
import type { Onsets } from './find-onsets.ts'

// Choose 3/4 only if its score is 15% higher, because most music is in 4/4.
const TRIPLE_METER_RATIO = 1.15
// The minimum difference between scores, so that rounding errors do not decide a tie.
const MIN_LEAD = 1e-6
const NOTES = 12
// Chord changes indicate a bar line more reliably than drums do.
const HARMONY_WEIGHT = 1.5

/**
 * Finds the first beat of each bar. Tries every phase of 4/4 and 3/4, and picks the one with the strongest accents:
 * chord changes, low onsets and, with less weight, all onsets.
 */
export function findDownbeats(
  sound: Sound,
  { ranges, all }: Onsets,
  frames: readonly number[],
  beats: readonly number[],
): number[] {
  if (beats.length < 4) return beats.slice(0, 1)
  const lowOnsets = divideByMean(frames.map(frame => peakNear(ranges[0]!, frame)))
  const allOnsets = divideByMean(frames.map(frame => peakNear(all, frame)))
  const harmony = divideByMean(harmonyChanges(sound, beats))
  const accents = frames.map((_, i) => lowOnsets[i]! + 0.3 * allOnsets[i]! + HARMONY_WEIGHT * harmony[i]!)
  const four = findBestPhase(accents, 4)
  const three = findBestPhase(accents, 3)
  const { meter, phase } = three.lead > four.lead * TRIPLE_METER_RATIO + MIN_LEAD && beats.length >= 9 ? three : four
  return beats.filter((_, i) => i % meter === phase)
}

type Count = { meter: number; phase: number; lead: number }

/** Returns the phase with the strongest accents, and how far their mean is above the overall mean. */
function findBestPhase(accents: readonly number[], meter: number): Count {
  const mean = accents.reduce((sum, accent) => sum + accent, 0) / accents.length
  let best: Count = { meter, phase: 0, lead: Number.NEGATIVE_INFINITY }
  for (let phase = 0; phase < meter; phase++) {
    const own = accents.filter((_, i) => i % meter === phase)
    const lead = own.reduce((sum, accent) => sum + accent, 0) / own.length - mean
    if (lead > best.lead + 1e-9) best = { meter, phase, lead }
  }
  return best
}

/** For each beat, how much its notes differ from those of the previous beat. */
function harmonyChanges(sound: Sound, beats: readonly number[]): number[] {
  const { frames, curves } = extractFeatures(sound)
  const chroma = curves.slice(0, NOTES)
  return beats.map((beat, i) => {
    const [before, after] = [beats[i - 1], beats[i + 1]]
    if (before === undefined || after === undefined || frames === 0) return 0
    return chroma.reduce((sum, curve) => sum + Math.abs(meanOf(curve, beat, after) - meanOf(curve, before, beat)), 0)
  })
}

function meanOf(curve: Float32Array, from: number, to: number): number {
  // Frame n is centred at n + 0.5, so round to the nearest frame.
  const [first, last] = [Math.round(from * FEATURES_A_SECOND), Math.max(1, Math.round(to * FEATURES_A_SECOND))]
  const part = curve.subarray(Math.min(first, last - 1), last)
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length)
}

function peakNear(curve: Float32Array, frame: number): number {
  let peak = 0
  for (let at = Math.max(0, frame - 3); at <= Math.min(curve.length - 1, frame + 3); at++)
    peak = Math.max(peak, curve[at]!)
  return peak
}

/** Divides the values by their mean, so that accents of different kinds can be summed. */
function divideByMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.map(value => (mean > 0 ? value / mean : 0))
}
