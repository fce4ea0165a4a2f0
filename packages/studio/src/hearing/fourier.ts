/** The power spectrum of a real signal, by a transform of fixed size with precomputed tables. */
type Fourier = {
  /** Half the size plus one: from 0 up to half the sample rate. */
  bins: number
  /**
   * Applies a Hann window to `size` samples from `at` on (silence beyond the ends) and writes the power of each bin.
   */
  powersOf(samples: Float32Array, at: number, powers: Float32Array): void
}

/** The size is a power of two. */
export function openFourier(size: number): Fourier {
  const half = size / 2
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size))
  const [cosines, sines] = circleOf(size)
  const order = reversedBitsOf(half)
  const [real, imaginary] = [new Float64Array(half), new Float64Array(half)]
  return {
    bins: half + 1,
    powersOf(samples, at, powers) {
      // Even samples are the real and odd ones the imaginary parts, so that a transform of half the size is enough.
      for (let i = 0; i < half; i++) {
        const place = order[i]!
        const from = at + 2 * i
        real[place] = from >= 0 && from < samples.length ? samples[from]! * window[2 * i]! : 0
        imaginary[place] = from + 1 >= 0 && from + 1 < samples.length ? samples[from + 1]! * window[2 * i + 1]! : 0
      }
      butterflies(real, imaginary, cosines, sines)
      unpack(real, imaginary, cosines, sines, powers)
    },
  }
}

/** Cosines and negated sines of a full circle in `size` steps. */
function circleOf(size: number): [Float64Array, Float64Array] {
  const angle = (i: number): number => (-2 * Math.PI * i) / size
  return [
    Float64Array.from({ length: size / 2 + 1 }, (_, i) => Math.cos(angle(i))),
    Float64Array.from({ length: size / 2 + 1 }, (_, i) => Math.sin(angle(i))),
  ]
}

function reversedBitsOf(size: number): Uint32Array {
  const order = new Uint32Array(size)
  for (let i = 0; i < size; i++) order[i] = (order[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0)
  return order
}

/** In place; the input is in bit-reversed order. */
function butterflies(real: Float64Array, imaginary: Float64Array, cosines: Float64Array, sines: Float64Array): void {
  const size = real.length
  for (let span = 1; span < size; span *= 2) {
    const stride = size / span
    for (let start = 0; start < size; start += 2 * span)
      for (let k = 0, turn = 0; k < span; k++, turn += stride) {
        const [a, b] = [start + k, start + k + span]
        const re = real[b]! * cosines[turn]! - imaginary[b]! * sines[turn]!
        const im = real[b]! * sines[turn]! + imaginary[b]! * cosines[turn]!
        real[b] = real[a]! - re
        imaginary[b] = imaginary[a]! - im
        real[a]! += re
        imaginary[a]! += im
      }
  }
}

/** Separates the two interleaved transforms and combines them. */
function unpack(
  real: Float64Array,
  imaginary: Float64Array,
  cosines: Float64Array,
  sines: Float64Array,
  powers: Float32Array,
): void {
  const half = real.length
  for (let k = 0; k <= half; k++) {
    const [i, j] = [k % half, (half - k) % half]
    const evenRe = (real[i]! + real[j]!) / 2
    const evenIm = (imaginary[i]! - imaginary[j]!) / 2
    const oddRe = (imaginary[i]! + imaginary[j]!) / 2
    const oddIm = (real[j]! - real[i]!) / 2
    const re = evenRe + oddRe * cosines[k]! - oddIm * sines[k]!
    const im = evenIm + oddRe * sines[k]! + oddIm * cosines[k]!
    powers[k] = re * re + im * im
  }
}
