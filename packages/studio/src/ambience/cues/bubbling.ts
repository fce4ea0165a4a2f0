import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createPing, several } from '../shape/grains.ts'
import { pinkNoise } from '../shape/noise.ts'
import { scatter } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

/** A boiling pot: bubbles that rise and burst over a soft rumble, more of them with more heat. */
export const bubbling: CueMaker = ({ samples, intensity, seeded }) => {
  const sound = scaleInPlace(
    bothSides(seeded, own => lowPass(pinkNoise(samples, own), 500)),
    0.25,
  )
  const make = seeded.fork('bubbles')
  const bubbles = several(14, () => {
    const hertz = make.between(260, 720)
    return createPing(hertz, hertz * make.between(1.3, 1.9), 0.09, make.between(0.015, 0.035))
  })
  scatter(sound, bubbles, 14 + 26 * intensity, make, own => ({
    gain: 0.1 + 0.5 * own.next() ** 2,
    pan: own.between(-0.3, 0.3),
  }))
  return sound
}
