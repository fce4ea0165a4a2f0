import type { CueMaker } from '../cue-maker.ts'
import { addBump, sampleCurve, applyCurve } from '../shape/curves.ts'
import { bandPass, highPass, lowPass } from '../shape/filters.ts'
import { brownNoise, whiteNoise, pinkNoise } from '../shape/noise.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** Waves roll in, break and run out: a rumble that grows, a burst, a hiss that draws back over the sand. */
export const waves: CueMaker = ({ seconds, samples, intensity, seeded }) =>
  bothSides(seeded, (own, side) => {
    // Both sides see the same waves, each at its own moment, as they reach the beach aslant.
    const swell = seeded.fork('swell')
    const base = 0.08 + 0.06 * intensity
    const roll = sampleCurve(samples, () => base)
    const crash = sampleCurve(samples, () => base * 0.5)
    const hiss = sampleCurve(samples, () => base * 0.4)
    for (let at = -swell.between(0, 4); at < seconds; at += swell.between(5.5, 10) - 2 * intensity) {
      const height = swell.between(0.45, 1) * (0.6 + 0.6 * intensity)
      const slant = swell.between(-0.5, 0.5)
      const breaks = at + 2.4 + (side === 'left' ? slant : -slant)
      addBump(roll, breaks - 2.4, 2.6, 2.2, height)
      addBump(crash, breaks - 0.5, 0.7, 2.4, height)
      addBump(hiss, breaks, 1.1, 4.2, height * 0.8)
    }
    const deep = applyCurve(lowPass(brownNoise(samples, own.fork('roll')), 320), roll)
    const body = applyCurve(bandPass(pinkNoise(samples, own.fork('crash')), 750, 0.6), crash)
    const foam = applyCurve(lowPass(highPass(whiteNoise(samples, own.fork('hiss')), 2200), 7500), hiss)
    return sumLayers([deep, 1], [body, 1.3], [foam, 0.28])
  })
