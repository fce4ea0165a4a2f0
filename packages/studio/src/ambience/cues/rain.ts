import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { bandPass, highPass, lowPass } from '../shape/filters.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { whiteNoise, pinkNoise } from '../shape/noise.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'
import { scatter } from '../shape/scatter.ts'

/** A veil of hiss from far drops, near ones that tick on leaves and stone, and some that fall into a puddle. */
export const rain: CueMaker = ({ samples, intensity, seeded }) => {
  const density = wanderingCurve(samples, 0.12, seeded.fork('density'))
  const sound = bothSides(seeded, own => {
    const veil = highPass(lowPass(whiteNoise(samples, own.fork('veil')), 9000), 1800)
    const body = bandPass(pinkNoise(samples, own.fork('body')), 900, 0.5)
    return applyCurve(
      sumLayers([veil, 0.16], [body, 0.12 + 0.25 * intensity]),
      mapCurve(density, value => 0.75 + 0.4 * value),
    )
  })
  const make = seeded.fork('drops')
  const ticks = several(40, () =>
    createBurst(make.between(1800, 7500), make.between(1, 3), 0.02, make.between(0.0008, 0.003), make),
  )
  const plops = several(16, () => {
    const hertz = make.between(450, 1300)
    return createPing(hertz, hertz * make.between(1.1, 1.5), 0.07, make.between(0.008, 0.02))
  })
  scatter(sound, ticks, 60 + 190 * intensity, make, drop => ({
    gain: 0.5 * drop.next() ** 3,
    pan: drop.between(-1, 1),
  }))
  scatter(sound, plops, 3 + 7 * intensity, make, drop => ({
    gain: 0.12 * drop.next() ** 2,
    pan: drop.between(-0.9, 0.9),
  }))
  return sound
}
