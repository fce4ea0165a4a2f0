import type { SeededRandom } from '@kinora/media/core/seeded-random'

/**
 * White noise between -1 and 1, from its own shift register: the general generator would cost more than the filters.
 */
export function whiteNoise(samples: number, seeded: SeededRandom): Float32Array {
  const noise = new Float32Array(samples)
  let state = (1 + seeded.below(0xfffffffe)) | 0
  for (let i = 0; i < samples; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    noise[i] = state / 2_147_483_648
  }
  return noise
}

/** Pink noise, -3 dB per octave: three leaky sums at different speeds (after Kellet). */
export function pinkNoise(samples: number, seeded: SeededRandom): Float32Array {
  const noise = whiteNoise(samples, seeded)
  let [slow, middle, quick] = [0, 0, 0]
  for (let i = 0; i < samples; i++) {
    const white = noise[i]!
    slow = 0.99765 * slow + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    quick = 0.57 * quick + white * 1.0526913
    noise[i] = (slow + middle + quick + white * 0.1848) * 0.25
  }
  return noise
}

/** Brown noise, -6 dB per octave down to 40 Hz: loudspeakers cannot reproduce lower frequencies. */
export function brownNoise(samples: number, seeded: SeededRandom): Float32Array {
  const noise = whiteNoise(samples, seeded)
  let sum = 0
  for (let i = 0; i < samples; i++) {
    sum = 0.9945 * sum + noise[i]! * 0.1
    noise[i] = sum
  }
  return noise
}
