import { secondsToSamples } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { bandPass, lowPass } from '../shape/filters.ts'
import { createPing, several } from '../shape/grains.ts'
import { pinkNoise, whiteNoise } from '../shape/noise.ts'
import { addGrain, scatter } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

/** Arms and feet in water, stroke by stroke, and the drops that fall back. */
export const splash: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => lowPass(pinkNoise(samples, own.fork('bed')), 400))
  scaleInPlace(sound, 0.04)
  const make = seeded.fork('strokes')
  for (
    let at = make.between(0.1, 0.5), side = 1;
    at < seconds;
    at += make.between(0.7, 1.3) - 0.3 * intensity, side = -side
  ) {
    const stroke = bandPass(whiteNoise(secondsToSamples(0.55), make), make.between(700, 1300), 0.6)
    for (let i = 0; i < stroke.length; i++) stroke[i]! *= Math.min(1, i / 900) * Math.exp(-i / 6200)
    addGrain(sound, stroke, at, make.between(0.5, 0.9), 0.3 * side)
  }
  const drops = several(20, () => {
    const hertz = make.between(500, 1800)
    return createPing(hertz, hertz * make.between(1.2, 1.6), 0.05, make.between(0.006, 0.016))
  })
  scatter(sound, drops, 14, make, drop => ({ gain: 0.25 * drop.next() ** 2, pan: drop.between(-0.7, 0.7) }))
  return sound
}
