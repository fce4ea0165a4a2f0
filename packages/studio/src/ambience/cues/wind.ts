import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { lowPass, sweptBandPass } from '../shape/filters.ts'
import { pinkNoise } from '../shape/noise.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** Gusts: the harder it blows, the louder and the higher; a thin whistle on top of the strongest. */
export const wind: CueMaker = ({ samples, intensity, seeded }) => {
  const [slow, quick] = [
    wanderingCurve(samples, 0.16, seeded.fork('gusts')),
    wanderingCurve(samples, 0.7, seeded.fork('flaws')),
  ]
  const gust = slow.map((value, step) => (0.15 + 0.85 * value ** 1.5) * (0.7 + 0.3 * quick[step]!))
  return bothSides(seeded, own => {
    const drift = wanderingCurve(samples, 0.3, own.fork('drift'))
    const strength = gust.map((value, step) => value * (0.75 + 0.5 * drift[step]!))
    const low = mapCurve(strength, value => 160 + 420 * value * (0.6 + 0.6 * intensity))
    const high = mapCurve(strength, value => 520 + 1100 * value * (0.6 + 0.6 * intensity))
    const body = applyCurve(sweptBandPass(pinkNoise(samples, own.fork('body')), low, 1.1), strength)
    const whistle = applyCurve(
      sweptBandPass(pinkNoise(samples, own.fork('whistle')), high, 7),
      mapCurve(strength, value => value ** 2),
    )
    const floor = lowPass(pinkNoise(samples, own.fork('floor')), 240)
    return sumLayers([body, 1], [whistle, 0.5 + 0.5 * intensity], [floor, 0.06])
  })
}
