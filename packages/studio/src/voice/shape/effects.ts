import type { Casting } from '../voices/casting.ts'

// Simple filters and a short echo, for voices of machines and receivers.

/** A high shelf: changes the level above the corner. In place. */
export function brighten(samples: Float32Array, decibels: number, rate: number, cornerHertz = 2_000): void {
  if (decibels === 0) return
  const gain = 10 ** (decibels / 20)
  const smoothing = 1 - Math.exp((-2 * Math.PI * cornerHertz) / rate)
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    low += smoothing * (samples[i]! - low)
    samples[i] = low + (samples[i]! - low) * gain
  }
}

export function applyEffect(samples: Float32Array, effect: Casting['effect'], rate: number): void {
  if (effect === 'robot') ring(samples, rate)
  if (effect === 'radio') receive(samples, rate)
}

/** A comb filter of 7 ms with a metallic ring, on a monotone voice. */
function ring(samples: Float32Array, rate: number): void {
  const delays = [0.0071, 0.0113].map(seconds => Math.round(rate * seconds))
  const history = Float32Array.from(samples)
  for (let i = 0; i < samples.length; i++) {
    let sum = history[i]!
    for (const delay of delays) sum += 0.55 * (history[i - delay] ?? 0)
    // Feedback through the second comb, in the array itself.
    samples[i] = 0.62 * sum + 0.3 * (samples[i - (delays[0] ?? 1)] ?? 0)
  }
}

/** Slightly warmer below 200 Hz and fuller at 3 kHz, as with a close microphone. */
function receive(samples: Float32Array, rate: number): void {
  const smoothing = 1 - Math.exp((-2 * Math.PI * 220) / rate)
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    low += smoothing * (samples[i]! - low)
    samples[i] = samples[i]! + 0.5 * low
  }
  brighten(samples, 2, rate, 3_000)
}
