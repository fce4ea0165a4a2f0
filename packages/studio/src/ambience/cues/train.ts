import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { brownNoise } from '../shape/noise.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

// The joints of the rail as fractions of a carriage: two axles per bogie, two bogies per carriage.
const JOINTS = [0, 0.14, 0.5, 0.64]

/** Wheels over the joints of a track, two and two, and the weight that rolls between them. */
export const train: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => lowPass(brownNoise(samples, own.fork('roll')), 240))
  scaleInPlace(sound, 0.5)
  const make = seeded.fork('joints')
  const clacks = several(8, () => createBurst(make.between(500, 900), 1.1, 0.09, make.between(0.012, 0.02), make))
  const thuds = several(4, () => createPing(make.between(80, 110), 55, 0.12, 0.03))
  const carriage = 1.5 - 0.5 * intensity
  for (let from = make.between(-0.5, 0); from < seconds; from += carriage)
    for (const joint of JOINTS) {
      const at = from + carriage * joint
      addGrain(sound, clacks[make.below(clacks.length)]!, at, make.between(0.4, 0.6), 0.15)
      addGrain(sound, thuds[make.below(thuds.length)]!, at, 0.5, -0.1)
    }
  return sound
}
