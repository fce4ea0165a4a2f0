import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { openFourier } from './fourier.ts'

/** The strength of onsets, 100 times a second, in several frequency ranges. */
export type Onsets = {
  /** One curve for each range, from low to high, relative to the mean of half a second and never below 0. */
  ranges: Float32Array[]
  /** All ranges together. */
  all: Float32Array
}

export const ONSETS_A_SECOND = 100

// Half of the rate is enough for rhythm.
const RATE = SAMPLE_RATE / 2
const HOP = RATE / ONSETS_A_SECOND
// 43 ms: short enough to separate quick notes, long enough to separate the bass from hum.
const WINDOW = 1024
// Borders of the ranges in hertz: drums and basses, chords and melodies, cymbals and consonants.
const RANGE_BORDERS = [30, 150, 800, 3000, 11_000]
const BANDS_A_RANGE = 4
// The least power, as a share of the loudest band of the whole sound; below it is noise.
const FLOOR = 1e-3

/** Rises of log power from frame to frame in each band. */
export function findOnsets({ left, right }: Sound): Onsets {
  const mono = halvedOf(left, right)
  const frames = Math.max(0, Math.floor(mono.length / HOP))
  const bands = bandsOf()
  const levels = levelsOf(mono, frames, bands)
  const ranges = RANGE_BORDERS.slice(1).map((_, range) => {
    const flux = new Float32Array(frames)
    for (let band = range * BANDS_A_RANGE; band < (range + 1) * BANDS_A_RANGE; band++) {
      const level = levels[band]!
      // Two frames back: a window that only touches the onset would otherwise halve the step.
      for (let at = 0; at < frames; at++) flux[at]! += Math.max(0, level[at]! - (level[at - 2] ?? level[0]!))
    }
    return aboveAverage(flux)
  })
  const all = new Float32Array(frames)
  for (const range of ranges) for (let at = 0; at < frames; at++) all[at]! += range[at]!
  return { ranges, all }
}

function halvedOf(left: Float32Array, right: Float32Array): Float32Array {
  const mono = new Float32Array(left.length >> 1)
  for (let i = 0; i < mono.length; i++) {
    const at = 2 * i
    mono[i] = (left[at]! + left[at + 1]! + right[at]! + right[at + 1]!) / 4
  }
  return mono
}

type Band = { from: number; to: number }

/** Logarithmically spaced within each range. */
function bandsOf(): Band[] {
  const binOf = (hertz: number): number => Math.round((hertz * WINDOW) / RATE)
  return RANGE_BORDERS.slice(1).flatMap((high, range) => {
    const low = RANGE_BORDERS[range]!
    return Array.from({ length: BANDS_A_RANGE }, (_, band) => {
      const from = binOf(low * (high / low) ** (band / BANDS_A_RANGE))
      return { from, to: Math.max(from + 1, binOf(low * (high / low) ** ((band + 1) / BANDS_A_RANGE))) }
    })
  })
}

/** The logarithm of each band's power in each frame, from the floor up. */
function levelsOf(mono: Float32Array, frames: number, bands: readonly Band[]): Float32Array[] {
  const fourier = openFourier(WINDOW)
  const powers = new Float32Array(fourier.bins)
  const levels = bands.map(() => new Float32Array(frames))
  let highest = 0
  for (let at = 0; at < frames; at++) {
    // The time of a frame is its centre.
    fourier.powersOf(mono, at * HOP - WINDOW / 2, powers)
    for (const [band, { from, to }] of bands.entries()) {
      let sum = 0
      for (let bin = from; bin < to; bin++) sum += powers[bin]!
      levels[band]![at] = sum
      if (sum > highest) highest = sum
    }
  }
  const floor = Math.max(highest * FLOOR, Number.MIN_VALUE)
  for (const level of levels) for (let at = 0; at < frames; at++) level[at] = Math.log1p(level[at]! / floor)
  return levels
}

/** The part above the mean of the surrounding half second. */
function aboveAverage(curve: Float32Array): Float32Array {
  const reach = ONSETS_A_SECOND / 4
  const sums = new Float64Array(curve.length + 1)
  for (let i = 0; i < curve.length; i++) sums[i + 1] = sums[i]! + curve[i]!
  return curve.map((value, at) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(curve.length, at + reach + 1)]
    return Math.max(0, value - (sums[to]! - sums[from]!) / (to - from))
  })
}
