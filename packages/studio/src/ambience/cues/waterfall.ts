import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { brownNoise, whiteNoise, pinkNoise } from '../shape/noise.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** A wall of water: deep and even. Only the spray varies. */
export const waterfall: CueMaker = ({ samples, intensity, seeded }) =>
  bothSides(seeded, own => {
    const fall = lowPass(pinkNoise(samples, own.fork('fall')), 4200)
    const thunder = lowPass(brownNoise(samples, own.fork('basin')), 160)
    const spray = highPass(whiteNoise(samples, own.fork('spray')), 4500)
    const drift = mapCurve(wanderingCurve(samples, 0.4, own.fork('drift')), value => 0.7 + 0.5 * value)
    return sumLayers([fall, 1], [thunder, 0.5 + 0.9 * intensity], [applyCurve(spray, drift), 0.05])
  })
