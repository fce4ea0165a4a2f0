import { ONSETS_A_SECOND, type Onsets } from './find-onsets.ts'

type TempoGuess = {
  /** Between two beats, in frames of the onsets; 0 when there is no rhythm. */
  period: number
  /** How much the onsets repeat at it, 0 to 1. */
  strength: number
}

const SLOWEST = 54
const FASTEST = 210
// The numbers below were found by search over 98 pieces of all genres and moods, and metronomes straight and swung.
// Where people tap when a rhythm allows several tempi, and how readily they go away from it, in octaves.
const PREFERRED = 98
const READINESS = 1.13
// Weights of the four frequency ranges, low to high. The outer two weigh less: bass often skips beats, and cymbals often play between them.
const RANGE_WEIGHTS = [0.75, 1, 1, 0.86]

// A fourth or a sixth is seen by its double.
const PARTS = [2, 3, 5]

/** The beat whose repetition is strongest over one, two, three and four periods, weighed by how natural it is to tap. */
export function estimateTempo({ ranges, all }: Onsets): TempoGuess {
  const longest = Math.min(all.length - 1, Math.ceil((4 * 60 * ONSETS_A_SECOND) / SLOWEST) + 2)
  const shortest = (60 * ONSETS_A_SECOND) / FASTEST
  if (longest < 2 * shortest) return { period: 0, strength: 0 }
  const likeness = repetitionOf(ranges, longest)
  let best = { period: 0, score: 0 }
  for (let period = shortest; period <= Math.min(longest, (60 * ONSETS_A_SECOND) / SLOWEST); period += 0.25) {
    const score = saliencyOf(likeness, period) * naturalnessOf((60 * ONSETS_A_SECOND) / period)
    if (score > best.score) best = { period, score }
  }
  const period = slowerIfHalves(likeness, repetitionOf(ranges.slice(0, 1), longest), best.period)
  return { period, strength: period === 0 ? 0 : Math.max(0, Math.min(1, at(likeness, period))) }
}

/** The normalised autocorrelation of every range, averaged by how much happens in it. */
function repetitionOf(ranges: readonly Float32Array[], longest: number): Float64Array {
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
 * A beat repeats after one period and after several. If it repeats as well after a part of one, then that part is the
 * beat, or there are even notes between the beats: what is strong there takes away from the slower reading.
 */
function saliencyOf(likeness: Float64Array, period: number): number {
  const own = at(likeness, period)
  // Cap later repetitions at twice the period's own value. Otherwise a period that does not itself repeat could win because whole bars do.
  const after = (periods: number): number => Math.min(2 * own, at(likeness, periods * period))
  const repeats = own + 0.7 * after(2) + 0.17 * after(3) + 0.67 * after(4)
  const within = Math.max(...PARTS.map(part => at(likeness, period / part)), 0)
  return repeats / 2.54 - 0.57 * within
}

// Above this tempo (BPM), check for half tempo: a hi-hat playing eighth notes is as regular as a beat.
const DOUBTED_TEMPO = 115
const ALTERNATES = 0.995
const THREES = 1.15
// A bass that goes along with every beat, as fast as one can.
const WALKS = 0.5
const FASTEST_WALK = 170
// Positions within a beat where notes are looked for (halves, triplets and swung eighths), and the limit, relative to the beat, below which there are none.
const NOTHING_WITHIN = 0.23
const PLACES_WITHIN = [0.33, 0.5, 0.58, 0.61, 0.64, 0.67, 0.7]
// Repetition above this value means programmed drums, which can be this fast, so the tempo is kept.
const MECHANICAL = 0.8

/**
 * A quick beat of which every second one is another, and within which nothing moves, is the half of a slower one, unless
 * a bass walks along with it or bars have three of it. Above FASTEST_WALK the tempo is always halved, unless the repetition is mechanical.
 */
function slowerIfHalves(likeness: Float64Array, low: Float64Array, period: number): number {
  const tempo = (60 * ONSETS_A_SECOND) / period
  const after = (periods: number): number => at(likeness, periods * period)
  if (period === 0 || tempo < DOUBTED_TEMPO || after(2) >= MECHANICAL) return period
  if (tempo > FASTEST_WALK) return 2 * period
  const walks = at(low, period) > Math.max(WALKS, 0.85 * at(low, 2 * period))
  const alternates = after(1) < ALTERNATES * after(2) && after(3) < THREES * after(2)
  const isStill = Math.max(...PLACES_WITHIN.map(after)) < NOTHING_WITHIN * after(1)
  return alternates && isStill && !walks ? 2 * period : period
}

const naturalnessOf = (tempo: number): number => Math.exp(-0.5 * (Math.log2(tempo / PREFERRED) / READINESS) ** 2)

/** Between two lags on a straight line, with the neighbours: a peak that falls between frames is not lost. */
function at(likeness: Float64Array, lag: number): number {
  const whole = Math.floor(lag)
  if (whole + 1 >= likeness.length) return 0
  const part = lag - whole
  const here = likeness[whole]! * (1 - part) + likeness[whole + 1]! * part
  return Math.max(here, 0.9 * likeness[whole]!, 0.9 * likeness[whole + 1]!)
}
