import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, createSilence, type Sound } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, addSound } from '../shape/sides.ts'

/** One note of a song: pitches at its beginning, middle and end, in hertz. */
type Call = { at: number; seconds: number; pitch: readonly [number, number, number]; warble?: number }
type Singer = (seeded: SeededRandom) => Call[]

// Songs as different as those of a hedge in spring; each time a little different.
const DAY: readonly [Singer, ...Singer[]] = [
  // Sparrow: short falling chirps.
  s => repeated(2 + s.below(4), 0.22, at => ({ at, seconds: 0.07, pitch: [s.between(4200, 4800), 3600, 2900] })),
  // Finch: a trill that speeds up and ends with a flourish.
  s => [
    ...repeated(9 + s.below(6), 0.075, at => ({ at, seconds: 0.05, pitch: [s.between(3900, 4100), 4600, 3500] })),
    { at: 1.15, seconds: 0.22, pitch: [3000, 5200, 2600] },
  ],
  // Blackbird: slow fluted phrases.
  s =>
    repeated(4 + s.below(3), 0.3, at => ({
      at,
      seconds: 0.24,
      pitch: [s.between(1700, 2300), s.between(1900, 2800), s.between(1600, 2200)],
      warble: 18,
    })),
  // Tit: two notes, high and low, again and again.
  s => {
    const high = s.between(5000, 5600)
    return repeated(6, 0.19, (at, i) => ({
      at,
      seconds: 0.13,
      pitch: i % 2 ? [high * 0.8, high * 0.79, high * 0.78] : [high, high, high * 0.99],
    }))
  },
  // Warbler: runs up and down.
  s =>
    repeated(8 + s.below(5), 0.13, at => ({
      at,
      seconds: 0.1,
      pitch: [s.between(2800, 4200), s.between(2600, 5200), s.between(2800, 4400)],
    })),
  // Cuckoo, far off.
  () => [
    { at: 0, seconds: 0.28, pitch: [760, 745, 735] },
    { at: 0.42, seconds: 0.36, pitch: [615, 605, 595] },
  ],
]
const NIGHT: readonly [Singer, ...Singer[]] = [
  // Owl.
  s =>
    [0, 0.9, 1.25, 1.55].map((at, i) => ({
      at,
      seconds: i === 3 ? 0.7 : 0.26,
      pitch: [s.between(360, 380), 385, 340],
      warble: i === 3 ? 9 : 0,
    })),
]
// The number of singers at each time of day.
const CHOIR = { dawn: 1.5, morning: 1.2, noon: 0.7, afternoon: 0.8, sunset: 0.9, dusk: 0.5, night: 0.2 } as const

export const birds: CueMaker = scene => {
  const { seconds, samples, intensity, seeded, time } = scene
  const sound = mixBirdSongs(seconds, (0.35 + 0.7 * intensity) * CHOIR[time], time === 'night', seeded.fork('songs'))
  const air = bothSides(seeded, own => highPass(lowPass(pinkNoise(samples, own), 1500), 150))
  return addSound(sound, air, 0.012)
}

/** Birds at fixed positions that sing at random, with an average number of songs per second. */
export function mixBirdSongs(seconds: number, aSecond: number, isNight: boolean, seeded: SeededRandom): Sound {
  const dry = createSilence(seconds)
  const perched = (isNight ? NIGHT : DAY).map((sing, i) => ({
    sing,
    pan: ((i * 0.37 + seeded.next() * 0.5) % 1) * 1.8 - 0.9,
    near: seeded.between(0.25, 1),
  }))
  let at = seeded.between(0.1, 0.6)
  while (at < seconds) {
    const { sing, pan, near } = perched[seeded.below(perched.length)]!
    for (const call of sing(seeded)) addGrain(dry, sung(call), at + call.at, 0.25 * near * near, pan)
    at += seeded.between(0.3, 1.7) / aSecond
  }
  return addReverb(dry, { seconds: 1.1, wet: 0.12, bright: 0.6 })
}

const repeated = (count: number, apart: number, call: (at: number, index: number) => Call): Call[] =>
  Array.from({ length: count }, (_, i) => call(i * apart, i))

/** A whistle along its three pitches, with a soft overtone. */
function sung({ seconds, pitch: [from, middle, to], warble = 0 }: Call): Float32Array {
  const note = new Float32Array(secondsToSamples(seconds))
  let phase = 0
  for (let i = 0; i < note.length; i++) {
    const place = i / note.length
    const bend = place < 0.5 ? from + (middle - from) * place * 2 : middle + (to - middle) * (place * 2 - 1)
    const hertz = bend * (1 + (warble ? 0.02 * Math.sin((2 * Math.PI * warble * i) / SAMPLE_RATE) : 0))
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE
    note[i] = (Math.sin(phase) + 0.12 * Math.sin(2 * phase)) * Math.sin(Math.PI * place) ** 0.7
  }
  return note
}
