import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { lowPass, sweptBandPass } from '../shape/filters.ts'
import { createPing, several } from '../shape/grains.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain, randomTimes } from '../shape/scatter.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** Everything muffled, a slow surge, and strings of bubbles that rise and grow higher. */
export const underwater: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const surge = wanderingCurve(samples, 0.14, seeded.fork('surge'))
  const sound = bothSides(seeded, own => {
    const deep = lowPass(lowPass(brownNoise(samples, own.fork('deep')), 140), 260)
    const throat = sweptBandPass(
      pinkNoise(samples, own.fork('throat')),
      mapCurve(surge, value => 130 + 190 * value),
      3,
    )
    return sumLayers(
      [
        applyCurve(
          deep,
          mapCurve(surge, value => 0.6 + 0.6 * value),
        ),
        1.4,
      ],
      [throat, 0.4],
    )
  })
  const make = seeded.fork('bubbles')
  const bubbles = several(24, () => {
    const hertz = make.between(180, 620)
    return createPing(hertz, hertz * make.between(1.2, 1.9), 0.11, make.between(0.02, 0.045))
  })
  for (const start of randomTimes(seconds, 0.25 + 0.4 * intensity, make)) {
    const pan = make.between(-0.7, 0.7)
    let at = start
    for (let left = 5 + make.below(14); left > 0; left--) {
      addGrain(
        sound,
        bubbles[make.below(bubbles.length)]!,
        at,
        0.16 * make.between(0.3, 1),
        pan + make.between(-0.15, 0.15),
      )
      at += make.between(0.03, 0.16)
    }
  }
  const room = addReverb(sound, { seconds: 1.8, wet: 0.25, bright: 0.05 })
  return { left: lowPass(room.left, 900), right: lowPass(room.right, 900) }
}
