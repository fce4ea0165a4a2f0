import type { Sound } from '@kinora/media/sound/sound'
import { FEATURES_A_SECOND, extractFeatures } from './extract-features.ts'
import type { Onsets } from './find-onsets.ts'

// Four in a bar unless three is clearly better: most music is in four.
const THREE_NEEDS = 1.15
// Where no beat stands out, rounding shall not choose.
const LEAST_LEAD = 1e-6
const NOTES = 12
// Chord changes indicate a bar line more reliably than drums do.
const HARMONY_WEIGHT = 1.5

/**
 * The beats that begin a bar: of all ways to count in fours or threes the one whose first beats stand out most, by
 * chords that change there, by basses and great drums, and a little by everything else.
 */
export function findDownbeats(
  sound: Sound,
  { ranges, all }: Onsets,
  frames: readonly number[],
  beats: readonly number[],
): number[] {
  if (beats.length < 4) return beats.slice(0, 1)
  const low = evenedOf(frames.map(frame => peakNear(ranges[0]!, frame)))
  const any = evenedOf(frames.map(frame => peakNear(all, frame)))
  const harmony = evenedOf(changesAt(sound, beats))
  const accents = frames.map((_, i) => low[i]! + 0.3 * any[i]! + HARMONY_WEIGHT * harmony[i]!)
  const four = bestCount(accents, 4)
  const three = bestCount(accents, 3)
  const { meter, phase } = three.lead > four.lead * THREE_NEEDS + LEAST_LEAD && beats.length >= 9 ? three : four
  return beats.filter((_, i) => i % meter === phase)
}

type Count = { meter: number; phase: number; lead: number }

/** How far the accents of the best phase stand above the mean of all. */
function bestCount(accents: readonly number[], meter: number): Count {
  const mean = accents.reduce((sum, accent) => sum + accent, 0) / accents.length
  let best: Count = { meter, phase: 0, lead: Number.NEGATIVE_INFINITY }
  for (let phase = 0; phase < meter; phase++) {
    const own = accents.filter((_, i) => i % meter === phase)
    const lead = own.reduce((sum, accent) => sum + accent, 0) / own.length - mean
    if (lead > best.lead + 1e-9) best = { meter, phase, lead }
  }
  return best
}

/** How much the notes of the beat that begins differ from those of the beat that ends. */
function changesAt(sound: Sound, beats: readonly number[]): number[] {
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
function evenedOf(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.map(value => (mean > 0 ? value / mean : 0))
}
