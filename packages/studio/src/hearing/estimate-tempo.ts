import { ONSETS_A_SECOND, type Onsets } from './find-onsets.ts'

type TempoGuess = {
  /** The time between two beats, in onset frames; 0 if no rhythm was found. */
  period: number
  /** The autocorrelation of the onsets at this period, 0 to 1. */
  strength: number
}

const MIN_BPM = 54
const MAX_BPM = 210
// The constants below were tuned on 98 pieces of many genres and on straight and swung metronome tracks. The preferred
// tempo of listeners when several fit (BPM), and the standard deviation of that preference in octaves.
const PREFERRED_BPM = 98
const PREFERENCE_WIDTH = 1.13
// Weights of the four frequency ranges, low to high. The outer two weigh less: bass often skips beats, and cymbals often play between them.
const RANGE_WEIGHTS = [0.75, 1, 1, 0.86]

// Divisors of the period to test. 4 and 6 are not needed: a rhythm that repeats at a quarter also repeats at a half.
const DIVISORS = [2, 3, 5]

/**
 * Finds the beat period with the highest autocorrelation at one to four periods, weighted by how close the tempo is to
 * the preferred one.
 */
export function estimateTempo({ ranges, all }: Onsets): TempoGuess {
  const longest = Math.min(all.length - 1, Math.ceil((4 * 60 * ONSETS_A_SECOND) / MIN_BPM) + 2)
  const shortest = (60 * ONSETS_A_SECOND) / MAX_BPM
  if (longest < 2 * shortest) return { period: 0, strength: 0 }
  const autocorrelation = autocorrelate(ranges, longest)
  let best = { period: 0, score: 0 }
  for (let period = shortest; period <= Math.min(longest, (60 * ONSETS_A_SECOND) / MIN_BPM); period += 0.25) {
    const score = saliencyOf(autocorrelation, period) * naturalnessOf((60 * ONSETS_A_SECOND) / period)
    if (score > best.score) best = { period, score }
  }
  const period = halveDoubledTempo(autocorrelation, autocorrelate(ranges.slice(0, 1), longest), best.period)
  return { period, strength: period === 0 ? 0 : Math.max(0, Math.min(1, valueAt(autocorrelation, period))) }
}

/** The normalised autocorrelation of each range, averaged with weights from the range's energy. */
function autocorrelate(ranges: readonly Float32Array[], longest: number): Float64Array {
  const sums = new Float64Array(longest + 1)
  let weights = 0
  for (const [range, curve] of ranges.entries()) {
    const power = productAt(curve, 0)
    if (power === 0) continue
    // Use the square root, so that one loud range does not dominate.
    const weight = Math.sqrt(power) * (RANGE_WEIGHTS[range] ?? 1)
    weights += weight
    for (let lag = 0; lag <= longest; lag++)
      sums[lag]! += ((weight * productAt(curve, lag)) / power) * (curve.length / (curve.length - lag))
  }
  return weights > 0 ? sums.map(sum => sum / weights) : sums
}

function productAt(curve: Float32Array, lag: number): number {
  let sum = 0
  for (let i = lag; i < curve.length; i++) sum += curve[i]! * curve[i - lag]!
  return sum
}

/**
 * The strength of a period. A beat repeats after one and several periods. If it also repeats after a fraction of the
 * period, the true beat may be that fraction, so the strength there is subtracted.
 */
function saliencyOf(autocorrelation: Float64Array, period: number): number {
  const own = valueAt(autocorrelation, period)
  // Cap later repetitions at twice the period's own value. Otherwise a period that does not itself repeat could win because whole bars do.
  const after = (periods: number): number => Math.min(2 * own, valueAt(autocorrelation, periods * period))
  const repeats = own + 0.7 * after(2) + 0.17 * after(3) + 0.67 * after(4)
  const within = Math.max(...DIVISORS.map(part => valueAt(autocorrelation, period / part)), 0)
  return repeats / 2.54 - 0.57 * within
}

// Above this tempo (BPM), check for half tempo: a hi-hat playing eighth notes is as regular as a beat.
const DOUBTED_TEMPO = 115
const ALTERNATION_RATIO = 0.995
const TRIPLE_METER_RATIO = 1.15
// A walking bass: the minimum autocorrelation of the low range, and its highest tempo (BPM).
const BASS_STRENGTH = 0.5
const FASTEST_BASS = 170
// Positions within a beat where notes are looked for (halves, triplets and swung eighths), and the limit, relative to the beat, below which there are none.
const NOTHING_WITHIN = 0.23
const POSITIONS_WITHIN = [0.33, 0.5, 0.58, 0.61, 0.64, 0.67, 0.7]
// Repetition above this value means programmed drums, which can be this fast, so the tempo is kept.
const MECHANICAL = 0.8

/**
 * Halves a fast tempo if alternate beats differ and there are no notes between beats, except with a walking bass or
 * triple meter. Above FASTEST_BASS the tempo is always halved, unless the repetition is mechanical.
 */
function halveDoubledTempo(autocorrelation: Float64Array, low: Float64Array, period: number): number {
  const tempo = (60 * ONSETS_A_SECOND) / period
  const after = (periods: number): number => valueAt(autocorrelation, periods * period)
  if (period === 0 || tempo < DOUBTED_TEMPO || after(2) >= MECHANICAL) return period
  if (tempo > FASTEST_BASS) return 2 * period
  const hasWalkingBass = valueAt(low, period) > Math.max(BASS_STRENGTH, 0.85 * valueAt(low, 2 * period))
  const alternates = after(1) < ALTERNATION_RATIO * after(2) && after(3) < TRIPLE_METER_RATIO * after(2)
  const hasNoNotesWithin = Math.max(...POSITIONS_WITHIN.map(after)) < NOTHING_WITHIN * after(1)
  return alternates && hasNoNotesWithin && !hasWalkingBass ? 2 * period : period
}

const naturalnessOf = (tempo: number): number =>
  Math.exp(-0.5 * (Math.log2(tempo / PREFERRED_BPM) / PREFERENCE_WIDTH) ** 2)

/**
 * Interpolates linearly between two lags, but returns at least 0.9 of either neighbour, so that a peak between frames
 * is not lost.
 */
function valueAt(autocorrelation: Float64Array, lag: number): number {
  const whole = Math.floor(lag)
  if (whole + 1 >= autocorrelation.length) return 0
  const part = lag - whole
  const here = autocorrelation[whole]! * (1 - part) + autocorrelation[whole + 1]! * part
  return Math.max(here, 0.9 * autocorrelation[whole]!, 0.9 * autocorrelation[whole + 1]!)
}
