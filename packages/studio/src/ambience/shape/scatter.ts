import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, type Sound, secondsToSamples } from '@kinora/media/sound/sound'

/** Adds a short sound at a time, from -1 (left) to 1 (right). The far channel is softer and up to 0.6 ms later. */
export function addGrain(into: Sound, grain: Float32Array, atSeconds: number, gain: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const lag = Math.round(Math.abs(pan) * 0.0006 * SAMPLE_RATE)
  const at = secondsToSamples(atSeconds)
  addAt(into.left, grain, at + (pan > 0 ? lag : 0), gain * Math.cos(angle))
  addAt(into.right, grain, at + (pan < 0 ? lag : 0), gain * Math.sin(angle))
}

export function addAt(into: Float32Array, grain: Float32Array, at: number, gain: number): void {
  const from = Math.max(0, -at)
  const to = Math.min(grain.length, into.length - at)
  for (let i = from; i < to; i++) into[at + i]! += grain[i]! * gain
}

/** Independent random times at an average number per second. */
export function randomTimes(seconds: number, aSecond: number, seeded: SeededRandom): number[] {
  const times: number[] = []
  for (let at = waitOf(aSecond, seeded); at < seconds; at += waitOf(aSecond, seeded)) times.push(at)
  return times
}

const waitOf = (aSecond: number, seeded: SeededRandom): number => -Math.log(1 - seeded.next()) / aSecond

/** Many small sounds from a few that are made once: the listener hears the crowd, not the single sound. */
export function scatter(
  into: Sound,
  grains: readonly Float32Array[],
  aSecond: number,
  seeded: SeededRandom,
  look: (seeded: SeededRandom) => { gain: number; pan: number },
): void {
  const seconds = into.left.length / SAMPLE_RATE
  for (const at of randomTimes(seconds, aSecond, seeded)) {
    const { gain, pan } = look(seeded)
    addGrain(into, grains[seeded.below(grains.length)]!, at, gain, pan)
  }
}
