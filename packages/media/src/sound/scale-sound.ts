import type { Sound } from './sound.ts'

/** A copy with every sample multiplied by a factor. */
export const scaleSound = ({ left, right }: Sound, gain: number): Sound => ({
  left: scaled(left, gain),
  right: scaled(right, gain),
})

// A loop is twice as fast as map.
function scaled(samples: Float32Array, gain: number): Float32Array {
  const result = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) result[i] = samples[i]! * gain
  return result
}
