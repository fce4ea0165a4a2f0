import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** A ball that is struck and bounces, each time lower and sooner, until it is struck again. */
export const ball: CueMaker = ({ seconds, seeded }) => {
  const sound = createSilence(seconds)
  for (let at = seeded.between(0.1, 0.5); at < seconds; at += seeded.between(0.4, 1.4)) {
    let [wait, gain] = [seeded.between(0.5, 0.7), 1]
    for (let bounce = 3 + seeded.below(3); bounce > 0 && at < seconds; bounce--) {
      addGrain(sound, createPing(seeded.between(150, 200), 85, 0.12, 0.025), at, gain, seeded.between(-0.3, 0.3))
      addGrain(sound, createBurst(900, 1, 0.03, 0.005, seeded), at, 0.4 * gain, 0)
      at += wait
      ;[wait, gain] = [wait * 0.78, gain * 0.75]
    }
  }
  return addReverb(sound, { seconds: 0.7, wet: 0.12, bright: 0.4 })
}
