import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, createSilence } from '@kinora/media/sound/sound'
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

const CALLS = {
  dog: {
    pitch: [420, 620, 330],
    seconds: 0.17,
    throat: [720, 1500],
    rough: 0.35,
    calls: [2, 4],
    apart: 0.32,
    rest: [1.4, 3.5],
  },
  cat: { pitch: [520, 760, 470], seconds: 0.75, throat: [900, 2100], rough: 0.06, rest: [2.2, 5] },
  cow: { pitch: [125, 165, 110], seconds: 1.7, throat: [320, 900], rough: 0.12, rest: [2.5, 6] },
  sheep: { pitch: [300, 330, 280], seconds: 0.85, throat: [700, 1500], rough: 0.15, tremble: 8, rest: [1.2, 3.5] },
  horse: { pitch: [950, 760, 330], seconds: 1.3, throat: [900, 1900], rough: 0.2, tremble: 11, rest: [3, 7] },
  pig: {
    pitch: [150, 190, 120],
    seconds: 0.28,
    throat: [500, 1300],
    rough: 0.7,
    calls: [2, 4],
    apart: 0.42,
    rest: [1.5, 4],
  },
  wolf: { pitch: [290, 540, 400], seconds: 2.6, throat: [480, 1050], rough: 0.05, rest: [1.5, 4] },
  lion: { pitch: [105, 95, 60], seconds: 1.9, throat: [300, 700], rough: 0.55, rest: [3, 7] },
  elephant: { pitch: [380, 640, 420], seconds: 1.2, throat: [800, 1700], rough: 0.45, rest: [3, 7] },
  monkey: {
    pitch: [500, 1050, 700],
    seconds: 0.2,
    throat: [900, 1900],
    rough: 0.2,
    calls: [3, 6],
    apart: 0.27,
    rest: [1.5, 4],
  },
  chickens: {
    pitch: [480, 820, 520],
    seconds: 0.1,
    throat: [1000, 2300],
    rough: 0.25,
    calls: [3, 6],
    apart: 0.24,
    rest: [0.8, 2.5],
  },
  ducks: {
    pitch: [270, 300, 240],
    seconds: 0.19,
    throat: [1150, 1900],
    rough: 0.3,
    calls: [2, 5],
    apart: 0.28,
    rest: [1.2, 3.5],
  },
  gulls: {
    pitch: [1050, 1500, 820],
    seconds: 0.42,
    throat: [1400, 2800],
    rough: 0.12,
    calls: [2, 5],
    apart: 0.5,
    rest: [1.8, 5],
  },
  frogs: {
    pitch: [190, 210, 185],
    seconds: 0.3,
    throat: [620, 1700],
    rough: 0.2,
    tremble: 34,
    calls: [2, 4],
    apart: 0.45,
    rest: [0.5, 1.6],
  },
} as const satisfies Record<string, Call>

/** Animals by name. Each calls from time to time from its own position, with variations. */
export const ANIMAL_CUES = Object.fromEntries(
  Object.entries(CALLS).map(([name, call]) => [name, cueFor(call)]),
) as Record<keyof typeof CALLS, CueMaker>

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
