import { createSilence, secondsToSamples } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { addBump, applyCurve, sampleCurve } from '../shape/curves.ts'
import { bandPass } from '../shape/filters.ts'
import { whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** Strokes over something rough, there and back, at the pace of an arm: a broom, a plane, a spade, a pen. */
export const scrape: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const hertz = seeded.between(1300, 2600)
  const pace = seeded.between(0.5, 0.75) * (1.25 - 0.5 * intensity)
  for (let at = seeded.between(0.05, 0.3), stroke = 0; at < seconds; at += pace * seeded.between(0.9, 1.15), stroke++) {
    const lasts = pace * seeded.between(0.55, 0.75)
    const samples = secondsToSamples(lasts)
    const swell = sampleCurve(samples, () => 0)
    addBump(swell, 0, lasts * 0.35, lasts * 0.6, 1)
    const isBack = stroke % 2 === 1
    const noise = bandPass(whiteNoise(samples, seeded), hertz * (isBack ? 0.8 : 1) * seeded.between(0.93, 1.08), 1.1)
    addGrain(sound, applyCurve(noise, swell), at, isBack ? 0.5 : 0.8, isBack ? 0.15 : -0.15)
  }
  return addReverb(sound, { seconds: 0.4, wet: 0.1, bright: 0.5 })
}
