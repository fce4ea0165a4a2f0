import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** An axe into wood, at a worker's pace: a knock that is hollow and short, a crack, and now and then two halves that fall. */
export const axe: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  for (let at = seeded.between(0.2, 0.6); at < seconds; at += (1.7 - 0.5 * intensity) * seeded.between(0.9, 1.15)) {
    addGrain(sound, createPing(seeded.between(210, 260), 120, 0.14, 0.03), at, 1, 0.05)
    addGrain(sound, createPing(seeded.between(520, 640), 430, 0.08, 0.015), at, 0.5, 0.05)
    addGrain(sound, createBurst(1300, 0.8, 0.05, 0.009, seeded), at, 0.8, 0.05)
    if (seeded.below(3) > 0) continue
    for (const [after, pan] of [
      [0.24, -0.3],
      [0.33, 0.3],
    ] as const)
      addGrain(sound, createPing(seeded.between(300, 420), 260, 0.09, 0.02), at + after, 0.35, pan)
  }
  return addReverb(sound, { seconds: 0.6, wet: 0.1, bright: 0.35 })
}
