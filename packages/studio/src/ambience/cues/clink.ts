import { createSilence, secondsToSamples } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { addTone } from '../shape/tones.ts'

/** Glasses and spoons that touch: two or three at a time, then a pause. */
export const clink: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  for (let at = seeded.between(0.1, 0.6); at < seconds; at += (2.2 - 1.2 * intensity) * seeded.between(0.6, 1.4)) {
    for (let glass = 1 + seeded.below(3), later = 0; glass > 0; glass--, later += seeded.between(0.05, 0.16)) {
      const hertz = seeded.between(2300, 3900)
      const ring = new Float32Array(secondsToSamples(0.5))
      for (const [ratio, gain, lasts] of [
        [1, 1, 0.22],
        [2.32, 0.5, 0.12],
        [4.25, 0.25, 0.05],
      ] as const)
        addTone(ring, hertz * ratio, gain * seeded.between(0.7, 1), 0, lasts)
      for (let i = 0; i < 960; i++) ring[ring.length - 1 - i]! *= i / 960
      const pan = seeded.between(-0.5, 0.5)
      addGrain(sound, ring, at + later, seeded.between(0.12, 0.25), pan)
      addGrain(sound, createBurst(5200, 1, 0.015, 0.003, seeded), at + later, 0.3, pan)
    }
  }
  return addReverb(sound, { seconds: 0.6, wet: 0.14, bright: 0.7 })
}
