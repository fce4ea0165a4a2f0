import { secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { addTone } from '../shape/tones.ts'

// The partials of a cast bell: ratios to its strike note, their strength, and their decay in seconds. The third is
// minor; two close tones make the hum beat.
const PARTIALS = [
  [0.5, 0.6, 6],
  [0.503, 0.4, 6],
  [1, 1, 3.6],
  [1.19, 0.8, 3],
  [1.5, 0.4, 2.2],
  [2, 0.9, 1.8],
  [2.51, 0.35, 1.2],
  [2.66, 0.25, 1],
  [3.01, 0.3, 0.8],
  [4.17, 0.2, 0.5],
  [5.43, 0.12, 0.3],
] as const

/** Three bells of a tower that swing at paces of their own, so that the order changes all the time. */
export const bells: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const strikeNote = seeded.between(370, 470)
  const length = Math.min(7, seconds + 0.5)
  for (const [index, ratio] of [1, 0.8409, 0.75].entries()) {
    const own = seeded.fork(`bell ${index}`)
    const bell = bellOf(strikeNote * ratio, length)
    const pace = (2.5 - 0.9 * intensity) * (1 + 0.13 * index)
    for (let at = 0.15 + index * 0.45; at < seconds; at += pace * own.between(0.985, 1.015))
      addGrain(sound, bell, at, 0.2 * own.between(0.8, 1), (index - 1) * 0.35)
  }
  return addReverb(sound, { seconds: 2.6, wet: 0.2, bright: 0.35 })
}

function bellOf(hertz: number, seconds: number): Float32Array {
  const bell = new Float32Array(secondsToSamples(seconds))
  for (const [ratio, gain, lasts] of PARTIALS) addTone(bell, hertz * ratio, gain, 0, lasts * 0.44)
  const end = secondsToSamples(0.4)
  for (let i = 0; i < end && i < bell.length; i++) bell[bell.length - 1 - i]! *= i / end
  return bell
}
