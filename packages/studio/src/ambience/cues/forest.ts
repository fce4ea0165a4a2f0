import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { bandPass, highPass, lowPass } from '../shape/filters.ts'
import { createBurst, several } from '../shape/grains.ts'
import { whiteNoise, pinkNoise } from '../shape/noise.ts'
import { scatter } from '../shape/scatter.ts'
import { bothSides, addSound, sumLayers } from '../shape/sides.ts'
import { mixBirdSongs } from './birds.ts'

/** Wind in the crowns, leaves that rustle near by, a twig, and birds here and there. */
export const forest: CueMaker = ({ seconds, samples, intensity, seeded, time }) => {
  const breeze = wanderingCurve(samples, 0.2, seeded.fork('breeze'))
  const sound = bothSides(seeded, own => {
    const stir = wanderingCurve(samples, 2.5, own.fork('stir'))
    const leaves = breeze.map((value, step) => (0.15 + value ** 2) * (0.5 + 0.7 * stir[step]!))
    const rustle = applyCurve(lowPass(highPass(whiteNoise(samples, own.fork('leaves')), 2200), 6500), leaves)
    const crowns = applyCurve(
      bandPass(pinkNoise(samples, own.fork('crowns')), 420, 0.7),
      mapCurve(breeze, value => 0.3 + 0.7 * value),
    )
    return sumLayers([rustle, 0.1 + 0.2 * intensity], [crowns, 0.3])
  })
  const make = seeded.fork('twigs')
  const twigs = several(12, () => createBurst(make.between(900, 2600), 3, 0.03, make.between(0.002, 0.006), make))
  scatter(sound, twigs, 0.4 + 0.5 * intensity, make, twig => ({
    gain: 0.3 * twig.next() ** 2,
    pan: twig.between(-0.9, 0.9),
  }))
  return addSound(
    sound,
    mixBirdSongs(seconds, time === 'night' ? 0.12 : 0.3, time === 'night', seeded.fork('songs')),
    0.5,
  )
}
