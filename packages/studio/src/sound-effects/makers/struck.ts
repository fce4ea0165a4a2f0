import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { secondsToSamples } from '@kinora/media/sound/sound'
import { createBurst } from '../../ambience/shape/grains.ts'
import { addAt } from '../../ambience/shape/scatter.ts'
import { addTone } from '../../ambience/shape/tones.ts'
import type { Happening } from '../effect-kind.ts'
import type { Body, Rattling, RING_NAMES } from '../sound-schema.ts'

/** The tones of a body, as ratios to its lowest one. */
export const RINGS: Record<(typeof RING_NAMES)[number], readonly number[]> = {
  bar: [1, 2.76, 5.4, 8.93, 13.3],
  plate: [1, 1.52, 2.11, 2.83, 3.41, 4.26, 5.2, 6.35, 7.7],
  skin: [1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.5],
  glass: [1, 2.32, 4.25, 6.63, 9.38],
  bell: [0.5, 1, 1.19, 1.5, 2, 2.51, 2.66, 3.01, 4.17, 5.43],
  box: [1, 1.34, 1.78, 2.2, 2.9, 3.7],
  tube: [1, 2, 3, 4, 5, 6],
}

/** One blow on a body, each time at a slightly different point. */
export function strike(body: Body, seeded: SeededRandom): Float32Array {
  const { hertz, ring, lasts, dull = 0.8, click = 0.4, clickHertz = 3_000, soft = 0.7 } = body
  const struck = new Float32Array(secondsToSamples(Math.min(6, 0.05 + lasts * 4)))
  const high = seeded.between(0.97, 1.03)
  for (const [index, ratio] of RINGS[ring].entries()) {
    const tone = hertz * high * ratio * seeded.between(0.995, 1.005)
    if (tone > 18_000) continue
    addTone(struck, tone, soft ** index * seeded.between(0.6, 1) * 0.4, 0, lasts / ratio ** dull)
  }
  if (click > 0) addAt(struck, createBurst(clickHertz, 0.8, 0.05, 0.006, seeded), 0, click)
  const end = Math.min(struck.length, secondsToSamples(0.02))
  for (let i = 0; i < end; i++) struck[struck.length - 1 - i]! *= i / end
  return struck
}

/** Blows at these times, with a loudness for each. */
export const strikes =
  (body: Body, blows: readonly (readonly [at: number, gain: number])[] = [[0, 1]]): Happening =>
  seeded => {
    const grains = blows.map(([at, gain]) => ({
      at: at * seeded.between(0.93, 1.07),
      gain,
      grain: strike(body, seeded),
    }))
    const length = Math.max(...grains.map(({ at, grain }) => secondsToSamples(at) + grain.length))
    const sum = new Float32Array(length)
    for (const { at, gain, grain } of grains) addAt(sum, grain, secondsToSamples(at), gain * seeded.between(0.85, 1))
    return sum
  }

/** Many blows on small bodies: keys, coins, dice, a ratchet. */
export const rattle =
  (blow: Body | Happening, { seconds, rate, uneven = 0.6, swell = 'even', vary = 0.15 }: Rattling): Happening =>
  seeded => {
    const length = seconds * seeded.between(0.9, 1.1)
    const kept = Array.from({ length: 8 }, () => {
      if (typeof blow === 'function') return blow(seeded)
      return strike({ ...blow, hertz: blow.hertz * seeded.between(1 - vary, 1 + vary) }, seeded)
    })
    const tail = Math.max(...kept.map(one => one.length))
    const sum = new Float32Array(secondsToSamples(length) + tail)
    for (let at = 0; at < length; ) {
      const share = at / length
      const loud =
        swell === 'falls'
          ? (1 - share) ** 1.5
          : swell === 'rises'
            ? 0.2 + 0.8 * share
            : swell === 'both'
              ? Math.sin(Math.PI * share)
              : 1
      addAt(sum, kept[seeded.below(kept.length)]!, secondsToSamples(at), loud * seeded.between(0.5, 1))
      const pace = 1 / (rate[0] + (rate[1] - rate[0]) * share)
      at += pace * (1 - uneven + uneven * -Math.log(1 - seeded.next() * 0.98))
    }
    return sum
  }
