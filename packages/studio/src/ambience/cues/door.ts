import { secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { bandPass } from '../shape/filters.ts'
import { createBurst, createPing } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addAt, addGrain } from '../shape/scatter.ts'

/** A latch, hinges that creak as the door turns, and the frame as it shuts. */
export const door: CueMaker = ({ seconds, seeded }) => {
  const sound = createSilence(seconds)
  for (let at = seeded.between(0.2, 0.7); at < seconds; at += seeded.between(5, 9)) {
    const pan = seeded.between(-0.4, 0.4)
    addGrain(sound, createBurst(2600, 2, 0.03, 0.005, seeded), at, 0.7, pan)
    // Wood that sticks and lets go, quicker and quicker.
    const creak = new Float32Array(secondsToSamples(1.1))
    for (let tick = 0.05, wait = 0.03; tick < 1; tick += wait, wait *= 0.985) {
      const slip = createPing(seeded.between(420, 520), 400, 0.02, 0.005)
      addAt(creak, slip, secondsToSamples(tick), 0.4 * Math.sin(Math.PI * tick))
    }
    addGrain(sound, bandPass(creak, 900, 1.2), at + 0.15, 0.9, pan)
    addGrain(sound, createPing(110, 60, 0.25, 0.05), at + 1.7, 1, pan)
    addGrain(sound, createBurst(650, 0.8, 0.1, 0.02, seeded), at + 1.7, 0.8, pan)
  }
  return addReverb(sound, { seconds: 0.9, wet: 0.2, bright: 0.4 })
}
