import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** Something that falls and breaks: the blow, and pieces that skip away ever more seldom. */
export const breaking: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const pieces = several(10, () => {
    const hertz = seeded.between(1900, 6200)
    return createPing(hertz, hertz * 0.98, 0.12, seeded.between(0.012, 0.04))
  })
  for (let at = seeded.between(0.25, 0.7); at < seconds; at += seeded.between(6, 10)) {
    addGrain(sound, createPing(140, 55, 0.3, 0.06), at, 0.9, 0)
    addGrain(sound, createBurst(2400, 0.5, 0.3, 0.06, seeded), at, 1, 0)
    for (let later = 0.02, wait = 0.012; later < 1.4; later += wait * seeded.between(0.6, 1.4), wait *= 1.09)
      addGrain(
        sound,
        pieces[seeded.below(pieces.length)]!,
        at + later,
        (0.3 + 0.3 * intensity) * Math.exp(-1.8 * later) * seeded.between(0.4, 1),
        seeded.between(-0.7, 0.7),
      )
  }
  return addReverb(sound, { seconds: 0.8, wet: 0.16, bright: 0.6 })
}
