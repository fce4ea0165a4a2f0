import { createSilence, secondsToSamples } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { addTone } from '../shape/tones.ts'

/** Blows on iron, at a worker's pace: each rings on, none quite like the one before. */
export const hammer: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const anvil = seeded.between(850, 1150)
  for (let at = seeded.between(0.1, 0.5); at < seconds; at += (1.05 - 0.35 * intensity) * seeded.between(0.93, 1.1)) {
    const blow = new Float32Array(secondsToSamples(0.6))
    for (const [ratio, gain, lasts] of [
      [1, 1, 0.35],
      [2.72, 0.7, 0.22],
      [5.15, 0.4, 0.12],
    ] as const)
      addTone(blow, anvil * ratio * seeded.between(0.995, 1.005), gain * seeded.between(0.7, 1), 0, lasts)
    for (let i = 0; i < 1200; i++) blow[blow.length - 1 - i]! *= i / 1200
    addGrain(sound, blow, at, 0.18, 0.1)
    addGrain(sound, createBurst(1800, 0.7, 0.04, 0.006, seeded), at, 0.7, 0.1)
  }
  return addReverb(sound, { seconds: 0.9, wet: 0.16, bright: 0.5 })
}
