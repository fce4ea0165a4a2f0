import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createBurst, several } from '../shape/grains.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'
import { addTone } from '../shape/tones.ts'

/** A hall of machines: motors that hum, presses that stamp in time, air that is let off. */
export const machines: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const hertz = seeded.between(92, 108)
  const sound = bothSides(seeded, own => {
    const motors = new Float32Array(samples)
    for (const [index, ratio] of [1, 2, 3.01, 4.98].entries())
      addTone(motors, hertz * ratio, 0.5 / (1 + index), own.next())
    return sumLayers(
      [lowPass(brownNoise(samples, own.fork('floor')), 200), 0.5],
      [motors, 0.12],
      [lowPass(pinkNoise(samples, own.fork('air')), 2500), 0.12],
    )
  })
  const make = seeded.fork('presses')
  const stamps = several(4, () => createBurst(make.between(300, 600), 1, 0.16, make.between(0.03, 0.05), make))
  const hisses = several(3, () => createBurst(make.between(4000, 6500), 0.7, 0.3, 0.09, make))
  const pace = 0.95 - 0.3 * intensity
  for (let at = make.between(0, 0.4), beat = 0; at < seconds; at += pace, beat++) {
    addGrain(sound, stamps[make.below(stamps.length)]!, at, 0.7, -0.3)
    if (beat % 3 === 1) addGrain(sound, hisses[make.below(hisses.length)]!, at + 0.3, 0.12, 0.5)
  }
  return addReverb(sound, { seconds: 1.4, wet: 0.18, bright: 0.35 })
}
