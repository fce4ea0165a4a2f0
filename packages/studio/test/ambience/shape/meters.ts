import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

export const rms = (samples: Float32Array, from = 0, to = samples.length): number => {
  let sum = 0
  for (let i = from; i < to; i++) sum += samples[i]! ** 2
  return Math.sqrt(sum / Math.max(1, to - from))
}

/** How strong one frequency is: the correlation with it over whole samples (one bin of a Fourier sum). */
export function strengthAt(samples: Float32Array, hertz: number): number {
  let [re, im] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    const angle = (2 * Math.PI * hertz * i) / SAMPLE_RATE
    re += samples[i]! * Math.cos(angle)
    im += samples[i]! * Math.sin(angle)
  }
  return (2 * Math.hypot(re, im)) / samples.length
}

export const sine = (hertz: number, seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE),
  )

/** How often a second it crosses zero upward: the pitch of something with one. */
export function crossingsASecond(samples: Float32Array): number {
  let count = 0
  for (let i = 1; i < samples.length; i++) if (samples[i - 1]! < 0 && samples[i]! >= 0) count++
  return (count * SAMPLE_RATE) / samples.length
}
