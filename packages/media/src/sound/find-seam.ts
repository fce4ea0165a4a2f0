import { secondsToSamples, type Sound } from './sound.ts'

type Seam = {
  /** The sample from which the end resembles the beginning. */
  at: number
  /** The correlation over the cross-fade: 0 for unrelated, 1 for equal sounds. */
  likeness: number
}

// Searched at a sixteenth of the rate first (3 kHz has rhythm and pitch), then refined at the full rate.
const COARSE = 16
// About a bar of quick music.
const SEARCH_SECONDS = 1.5

/** Finds the loop point: near the end, the position whose cross-fade most resembles the beginning. */
export function findSeam({ left, right }: Sound, crossing: number): Seam {
  const mono = left.slice()
  for (let i = 0; i < mono.length; i++) mono[i]! += right[i]!
  const last = mono.length - crossing
  const first = Math.max(crossing, last - Math.min(secondsToSamples(SEARCH_SECONDS), mono.length >> 2))
  const rough = coarseOf(mono)
  const short = Math.floor(crossing / COARSE)
  const middle = bestOf(rough, Math.floor(first / COARSE), rough.length - short, short).at * COARSE
  return bestOf(mono, Math.max(first, middle - COARSE), Math.min(last, middle + COARSE), crossing)
}

/** The mean of every sixteen samples, which prevents aliasing. */
function coarseOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / COARSE) }, (_, i) => {
    let sum = 0
    for (let j = 0; j < COARSE; j++) sum += samples[i * COARSE + j]!
    return sum / COARSE
  })
}

/** Of equal positions the latest, which keeps most of the music. */
function bestOf(samples: Float32Array, from: number, to: number, length: number): Seam {
  let best: Seam = { at: to, likeness: 0 }
  const powers = powersUpTo(samples)
  const powerFrom = (at: number): number => powers[at + length]! - powers[at]!
  for (let at = to; at >= from; at--) {
    const power = powerFrom(0) * powerFrom(at)
    const likeness = power > 0 ? productAt(samples, at, length) / Math.sqrt(power) : 0
    if (likeness > best.likeness + 1e-6) best = { at, likeness }
  }
  return best
}

/** The sum of the squares before each sample. */
function powersUpTo(samples: Float32Array): Float64Array {
  const sums = new Float64Array(samples.length + 1)
  for (let i = 0; i < samples.length; i++) sums[i + 1] = sums[i]! + samples[i]! * samples[i]!
  return sums
}

function productAt(samples: Float32Array, at: number, length: number): number {
  let product = 0
  for (let i = 0; i < length; i++) product += samples[i]! * samples[at + i]!
  return product
}
