import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createBurst, several } from '../shape/grains.ts'
import { brownNoise } from '../shape/noise.ts'
import { addAt, addGrain } from '../shape/scatter.ts'

/** Steps in snow: no heel, but a crunch of countless grains that press together, give way, and press again. */
export const snowSteps: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const make = seeded.fork('snow')
  const grains = several(32, () =>
    createBurst(make.between(700, 3800), make.between(1, 3.5), 0.014, make.between(0.001, 0.004), make),
  )
  const crunches = several(12, () => crunchOf(grains, make))
  const pace = 0.74 - 0.14 * intensity
  let foot = 1
  for (let at = make.between(0.05, 0.3); at < seconds; at += pace * make.between(0.94, 1.06)) {
    addGrain(sound, crunches[make.below(crunches.length)]!, at, make.between(0.7, 1), 0.2 * foot)
    foot = -foot
  }
  return sound
}

function crunchOf(grains: readonly Float32Array[], seeded: SeededRandom): Float32Array {
  const crunch = lowPass(brownNoise(secondsToSamples(0.36), seeded), 200)
  for (let i = 0; i < crunch.length; i++) crunch[i]! *= 0.5 * Math.sin((Math.PI * i) / crunch.length) ** 2
  for (let left = 130; left > 0; left--) {
    // Two thirds while the foot comes down, a third while it rolls off.
    const at = left > 45 ? seeded.next() ** 0.8 * 0.17 : 0.2 + seeded.next() * 0.12
    addAt(crunch, grains[seeded.below(grains.length)]!, secondsToSamples(at), 0.35 * seeded.next() ** 1.5)
  }
  return crunch
}
