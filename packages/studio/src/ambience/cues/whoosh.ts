import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { secondsToSamples, createSilence, type Sound } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { sampleCurve, applyCurve } from '../shape/curves.ts'
import { lowPass, sweptBandPass } from '../shape/filters.ts'
import { brownNoise, whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addAt } from '../shape/scatter.ts'

/** Something rushes past, once near the beginning and then every few seconds. */
export const whoosh: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const length = Math.min(1.1 - 0.4 * intensity, seconds)
  let index = 0
  for (
    let at = Math.min(0.4, Math.max(0, (seconds - length) / 2));
    at < seconds - length * 0.5;
    at += seeded.between(3, 5.5)
  )
    rush(sound, at, length * seeded.between(0.85, 1.15), seeded.fork(`rush ${index++}`))
  return addReverb(sound, { seconds: 1.1, wet: 0.16, bright: 0.5 })
}

/** Pitch and loudness rise to the moment it is nearest, and fall faster. */
function rush(into: Sound, at: number, length: number, seeded: SeededRandom): void {
  const samples = secondsToSamples(length)
  const nearest = seeded.between(0.5, 0.65)
  const top = seeded.between(1800, 3400)
  const nearAt = (seconds: number): number => {
    const place = Math.min(1, seconds / length)
    return place < nearest ? (place / nearest) ** 2 : Math.max(0, 1 - (place - nearest) / (1 - nearest)) ** 1.6
  }
  const air = sweptBandPass(
    whiteNoise(samples, seeded.fork('air')),
    sampleCurve(samples, seconds => 260 + (top - 260) * nearAt(seconds)),
    1.6,
  )
  const push = lowPass(brownNoise(samples, seeded.fork('push')), 200)
  for (let i = 0; i < samples; i++) air[i] = air[i]! + 0.5 * push[i]!
  applyCurve(air, sampleCurve(samples, nearAt))
  const goesRight = seeded.next() < 0.5 ? 1 : -1
  for (const [side, sign] of [
    [into.left, -1],
    [into.right, 1],
  ] as const) {
    const panned = sampleCurve(samples, seconds =>
      Math.sqrt((1 + sign * goesRight * 0.9 * (2 * Math.min(1, seconds / length) - 1)) / 2),
    )
    addAt(side, applyCurve(air.slice(), panned), secondsToSamples(at), 1)
  }
}
