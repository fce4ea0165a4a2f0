import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** Words on a keyboard: a click down and a softer one up for each key, a deeper one for the bar between words. */
export const typing: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const keys = several(16, () =>
    createBurst(seeded.between(2100, 4200), 1.6, 0.025, seeded.between(0.002, 0.005), seeded),
  )
  const bars = several(4, () => createPing(seeded.between(240, 330), 180, 0.06, 0.012))
  for (let at = seeded.between(0.1, 0.4); at < seconds; at += seeded.between(0.25, 1.1)) {
    for (let word = 1 + seeded.below(4); word > 0 && at < seconds; word--) {
      for (let letter = 2 + seeded.below(7); letter > 0 && at < seconds; letter--) {
        const pan = seeded.between(-0.35, 0.35)
        addGrain(sound, keys[seeded.below(keys.length)]!, at, seeded.between(0.5, 0.9), pan)
        addGrain(sound, keys[seeded.below(keys.length)]!, at + seeded.between(0.05, 0.08), 0.2, pan)
        at += seeded.between(0.09, 0.19) * (1.2 - 0.4 * intensity)
      }
      addGrain(sound, bars[seeded.below(bars.length)]!, at, 0.5, 0)
      at += seeded.between(0.1, 0.25)
    }
  }
  return addReverb(sound, { seconds: 0.35, wet: 0.1, bright: 0.6 })
}
