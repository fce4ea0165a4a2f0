import type { CueMaker } from '../cue-maker.ts'
import { addBump, sampleCurve, applyCurve } from '../shape/curves.ts'
import { highPass } from '../shape/filters.ts'
import { createPing, several } from '../shape/grains.ts'
import { whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { scatter } from '../shape/scatter.ts'
import { addSound, bothSides } from '../shape/sides.ts'
import { crowd } from './crowd.ts'

/** A few tables that talk, cups on saucers, spoons, and a machine that steams milk now and then. */
export const cafe: CueMaker = scene => {
  const { seconds, samples, intensity, seeded } = scene
  const sound = crowd({ ...scene, intensity: 0.2 * intensity, seeded: seeded.fork('guests') })
  const make = seeded.fork('cups')
  const cups = several(14, () => {
    const hertz = make.between(2300, 5200)
    return createPing(hertz, hertz * 0.995, 0.25, make.between(0.012, 0.05))
  })
  scatter(sound, cups, 1 + 1.4 * intensity, make, cup => ({
    gain: 0.06 * cup.next() ** 1.5,
    pan: cup.between(-0.9, 0.9),
  }))
  const steam = sampleCurve(samples, () => 0)
  for (let at = make.between(0.5, 3); at < seconds; at += make.between(6, 11))
    addBump(steam, at, 0.25, make.between(1, 2), 1)
  const machine = bothSides(seeded, own => applyCurve(highPass(whiteNoise(samples, own), 3200), steam))
  return addReverb(addSound(sound, machine, 0.018), { seconds: 0.8, wet: 0.2, bright: 0.5 })
}
