import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { curveValueAt, wanderingCurve } from '../shape/curves.ts'
import { bandPass } from '../shape/filters.ts'
import { createBurst, several } from '../shape/grains.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, addSound } from '../shape/sides.ts'
import { secondsToSamples } from '@kinora/media/sound/sound'

/** Everyone claps at a pace of their own, with hands of their own; the hall swells and ebbs. */
export const applause: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const swell = wanderingCurve(samples, 0.3, seeded.fork('swell'))
  const people = 25 + Math.round(45 * intensity)
  for (let index = 0; index < people; index++) {
    const own = seeded.fork(`person ${index}`)
    const hertz = own.between(850, 2400)
    const hands = several(3, () =>
      createBurst(hertz * own.between(0.92, 1.08), 1.3, 0.03, own.between(0.003, 0.007), own),
    )
    const [pan, near, pace] = [own.between(-0.95, 0.95), own.between(0.15, 1) ** 1.6, own.between(0.2, 0.34)]
    for (let at = own.between(0, 0.4); at < seconds; at += pace * own.between(0.93, 1.07)) {
      const gain = 0.35 * near * (0.5 + 0.5 * curveValueAt(swell, secondsToSamples(at))) * own.between(0.7, 1)
      addGrain(sound, hands[own.below(hands.length)]!, at, gain, pan)
    }
  }
  const hall = bothSides(seeded, own => bandPass(pinkNoise(samples, own), 1200, 0.6))
  return addReverb(addSound(sound, hall, 0.03), { seconds: 1.5, wet: 0.2, bright: 0.5 })
}
