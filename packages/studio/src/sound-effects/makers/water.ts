import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { highPass, lowPass } from '../../ambience/shape/filters.ts'
import { pinkNoise, whiteNoise } from '../../ambience/shape/noise.ts'
import { addAt } from '../../ambience/shape/scatter.ts'
import type { Happening } from '../effect-kind.ts'
import type { Bubbling, Stream } from '../sound-schema.ts'
import { along } from './tones.ts'

/** A bubble that closes under water, with a rising tone. */
export function bubble(hertz: number, seconds: number, rise: number): Float32Array {
  const made = new Float32Array(secondsToSamples(seconds))
  let phase = 0
  for (let i = 0; i < made.length; i++) {
    const share = i / made.length
    phase += (hertz * (1 + rise * share * share)) / SAMPLE_RATE
    made[i] = Math.sin(2 * Math.PI * phase) * Math.exp(-4.5 * share) * Math.min(1, i / 48) * 0.6
  }
  return made
}

/** Many bubbles, and the rush of what pours: drops, splashes, gurgling. */
export const bubbling =
  ({ seconds, rate, hertz, rush, loud = [1, 1] }: Bubbling): Happening =>
  seeded => {
    const length = seconds * seeded.between(0.9, 1.1)
    const sum = new Float32Array(secondsToSamples(length + 0.08))
    for (let at = 0; at < length; at += -Math.log(1 - seeded.next()) / Math.max(0.5, along(rate, at / length)))
      addAt(sum, drawBubble(hertz, seeded), secondsToSamples(at), along(loud, at / length) * seeded.between(0.25, 1))
    if (rush) {
      const [gain, above, below] = rush
      const water = lowPass(highPass(whiteNoise(sum.length, seeded), above), below)
      for (let i = 0; i < sum.length; i++)
        sum[i]! += water[i]! * gain * along(loud, i / sum.length) * Math.min(1, (sum.length - i) / 2_400)
    }
    return sum
  }

/** The same value from the beginning to the end. */
export const stream =
  ({ rate, hertz, rush }: Stream) =>
  (samples: number, seeded: SeededRandom, intensity: number): Float32Array => {
    const sum = lowPass(highPass(pinkNoise(samples, seeded.fork('rush')), rush[1]), rush[2])
    for (let i = 0; i < samples; i++) sum[i]! *= rush[0] * 2
    const many = rate * (0.5 + intensity)
    const drops = Array.from({ length: 24 }, () => drawBubble(hertz, seeded))
    for (let at = 0; at < samples; at += Math.ceil((-Math.log(1 - seeded.next()) * SAMPLE_RATE) / many))
      addAt(sum, drops[seeded.below(drops.length)]!, at, seeded.between(0.15, 0.8))
    return sum
  }

function drawBubble([low, high]: readonly [number, number], seeded: SeededRandom): Float32Array {
  // Equally distributed over octaves.
  const hertz = low * (high / low) ** seeded.next()
  return bubble(hertz, Math.min(0.09, 24 / hertz + 0.01), seeded.between(0.1, 0.8))
}
