import { SAMPLE_RATE, type Sound } from '../../src/sound/sound.ts'

const LONGEST = 2 ** 16

/** The strongest tone of the middle of a sound, in hertz, to a fraction of a hertz; 0 for silence. */
export function findFrequency({ left, right }: Sound): number {
  const size = 2 ** Math.min(Math.log2(LONGEST), Math.floor(Math.log2(left.length)))
  if (!(size >= 8)) return 0
  const from = (left.length - size) >> 1
  const real = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    // A Gaussian's spectrum is a parabola in decibels, so that the peak between two bins is found exactly.
    const place = (i - size / 2) / (size / 2)
    real[i] = (left[from + i]! + right[from + i]!) * Math.exp(-8 * place * place)
  }
  const imaginary = new Float64Array(size)
  transform(real, imaginary)
  const powerAt = (bin: number): number => real[bin]! ** 2 + imaginary[bin]! ** 2
  let best = 1
  for (let bin = 2; bin < size / 2 - 1; bin++) if (powerAt(bin) > powerAt(best)) best = bin
  if (powerAt(best) === 0) return 0
  const [before, at, after] = [best - 1, best, best + 1].map(bin => Math.log(powerAt(bin) + Number.MIN_VALUE))
  const shift = (before! - after!) / (2 * (before! - 2 * at! + after!))
  return ((best + shift) * SAMPLE_RATE) / size
}

/** The amplitude of one tone within a sound, as its sine has it: a sine of 0.5 gives 0.5. */
export function amplitudeAt(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    // Hann, so that other tones do not leak into this one.
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / samples.length)
    const phase = (2 * Math.PI * hertz * i) / SAMPLE_RATE
    real += weight * samples[i]! * Math.cos(phase)
    imaginary += weight * samples[i]! * Math.sin(phase)
  }
  return samples.length === 0 ? 0 : (4 * Math.hypot(real, imaginary)) / samples.length
}

/** Fourier transform in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[real[i], real[j]] = [real[j]!, real[i]!]
      ;[imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!]
    }
  }
  for (let half = 1; half < size; half *= 2)
    for (let k = 0; k < half; k++) {
      const cos = Math.cos((-Math.PI * k) / half)
      const sin = Math.sin((-Math.PI * k) / half)
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half
        const re = real[b]! * cos - imaginary[b]! * sin
        const im = real[b]! * sin + imaginary[b]! * cos
        real[b] = real[a]! - re
        imaginary[b] = imaginary[a]! - im
        real[a]! += re
        imaginary[a]! += im
      }
    }
}
