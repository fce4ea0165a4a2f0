import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import { readData } from '../../data-files/read-data.ts'
import type { CueMaker } from '../cue-maker.ts'
import { bandPass } from '../shape/filters.ts'
import { whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** One call. Pitches and resonances are in hertz, times in seconds. */
type Call = {
  pitch: readonly [number, number, number]
  seconds: number
  throat: readonly [number, number]
  /** Breath in the voice: 0 is clear, 1 is only breath. */
  rough?: number
  /** Tremolo, times per second. */
  tremble?: number
  /** The number of calls in a row, and the seconds between their starts. */
  calls?: readonly [number, number]
  apart?: number
  /** Seconds until it is heard again. */
  rest: readonly [number, number]
}

const CALLS = readData<Readonly<Record<string, Call>>>('ambience/calls.json')

/** An animal calls from time to time from its own position, with variations. */
export const animal = (name: string): CueMaker => {
  const call = CALLS[name]
  if (!call) throw new RangeError(`no animal calls as ${name}`)
  return cueFor(call)
}

function cueFor(call: Call): CueMaker {
  const [fewest, most] = call.calls ?? [1, 1]
  return ({ seconds, seeded }) => {
    const sound = createSilence(seconds)
    // The first one comes early, so that it is heard in a short clip.
    for (let at = seeded.between(0.15, 0.7); at < seconds; at += call.seconds + seeded.between(...call.rest)) {
      const pan = seeded.between(-0.6, 0.6)
      const near = seeded.between(0.5, 1)
      for (let left = fewest + seeded.below(most - fewest + 1); left > 0 && at < seconds; left--) {
        addGrain(sound, createCall(call, seeded), at, near, pan)
        at += (call.apart ?? call.seconds) * seeded.between(0.9, 1.15)
      }
    }
    return addReverb(sound, { seconds: 0.9, wet: 0.12, bright: 0.4 })
  }
}

/** A falling ramp contains all overtones, like vocal folds. Breath is added, and resonances shape both. */
function createCall(
  { pitch: [from, middle, to], seconds, throat, rough = 0, tremble = 0 }: Call,
  seeded: SeededRandom,
): Float32Array {
  const samples = secondsToSamples(seconds * seeded.between(0.85, 1.15))
  const voice = whiteNoise(samples, seeded)
  const high = seeded.between(0.92, 1.08)
  let phase = 0
  for (let i = 0; i < samples; i++) {
    const place = i / samples
    const bend = place < 0.5 ? from + (middle - from) * place * 2 : middle + (to - middle) * (place * 2 - 1)
    const shake = tremble ? Math.sin((2 * Math.PI * tremble * i) / SAMPLE_RATE) : 0
    phase += (bend * high * (1 + 0.04 * shake)) / SAMPLE_RATE
    if (phase >= 1) phase -= 1
    const edge = Math.sin(Math.PI * place) ** 0.6 * (1 + 0.5 * shake)
    voice[i] = ((1 - rough) * (0.5 - phase) + rough * 0.7 * voice[i]!) * edge
  }
  const upper = bandPass(voice.slice(), throat[1] * high, 4)
  const lower = bandPass(voice, throat[0] * high, 3)
  for (let i = 0; i < samples; i++) lower[i] = lower[i]! + 0.6 * upper[i]!
  return lower
}
