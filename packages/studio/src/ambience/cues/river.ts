import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { bandPass, lowPass } from '../shape/filters.ts'
import { createPing, several } from '../shape/grains.ts'
import { whiteNoise, pinkNoise } from '../shape/noise.ts'
import { scatter } from '../shape/scatter.ts'
import { bothSides, type Layer, sumLayers } from '../shape/sides.ts'

// The bands of water over stones, in hertz.
const BANDS = [420, 700, 1150, 1900, 3100]

/** A brook: each band flickers independently, ten times a second, and bubbles rise through it. */
export const river: CueMaker = ({ samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => {
    const layers = BANDS.map((hertz, index): Layer => {
      const band = own.fork(`band ${index}`)
      const flicker = mapCurve(wanderingCurve(samples, 9 + 3 * index, band.fork('flicker')), value => 0.25 + value ** 2)
      return [applyCurve(bandPass(whiteNoise(samples, band), hertz, 1.6), flicker), 0.5 / (1 + 0.35 * index)]
    })
    const bed = lowPass(pinkNoise(samples, own.fork('bed')), 350)
    return sumLayers([bed, 0.15 + 0.35 * intensity], ...layers)
  })
  const make = seeded.fork('bubbles')
  const bubbles = several(30, () => {
    const hertz = make.between(350, 1500)
    return createPing(hertz, hertz * make.between(1.15, 1.7), 0.06, make.between(0.008, 0.022))
  })
  scatter(sound, bubbles, 18 + 25 * intensity, make, bubble => ({
    gain: 0.22 * bubble.next() ** 2,
    pan: bubble.between(-0.8, 0.8),
  }))
  return sound
}
