import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

// The times of the hoofbeats within one stride of a gallop, as fractions of it.
const STRIDE = [0, 0.2, 0.38, 0.55]

/** A gallop: four beats and a rest, heavy on earth. */
export const hooves: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const thuds = several(8, () => createPing(seeded.between(95, 150), 55, 0.12, seeded.between(0.02, 0.035)))
  const earth = several(10, () =>
    createBurst(seeded.between(350, 1100), 0.9, 0.08, seeded.between(0.01, 0.022), seeded),
  )
  const stride = 0.62 - 0.14 * intensity
  for (let from = seeded.between(0.05, 0.3); from < seconds; from += stride * seeded.between(0.97, 1.03))
    for (const [foot, share] of STRIDE.entries()) {
      const at = from + stride * share * seeded.between(0.97, 1.03)
      const pan = foot % 2 ? 0.2 : -0.2
      addGrain(sound, thuds[seeded.below(thuds.length)]!, at, seeded.between(0.6, 0.9), pan)
      addGrain(sound, earth[seeded.below(earth.length)]!, at, seeded.between(0.3, 0.55), pan)
    }
  return addReverb(sound, { seconds: 0.6, wet: 0.1, bright: 0.3 })
}
