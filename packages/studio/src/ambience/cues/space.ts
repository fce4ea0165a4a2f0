import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { lowPass, sweptBandPass } from '../shape/filters.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addTone } from '../shape/tones.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

// Ratios to the lowest tone: fifths and octaves, slightly detuned so that they beat.
const TONES = [1, 1.004, 1.5, 1.497, 2, 2.006, 3.01] as const

/** Space is silent; this is a mood: a deep drone that beats slowly, and a shimmer far above. */
export const space: CueMaker = ({ samples, intensity, seeded }) => {
  const ground = seeded.between(43, 56)
  const sound = bothSides(seeded, own => {
    const rumble = lowPass(brownNoise(samples, own.fork('rumble')), 80)
    const veil = mapCurve(wanderingCurve(samples, 0.08, own.fork('veil')), value => 280 + 620 * value)
    const breath = applyCurve(
      sweptBandPass(pinkNoise(samples, own.fork('breath')), veil, 9),
      wanderingCurve(samples, 0.11, own.fork('come and go')),
    )
    const glint = mapCurve(wanderingCurve(samples, 0.15, own.fork('glint')), value => 2400 + 2600 * value)
    const shimmer = applyCurve(
      sweptBandPass(pinkNoise(samples, own.fork('shimmer')), glint, 14),
      wanderingCurve(samples, 0.2, own.fork('sparkle')),
    )
    return sumLayers(
      [droneOf(samples, ground, own.next()), 0.16],
      [rumble, 0.5 + 0.4 * intensity],
      [breath, 0.8],
      [shimmer, 0.15],
    )
  })
  return addReverb(sound, { seconds: 4, wet: 0.25, bright: 0.4 })
}

function droneOf(samples: number, hertz: number, turn: number): Float32Array {
  const drone = new Float32Array(samples)
  for (const [index, ratio] of TONES.entries()) addTone(drone, hertz * ratio, 1 / (1 + 0.5 * index), turn * (index + 1))
  return drone
}
