import type { CueMaker } from '../cue-maker.ts'
import { applyCurve, mapCurve, wanderingCurve } from '../shape/curves.ts'
import { highPass } from '../shape/filters.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain, scatter } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

/** Fat that sizzles, a knife on a board in runs, and pots that are put down. */
export const kitchen: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const heat = mapCurve(wanderingCurve(samples, 0.4, seeded.fork('heat')), value => 0.4 + 0.6 * value)
  const sound = bothSides(seeded, own => applyCurve(highPass(whiteNoise(samples, own.fork('sizzle')), 4200), heat))
  scaleInPlace(sound, 0.03 + 0.04 * intensity)
  const make = seeded.fork('board')
  const spits = several(20, () => createBurst(make.between(3500, 8000), 2, 0.012, make.between(0.001, 0.003), make))
  scatter(sound, spits, 25 + 40 * intensity, make, spit => ({
    gain: 0.1 * spit.next() ** 2,
    pan: spit.between(-0.4, 0.4),
  }))
  const cuts = several(8, () => createBurst(make.between(500, 900), 1.4, 0.06, make.between(0.008, 0.014), make))
  for (let at = make.between(0.2, 0.8); at < seconds; at += make.between(0.9, 2.2))
    for (let left = 4 + make.below(6); left > 0 && at < seconds; left--, at += make.between(0.15, 0.2))
      addGrain(sound, cuts[make.below(cuts.length)]!, at, make.between(0.3, 0.5), -0.25)
  const pots = several(5, () =>
    createPing(make.between(700, 1700), make.between(690, 1650), 0.5, make.between(0.05, 0.12)),
  )
  scatter(sound, pots, 0.3, make, pot => ({ gain: 0.1 * pot.next(), pan: pot.between(-0.8, 0.8) }))
  return addReverb(sound, { seconds: 0.5, wet: 0.14, bright: 0.6 })
}
