import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import { CONTROL, type Curve } from './curves.ts'

/** These filters change the samples in place and return them, so that they can be chained without copies. */
export function lowPass(samples: Float32Array, hertz: number): Float32Array {
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE)
  let level = 0
  for (let i = 0; i < samples.length; i++) {
    level += part * (samples[i]! - level)
    samples[i] = level
  }
  return samples
}

export function highPass(samples: Float32Array, hertz: number): Float32Array {
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE)
  let level = 0
  for (let i = 0; i < samples.length; i++) {
    level += part * (samples[i]! - level)
    samples[i]! -= level
  }
  return samples
}

/** A band-pass with unit gain at the frequency; `sharpness` is the Q. */
export const bandPass = (samples: Float32Array, hertz: number, sharpness: number): Float32Array =>
  sweptBandPass(samples, Float32Array.of(hertz, hertz), sharpness)

/**
 * The same along a curve of frequencies. A state-variable filter, which stays stable while its frequency changes. Its
 * coefficient follows the curve in steps, which are inaudible at a thousand steps a second.
 */
export function sweptBandPass(samples: Float32Array, hertz: Curve, sharpness: number): Float32Array {
  const damping = 1 / sharpness
  let [first, second] = [0, 0]
  for (let from = 0, step = 0; from < samples.length; from += CONTROL, step++) {
    const bend = Math.tan((Math.PI * Math.min(20_000, hertz[Math.min(step, hertz.length - 1)]!)) / SAMPLE_RATE)
    const a1 = 1 / (1 + bend * (bend + damping))
    const a2 = bend * a1
    const a3 = bend * a2
    const end = Math.min(samples.length, from + CONTROL)
    for (let i = from; i < end; i++) {
      const high = samples[i]! - second
      const band = a1 * first + a2 * high
      const low = second + a2 * first + a3 * high
      first = 2 * band - first
      second = 2 * low - second
      samples[i] = band * damping
    }
  }
  return samples
}
