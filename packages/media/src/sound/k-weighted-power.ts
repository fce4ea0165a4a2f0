import { SAMPLE_RATE, type Sound } from './sound.ts'

/** 100 ms: four of these are a block of 400 ms with an overlap of three quarters. */
export const STEP = SAMPLE_RATE / 10

// The two filters of ITU-R BS.1770-4 at 48 kHz: a high shelf that models the head, then a high-pass.
const SHELF = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const PASS = { a1: -1.99004745483398, a2: 0.99007225036621 }

/** The K-weighted power of a sound, both channels summed, for every step and the rest at the end. */
export function kWeightedPower({ left, right }: Sound): Float64Array {
  const powers = weightedPowerOf(left)
  // Equal channels are common (a centred voice), and are measured once.
  const other = isSame(left, right) ? powers : weightedPowerOf(right)
  return powers.map((power, step) => power + other[step]!)
}

function weightedPowerOf(samples: Float32Array): Float64Array {
  const { b0, b1, b2, a1, a2 } = SHELF
  const powers = new Float64Array(Math.ceil(samples.length / STEP))
  let [shelf1, shelf2, pass1, pass2] = [0, 0, 0, 0]
  for (let step = 0, i = 0; step < powers.length; step++) {
    const end = Math.min(i + STEP, samples.length)
    const count = end - i
    let sum = 0
    for (; i < end; i++) {
      const input = samples[i]!
      const lifted = b0 * input + shelf1
      shelf1 = b1 * input - a1 * lifted + shelf2
      shelf2 = b2 * input - a2 * lifted
      const passed = lifted + pass1
      pass1 = -2 * lifted - PASS.a1 * passed + pass2
      pass2 = lifted - PASS.a2 * passed
      sum += passed * passed
    }
    powers[step] = sum / count
    // Avoids denormal numbers in silence, which are many times slower.
    if (Math.abs(pass1) + Math.abs(shelf1) < 1e-20) [shelf1, shelf2, pass1, pass2] = [0, 0, 0, 0]
  }
  return powers
}

function isSame(left: Float32Array, right: Float32Array): boolean {
  if (left === right) return true
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false
  return true
}
