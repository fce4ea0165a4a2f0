import type { CueMaker } from '../cue-maker.ts'
import { addBump, applyCurve, curveValueAt, sampleCurve } from '../shape/curves.ts'
import { bandPass } from '../shape/filters.ts'
import { createPing } from '../shape/grains.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides } from '../shape/sides.ts'
import { secondsToSamples } from '@kinora/media/sound/sound'

/** A cup that is filled: the pitch of the bubbles rises as the air above them shrinks. */
export const pouring: CueMaker = ({ seconds, samples, seeded }) => {
  const flow = sampleCurve(samples, () => 0)
  const make = seeded.fork('cup')
  const pours: { at: number; lasts: number }[] = []
  for (let at = make.between(0.1, 0.4); at < seconds; at += make.between(5.5, 8)) {
    const lasts = make.between(3, 4.5)
    pours.push({ at, lasts })
    addBump(flow, at, 0.3, lasts, 1)
  }
  const sound = bothSides(seeded, own => applyCurve(bandPass(pinkNoise(samples, own), 1500, 0.7), flow))
  for (const { at, lasts } of pours)
    for (let bubble = at + 0.1; bubble < Math.min(seconds, at + lasts); bubble += make.between(0.012, 0.04)) {
      const full = (bubble - at) / lasts
      const hertz = (380 + 900 * full) * make.between(0.8, 1.25)
      const gain = 0.5 * make.next() ** 2 * Math.min(1, curveValueAt(flow, secondsToSamples(bubble)) + 0.2)
      addGrain(sound, createPing(hertz, hertz * 1.3, 0.05, 0.012), bubble, gain, make.between(-0.2, 0.2))
    }
  return sound
}
