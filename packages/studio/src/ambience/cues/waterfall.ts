import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, shapeBy, wanderOf } from '../shape/curves.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { brownOf, noiseOf, pinkOf } from '../shape/noise.ts'
import { bothSides, summed } from '../shape/sides.ts'

/** A wall of water: everything at once, deep and even; only the spray comes and goes. */
export const waterfall: CueMaker = ({ samples, intensity, seeded }) =>
  bothSides(seeded, own => {
    const fall = lowPass(pinkOf(samples, own.fork('fall')), 4200)
    const thunder = lowPass(brownOf(samples, own.fork('basin')), 160)
    const spray = highPass(noiseOf(samples, own.fork('spray')), 4500)
    const drift = mapCurve(wanderOf(samples, 0.4, own.fork('drift')), value => 0.7 + 0.5 * value)
    return summed([fall, 1], [thunder, 0.5 + 0.9 * intensity], [shapeBy(spray, drift), 0.05])
  })
