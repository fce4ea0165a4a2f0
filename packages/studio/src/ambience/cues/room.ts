import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addTone } from '../shape/tones.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** A quiet room: air, walls, and the hum of a distant fridge. */
export const room: CueMaker = ({ samples, intensity, seeded }) => {
  const hum = humOf(samples)
  return bothSides(seeded, own => {
    const air = lowPass(pinkNoise(samples, own.fork('air')), 900)
    const walls = lowPass(brownNoise(samples, own.fork('walls')), 120)
    return sumLayers([air, 0.25], [walls, 0.4 + 0.3 * intensity], [hum, 0.02 + 0.02 * intensity])
  })
}

/** The mains and its overtones. */
function humOf(samples: number): Float32Array {
  const hum = new Float32Array(samples)
  addTone(hum, 50, 0.5)
  addTone(hum, 100, 1)
  addTone(hum, 150, 0.25)
  addTone(hum, 200, 0.35)
  return hum
}
