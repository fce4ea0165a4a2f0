import { secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { lowPass } from '../shape/filters.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { brownNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

// The time from the start of a rocket to its burst.
const RISE_SECONDS = 0.9

/** Rockets that whistle up, burst with a thump that rolls, and rain down crackling. */
export const fireworks: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const make = seeded.fork('rockets')
  const sparks = several(24, () => createBurst(make.between(2200, 7000), 1.5, 0.015, make.between(0.001, 0.004), make))
  for (let at = make.between(-0.7, -0.4); at < seconds; at += make.between(0.7, 2.2) - 0.5 * intensity) {
    const pan = make.between(-0.8, 0.8)
    const near = make.between(0.4, 1)
    const hertz = make.between(900, 1500)
    addGrain(sound, createPing(hertz, hertz * 1.9, RISE_SECONDS, 1.2), at, 0.05 * near, pan)
    const burst = lowPass(brownNoise(secondsToSamples(1.6), make), 260)
    for (let i = 0; i < burst.length; i++) burst[i]! *= Math.min(1, i / 60) * Math.exp(-i / (0.22 * 48_000))
    addGrain(sound, burst, at + RISE_SECONDS, 1.6 * near, pan)
    addGrain(sound, createBurst(700, 0.6, 0.2, 0.03, make), at + RISE_SECONDS, 0.6 * near, pan)
    for (let left = 30; left > 0; left--)
      addGrain(
        sound,
        sparks[make.below(sparks.length)]!,
        at + RISE_SECONDS + 0.25 + 1.1 * make.next() ** 1.4,
        0.2 * near * make.next() ** 2,
        pan + make.between(-0.2, 0.2),
      )
  }
  return addReverb(sound, { seconds: 2.4, wet: 0.2, bright: 0.25 })
}
