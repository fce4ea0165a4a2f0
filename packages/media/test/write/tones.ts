import { SAMPLE_RATE, type Sound } from '../../src/sound/sound.ts'

export const toneOf = (samples: number, hertz: number, level = 0.5): Float32Array =>
  Float32Array.from({ length: samples }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE))

/** A tone on the left, another on the right. */
export const tonesOf = (samples: number, left = 1_000, right = 500): Sound => ({
  left: toneOf(samples, left),
  right: toneOf(samples, right, 0.25),
})

/** By counting how often the wave rises through zero, a twentieth of a second away from both ends. */
export function hertzOf(side: Float32Array): number {
  const edge = SAMPLE_RATE / 20
  let first = 0
  let last = 0
  let rises = -1
  for (let i = edge; i < side.length - edge; i++) {
    const [before = 0, now = 0] = [side[i - 1], side[i]]
    if (before >= 0 || now < 0) continue
    // Where between the two samples it was zero.
    last = i - now / (now - before)
    if (rises < 0) first = last
    rises += 1
  }
  return (rises * SAMPLE_RATE) / (last - first)
}

export function peakOf(side: Float32Array, from = 0, to = side.length): number {
  let peak = 0
  for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(side[i] ?? 0))
  return peak
}
