import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { createSilence, secondsToSamples } from '@kinora/media/sound/sound'
import { createBurst, createPing } from '../../ambience/shape/grains.ts'
import { addReverb } from '../../ambience/shape/reverb.ts'
import { addAt, addGrain } from '../../ambience/shape/scatter.ts'
import type { EffectKind } from '../effect-kind.ts'
import type { Steps } from '../sound-schema.ts'
import { type Hearing, roomOf } from './place.ts'
import { bubble } from './water.ts'
import { strike } from './struck.ts'

/** Walking or running on a kind of ground, at a number of steps per second. */
export const walks = (
  { steps, ...foot }: Steps,
  { lufs, room = 'near' }: Hearing,
): Pick<EffectKind, 'make' | 'lufs'> => ({
  lufs,
  make({ seconds, intensity, seeded }) {
    const sound = createSilence(seconds)
    const pace = 1 / (steps * (0.8 + 0.35 * intensity))
    let side = 1
    for (let at = 0.03; at < seconds - 0.05; at += pace * seeded.between(0.95, 1.05)) {
      addGrain(sound, step(foot, seeded), at, seeded.between(0.75, 1), 0.18 * side)
      side = -side
    }
    return addReverb(sound, roomOf(room))
  },
})

function step(
  { heel, burst = [0, 0, 0], weight = 0.5, crunch, wet = 0 }: Omit<Steps, 'steps'>,
  seeded: SeededRandom,
): Float32Array {
  const sum = new Float32Array(secondsToSamples(0.42))
  const blow = heel
    ? strike(heel, seeded)
    : createBurst(burst[0] * seeded.between(0.85, 1.15), burst[1], 0.2, burst[2], seeded)
  addAt(sum, blow, 0, 0.8)
  addAt(sum, createPing(seeded.between(95, 120), 60, 0.12, 0.03), 0, weight)
  if (crunch) {
    const [count, hertz, decay] = crunch
    for (let piece = 0; piece < count; piece++) {
      const at = 0.22 * seeded.next() ** 1.3
      const grain = createBurst(hertz * seeded.between(0.6, 1.6), 1.6, 0.05, decay * seeded.between(0.5, 1.5), seeded)
      addAt(sum, grain, secondsToSamples(at), seeded.between(0.1, 0.5) * (1 - 2 * Math.abs(at - 0.1)))
    }
  }
  for (let drop = 0; drop < wet; drop++)
    addAt(
      sum,
      bubble(seeded.between(500, 2_600), 0.04, 0.5),
      secondsToSamples(0.25 * seeded.next()),
      seeded.between(0.1, 0.6),
    )
  return sum
}
