import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** A clock on the wall: a tick and a tock, half a second each, to the millisecond. */
export const clock: CueMaker = ({ seconds, seeded }) => {
  const sound = createSilence(seconds)
  const pan = seeded.between(-0.4, 0.4)
  const [tick, tock] = [createBurst(3100, 4, 0.03, 0.003, seeded), createBurst(2300, 4, 0.03, 0.004, seeded)]
  for (let at = seeded.between(0, 0.5), beat = 0; at < seconds; at += 0.5, beat++)
    addGrain(sound, beat % 2 ? tock : tick, at, 0.8, pan)
  return addReverb(sound, { seconds: 0.4, wet: 0.12, bright: 0.5 })
}
