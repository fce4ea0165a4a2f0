import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, shapeBy, wanderOf } from '../shape/curves.ts'
import { lowPass, sweptBand } from '../shape/filters.ts'
import { pingOf, several } from '../shape/grains.ts'
import { brownOf, pinkOf } from '../shape/noise.ts'
import { inRoom } from '../shape/room.ts'
import { addGrain, timesOf } from '../shape/scatter.ts'
import { bothSides, summed } from '../shape/sides.ts'

/** Everything muffled, a slow surge, and strings of bubbles that rise and grow higher. */
export const underwater: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const surge = wanderOf(samples, 0.14, seeded.fork('surge'))
  const sound = bothSides(seeded, own => {
    const deep = lowPass(lowPass(brownOf(samples, own.fork('deep')), 140), 260)
    const throat = sweptBand(
      pinkOf(samples, own.fork('throat')),
      mapCurve(surge, value => 130 + 190 * value),
      3,
    )
    return summed(
      [
        shapeBy(
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
    return pingOf(hertz, hertz * make.between(1.2, 1.9), 0.11, make.between(0.02, 0.045))
  })
  for (const start of timesOf(seconds, 0.25 + 0.4 * intensity, make)) {
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
  const room = inRoom(sound, { seconds: 1.8, wet: 0.25, bright: 0.05 })
  return { left: lowPass(room.left, 900), right: lowPass(room.right, 900) }
}
