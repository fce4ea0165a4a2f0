import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { CONTROL } from '../../ambience/shape/curves.ts'
import { highPass } from '../../ambience/shape/filters.ts'
import { createPing } from '../../ambience/shape/grains.ts'
import { whiteNoise } from '../../ambience/shape/noise.ts'
import { addAt } from '../../ambience/shape/scatter.ts'
import type { Happening } from '../effect-kind.ts'
import type { Blast } from '../sound-schema.ts'

/** A burst of noise that grows dull, with a pressure wave: shots, impacts, doors, explosions. */
export const blast =
  ({ seconds, decay, attack = 0.001, bright, dull, above = 0, thump, noise = 1 }: Blast): Happening =>
  seeded => {
    const burst = whiteNoise(secondsToSamples(seconds), seeded)
    let [first, second] = [0, 0]
    let part = 0
    const pitch = seeded.between(0.9, 1.1)
    for (let i = 0; i < burst.length; i++) {
      const at = i / SAMPLE_RATE
      const fall = Math.exp(-at / decay)
      if (i % CONTROL === 0) part = 1 - Math.exp((-2 * Math.PI * pitch * (dull + (bright - dull) * fall)) / SAMPLE_RATE)
      first += part * (burst[i]! - first)
      second += part * (first - second)
      const edge = Math.min(1, at / attack, (burst.length - i) / 480)
      burst[i] = second * fall * edge * noise * 2
    }
    if (above > 0) highPass(burst, above)
    if (thump) {
      const [from, to, lasts, gain] = thump
      addAt(burst, createPing(from * pitch, to * pitch, Math.min(seconds, lasts * 5), lasts), 0, gain)
    }
    return burst
  }

/** Bursts at these times, in seconds. */
export const series =
  (parts: readonly (readonly [at: number, gain: number, part: Happening])[]): Happening =>
  seeded => {
    const made = parts.map(([at, gain, part], index) => ({
      at: secondsToSamples(at * seeded.between(0.95, 1.05)),
      gain: gain * seeded.between(0.85, 1),
      grain: part(seeded.fork(`part ${index}`)),
    }))
    const sum = new Float32Array(Math.max(...made.map(({ at, grain }) => at + grain.length)))
    for (const { at, gain, grain } of made) addAt(sum, grain, at, gain)
    return sum
  }

/** Repeats a burst a number of times at equal intervals. */
export const repeated = (
  part: Happening,
  times: readonly [number, number],
  apart: number,
  uneven = 0.08,
): Happening => {
  return seeded => {
    const count = times[0] + seeded.below(times[1] - times[0] + 1)
    const starts = Array.from({ length: count }, (_, index) => index * apart * seeded.between(1 - uneven, 1 + uneven))
    return series(starts.map(at => [at, 1, part] as const))(seeded)
  }
}
