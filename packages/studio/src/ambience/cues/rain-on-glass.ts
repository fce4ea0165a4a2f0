import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createBurst, several } from '../shape/grains.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { scatter } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

/** Rain from inside: the veil is dulled by the wall, and drops tick on the pane. */
export const rainOnGlass: CueMaker = ({ samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => lowPass(lowPass(pinkNoise(samples, own.fork('veil')), 700), 1400))
  scaleInPlace(sound, 0.03 + 0.05 * intensity)
  const make = seeded.fork('pane')
  const ticks = several(24, () =>
    createBurst(make.between(1400, 3200), make.between(3, 7), 0.03, make.between(0.002, 0.006), make),
  )
  scatter(sound, ticks, 18 + 50 * intensity, make, tick => ({
    gain: 0.8 * tick.next() ** 2,
    pan: tick.between(-0.7, 0.7),
  }))
  return addReverb(sound, { seconds: 0.5, wet: 0.1, bright: 0.4 })
}
