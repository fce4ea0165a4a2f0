import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { bandPass } from './filters.ts'
import { whiteNoise } from './noise.ts'

/** A tone that glides from one pitch to another and decays; `decay` is the time to a third, in seconds. */
export function createPing(fromHertz: number, toHertz: number, seconds: number, decay: number): Float32Array {
  const ping = new Float32Array(secondsToSamples(seconds))
  let phase = 0
  for (let i = 0; i < ping.length; i++) {
    const place = i / ping.length
    phase += (2 * Math.PI * (fromHertz + (toHertz - fromHertz) * place)) / SAMPLE_RATE
    // Fades of a millisecond avoid clicks.
    const edge = Math.min(1, i / CLICK_FREE, (ping.length - i) / CLICK_FREE)
    ping[i] = Math.sin(phase) * Math.exp(-i / (decay * SAMPLE_RATE)) * edge
  }
  return ping
}

/** Decaying noise around a pitch. */
export function createBurst(
  hertz: number,
  sharpness: number,
  seconds: number,
  decay: number,
  seeded: SeededRandom,
): Float32Array {
  const burst = bandPass(whiteNoise(secondsToSamples(seconds), seeded), hertz, sharpness)
  const loud = Math.sqrt(sharpness)
  for (let i = 0; i < burst.length; i++) {
    const edge = Math.min(1, i / 12, (burst.length - i) / CLICK_FREE)
    burst[i]! *= loud * Math.exp(-i / (decay * SAMPLE_RATE)) * edge
  }
  return burst
}

const CLICK_FREE = SAMPLE_RATE / 1000

/** A number of grains, each with its own random values. */
export const several = (count: number, make: (index: number) => Float32Array): Float32Array[] =>
  Array.from({ length: count }, (_, index) => make(index))
