import { openFourier } from '../../src/hearing/fourier.ts'
import { SAMPLE_RATE, type Sound } from '../../../media/src/sound/sound.ts'

const WINDOW = 2_048
const HOP = 1_024
// Thirds of octaves from 40 Hz on.
const BANDS = 27
const SLICES = 8
const BAND_BY_BIN = Array.from({ length: WINDOW / 2 + 1 }, (_, bin) => {
  const hertz = (bin * SAMPLE_RATE) / WINDOW
  return Math.min(BANDS - 1, Math.max(0, Math.floor(3 * Math.log2(hertz / 40))))
})

/** How a sound is spread over pitch, and how its loudness goes in time: decibels below its loudest, all in one list. */
export function fingerprint({ left, right }: Sound): number[] {
  const mono = new Float32Array(left.length)
  for (let at = 0; at < mono.length; at++) mono[at] = (left[at]! + right[at]!) / 2
  const fourier = openFourier(WINDOW)
  const powers = new Float32Array(fourier.bins)
  const bands = new Float64Array(BANDS)
  const steps: number[] = []
  for (let at = 0; at + WINDOW <= mono.length; at += HOP) {
    fourier.powersOf(mono, at, powers)
    let whole = 0
    for (let bin = 1; bin < powers.length; bin++) {
      bands[BAND_BY_BIN[bin]!]! += powers[bin]!
      whole += powers[bin]!
    }
    steps.push(whole)
  }
  const decibels = (values: readonly number[]): number[] => {
    const most = Math.max(...values, 1e-20)
    return values.map(value => Math.max(-50, 10 * Math.log10(value / most + 1e-12)))
  }
  const sliced = Array.from({ length: SLICES }, (_, slice) => {
    const part = steps.slice(
      Math.floor((slice * steps.length) / SLICES),
      Math.floor(((slice + 1) * steps.length) / SLICES),
    )
    return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length)
  })
  // How much it jumps from moment to moment: a rattle is no hum.
  const loud = decibels(steps)
  const jumps = loud.slice(1).map((value, at) => Math.abs(value - loud[at]!))
  const jump = jumps.reduce((sum, value) => sum + value, 0) / Math.max(1, jumps.length)
  return [...decibels([...bands]), ...decibels(sliced), 4 * jump, 3 * crest(mono)]
}

function power(samples: Float32Array): number {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += samples[at]! ** 2
  return sum / Math.max(1, samples.length)
}

/** How far its highest samples stand out of its loudest tenth of a second: cracks are no hiss. */
function crest(mono: Float32Array): number {
  let most = 0
  for (let from = 0; from + 4_800 <= mono.length; from += 4_800) {
    const part = mono.subarray(from, from + 4_800)
    let peak = 0
    for (let at = 0; at < part.length; at++) peak = Math.max(peak, Math.abs(part[at]!))
    const own = power(part)
    most = Math.max(most, own > 1e-9 ? 20 * Math.log10(peak / Math.sqrt(own)) : 0)
  }
  return most
}

/** Root of the mean square, in decibels. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.length)
