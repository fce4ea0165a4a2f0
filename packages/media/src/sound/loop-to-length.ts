import { fadeInPlace, createFadeCurve } from './fade-sound.ts'
import { findHeardPart } from './find-silences.ts'
import { findSeam } from './find-seam.ts'
import { type Sound, secondsToSamples, createSilence } from './sound.ts'

type LoopOptions = { fadeOutSeconds?: number }

const LONGEST_CROSSING_SECONDS = 1
const FADE_OUT_SECONDS = 2

/**
 * Music of the requested length: cut, or looped with cross-fades, and faded out if it is cut. The loop point is where
 * the end most resembles the beginning, so that beats continue. Silence around the music is removed, so that there are
 * no gaps.
 */
export function loopToLength(
  sound: Sound,
  seconds: number,
  { fadeOutSeconds = FADE_OUT_SECONDS }: LoopOptions = {},
): Sound {
  const samples = secondsToSamples(seconds)
  if (sound.left.length === samples) return { left: sound.left.slice(), right: sound.right.slice() }
  const outSeconds = Math.min(fadeOutSeconds, seconds / 4)
  const music = sound.left.length > samples ? partOf(sound, 0, samples) : repeated(sound, seconds)
  fadeInPlace(music, { outSeconds })
  return music
}

function repeated(sound: Sound, seconds: number): Sound {
  const { startSeconds, endSeconds } = findHeardPart(sound)
  const music = partOf(sound, secondsToSamples(startSeconds), secondsToSamples(endSeconds))
  const loop = createSilence(seconds)
  if (music.left.length === 0) return loop
  const crossing = Math.min(secondsToSamples(LONGEST_CROSSING_SECONDS), music.left.length >> 2)
  const seam = findSeam(music, crossing)
  const fades = crossingOf(crossing, seam.likeness)
  for (const side of ['left', 'right'] as const) fill(loop[side], music[side], seam.at, fades)
  return loop
}

/** Repeats the music; every round begins at the last one's cross-fade. */
function fill(into: Float32Array, music: Float32Array, round: number, { rise, fall }: Crossing): void {
  for (let start = 0; start < into.length; start += round) {
    const room = into.subarray(start, start + round + fall.length)
    const risesTo = start === 0 ? 0 : Math.min(rise.length, room.length)
    const fallsFrom = Math.min(round, room.length)
    let i = 0
    for (; i < risesTo; i++) room[i]! += music[i]! * rise[i]!
    room.set(music.subarray(i, fallsFrom), i)
    for (i = fallsFrom; i < room.length; i++) room[i]! += music[i]! * fall[i - round]!
  }
}

type Crossing = { rise: Float32Array; fall: Float32Array }

/**
 * Gains that keep the power of a cross-fade for any correlation: unrelated sounds need an equal-power fade, equal ones
 * a linear one.
 */
function crossingOf(samples: number, likeness: number): Crossing {
  const rise = createFadeCurve(samples)
  const fall = rise.map((_, i) => Math.cos((Math.PI / 2) * (i / samples)))
  const powerAt = (i: number): number => Math.sqrt(1 + 2 * likeness * rise[i]! * fall[i]!)
  return { rise: rise.map((gain, i) => gain / powerAt(i)), fall: fall.map((gain, i) => gain / powerAt(i)) }
}

const partOf = ({ left, right }: Sound, from: number, to: number): Sound => ({
  left: left.slice(from, to),
  right: right.slice(from, to),
})
