import { type Sound, secondsToSamples } from './sound.ts'

type Fades = { inSeconds?: number; outSeconds?: number }

/** Fades a sound in and out, in place: a copy of a long sound costs more than its fades. */
export function fadeInPlace({ left, right }: Sound, { inSeconds = 0, outSeconds = 0 }: Fades): void {
  const rise = createFadeCurve(Math.min(secondsToSamples(inSeconds), left.length))
  const fall = createFadeCurve(Math.min(secondsToSamples(outSeconds), left.length))
  for (const side of [left, right]) {
    const last = side.length - 1
    for (let i = 0; i < rise.length; i++) side[i]! *= rise[i]!
    for (let i = 0; i < fall.length; i++) side[last - i]! *= fall[i]!
  }
}

/**
 * Gains from 0 to almost 1: a quarter of a sine, which keeps the power of a cross-fade and has no corner at the loud
 * end.
 */
export function createFadeCurve(samples: number): Float32Array {
  const rise = new Float32Array(samples)
  for (let i = 0; i < samples; i++) rise[i] = Math.sin((Math.PI / 2) * (i / samples))
  return rise
}
