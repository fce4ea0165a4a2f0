import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import { CONTROL, type Curve } from './curves.ts'

/** All of these change the samples in place and return them, so that they read as a chain without copies. */
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

/** A resonance: what lies around the frequency stays, at its own strength; `sharpness` is the Q. */
export const bandPass = (samples: Float32Array, hertz: number, sharpness: number): Float32Array =>
  sweptBandPass(samples, Float32Array.of(hertz, hertz), sharpness)

/**
 * The same along a curve of frequencies. A state-variable filter in the form that stays stable while it moves; its
 * coefficient follows the curve step by step, which at a thousand steps a second is not heard.
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
