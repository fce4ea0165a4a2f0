import type { Sound } from './sound.ts'

/** The search for peaks advances by this many samples, two thirds of a millisecond. */
export const PEAK_STEP = 32

// Between two samples, three points are interpolated (four times oversampling) from six samples on either side.
const REACH = 6
const windowed = (distance: number): number =>
  ((Math.sin(Math.PI * distance) / (Math.PI * distance)) * (1 + Math.cos((Math.PI * distance) / REACH))) / 2

const weightsAt = (place: number): { before: number[]; after: number[] } => {
  const before = Array.from({ length: REACH }, (_, i) => windowed(place + i))
  const after = Array.from({ length: REACH }, (_, i) => windowed(1 - place + i))
  const sum = [...before, ...after].reduce((total, weight) => total + weight)
  return { before: before.map(weight => weight / sum), after: after.map(weight => weight / sum) }
}

// The filters for one quarter and three quarters are mirrored: sums and differences of symmetric samples give both with
// the same products.
const quarter = weightsAt(0.25)
const [e0, e1, e2, e3, e4, e5] = quarter.before.map((weight, i) => (weight + quarter.after[i]!) / 2) as Six
const [d0, d1, d2, d3, d4, d5] = quarter.before.map((weight, i) => (weight - quarter.after[i]!) / 2) as Six
const [h0, h1, h2, h3, h4, h5] = weightsAt(0.5).before as Six
type Six = [number, number, number, number, number, number]

/** No interpolated point can exceed the nearby samples by more than this factor. */
const OVERSHOOT = 2 * weightsAt(0.5).before.reduce((total, weight) => total + Math.abs(weight), 0)

/** The true peak of a signal; 1 is full scale. */
export const measureTruePeak = ({ left, right }: Sound): number => {
  const highest = (peaks: Float32Array): number => peaks.reduce((high, peak) => Math.max(high, peak), 0)
  const [maxLeft, maxRight] = [stepMaximaOf(left), stepMaximaOf(right)]
  const floor = Math.max(highest(maxLeft), highest(maxRight))
  return Math.max(floor, highest(raisedOf(left, maxLeft, floor)), highest(raisedOf(right, maxRight, floor)))
}

/** The true peak of every step; if it is certainly at or below `floor`, the highest sample is used. */
export const measureStepPeaks = (samples: Float32Array, floor: number): Float32Array =>
  raisedOf(samples, stepMaximaOf(samples), floor)

function stepMaximaOf(samples: Float32Array): Float32Array {
  const maxima = new Float32Array(Math.ceil(samples.length / PEAK_STEP))
  for (let step = 0, i = 0; step < maxima.length; step++) {
    const end = Math.min(i + PEAK_STEP, samples.length)
    let high = 0
    for (; i < end; i++) {
      const size = Math.abs(samples[i]!)
      if (size > high) high = size
    }
    maxima[step] = high
  }
  return maxima
}

/** Raises the maxima of the steps to the true peaks, wherever they could exceed the floor. */
function raisedOf(samples: Float32Array, maxima: Float32Array, floor: number): Float32Array {
  const peaks = maxima.slice()
  for (let step = 0; step < peaks.length; step++) {
    const around = Math.max(maxima[step - 1] ?? 0, maxima[step]!, maxima[step + 1] ?? 0)
    if (around * OVERSHOOT <= floor) continue
    const from = step * PEAK_STEP
    const between =
      from >= REACH && from + PEAK_STEP + REACH <= samples.length
        ? peakBetween(samples, from, from + PEAK_STEP)
        : peakAtEnd(samples, from)
    if (between > peaks[step]!) peaks[step] = between
  }
  return peaks
}

/** Beyond the ends is silence. */
function peakAtEnd(samples: Float32Array, from: number): number {
  const padded = new Float32Array(PEAK_STEP + 2 * REACH)
  for (let i = 0; i < padded.length; i++) padded[i] = samples[from - REACH + i] ?? 0
  return peakBetween(padded, REACH, REACH + PEAK_STEP)
}

/**
 * The highest point between each of these samples and the next. Twelve samples are kept in variables, because reading
 * them again takes longer than the arithmetic.
 */
function peakBetween(samples: Float32Array, from: number, to: number): number {
  let b5 = samples[from - 5]!
  let b4 = samples[from - 4]!
  let b3 = samples[from - 3]!
  let b2 = samples[from - 2]!
  let b1 = samples[from - 1]!
  let b0 = samples[from]!
  let a0 = samples[from + 1]!
  let a1 = samples[from + 2]!
  let a2 = samples[from + 3]!
  let a3 = samples[from + 4]!
  let a4 = samples[from + 5]!
  let peak = 0
  for (let next = from + REACH; next < to + REACH; next++) {
    const a5 = samples[next]!
    const s0 = b0 + a0
    const s1 = b1 + a1
    const s2 = b2 + a2
    const s3 = b3 + a3
    const s4 = b4 + a4
    const s5 = b5 + a5
    const even = e0 * s0 + e1 * s1 + e2 * s2 + e3 * s3 + e4 * s4 + e5 * s5
    const half = h0 * s0 + h1 * s1 + h2 * s2 + h3 * s3 + h4 * s4 + h5 * s5
    const odd = d0 * (b0 - a0) + d1 * (b1 - a1) + d2 * (b2 - a2) + d3 * (b3 - a3) + d4 * (b4 - a4) + d5 * (b5 - a5)
    // The quarter is even + odd, the three quarters even - odd: the larger is the sum of their magnitudes.
    const quarters = Math.abs(even) + Math.abs(odd)
    const middle = Math.abs(half)
    if (quarters > peak) peak = quarters
    if (middle > peak) peak = middle
    b5 = b4
    b4 = b3
    b3 = b2
    b2 = b1
    b1 = b0
    b0 = a0
    a0 = a1
    a1 = a2
    a2 = a3
    a3 = a4
    a4 = a5
  }
  return peak
}
