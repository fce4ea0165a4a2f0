import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { bandPass } from '../shape/filters.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, addSound } from '../shape/sides.ts'

// First and second formant of open, closed, front and back vowels, in hertz.
const VOWELS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [730, 1090],
  [530, 1840],
  [390, 1990],
  [570, 840],
  [440, 1020],
  [300, 870],
  [640, 1190],
]
const SYLLABLES = 12
// The loudness of a syllable over time. Computing a power of a sine for each sample would take as long as the rest of a
// crowd.
const SWELL = Float64Array.from({ length: 4096 }, (_, at) => Math.sin((Math.PI * at) / 4096) ** 0.8)

/** Many people talking unintelligibly: syllables of many voices, each at its own pace and position. */
export const crowd: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const talkers = 10 + Math.round(16 * intensity)
  for (let index = 0; index < talkers; index++) {
    const own = seeded.fork(`talker ${index}`)
    const voice = own.next() < 0.5 ? own.between(95, 140) : own.between(170, 250)
    const syllables = Array.from({ length: SYLLABLES }, () => syllableOf(voice * own.between(0.88, 1.18), own))
    const [pan, near] = [own.between(-0.95, 0.95), own.between(0.2, 1) ** 1.5]
    for (let at = own.between(-1, 1); at < seconds; ) {
      // A sentence, then someone else's turn.
      for (let left = 3 + own.below(11); left > 0 && at < seconds; left--) {
        addGrain(sound, syllables[own.below(SYLLABLES)]!, at, 0.16 * near * own.between(0.5, 1), pan)
        at += own.between(0.13, 0.27)
      }
      at += own.between(0.3, 2.6)
    }
  }
  const air = bothSides(seeded, own => bandPass(pinkNoise(samples, own), 500, 0.5))
  return addReverb(addSound(sound, air, 0.035), { seconds: 1.2, wet: 0.3, dry: 0.7, bright: 0.35 })
}

/** A pulse train through two resonances, with a breath of consonant before it. */
function syllableOf(voice: number, seeded: SeededRandom): Float32Array {
  const length = secondsToSamples(seeded.between(0.12, 0.24))
  const pulses = new Float32Array(length)
  const bend = seeded.between(-0.12, 0.08)
  let phase = 0
  for (let i = 0; i < length; i++) {
    const place = i / length
    phase += (voice * (1 + bend * place)) / SAMPLE_RATE
    if (phase >= 1) phase -= 1
    // A falling ramp contains all overtones, like vocal folds.
    pulses[i] = (0.5 - phase) * SWELL[Math.floor(place * SWELL.length)]!
  }
  const [first, second] = seeded.pick(VOWELS)
  const low = bandPass(pulses.slice(), first, 5)
  const high = bandPass(pulses, second, 8)
  for (let i = 0; i < length; i++) low[i] = low[i]! + 0.5 * high[i]!
  return low
}
