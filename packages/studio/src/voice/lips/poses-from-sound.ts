import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { CLOSED, type MouthPose } from '../../setting/mouth-pose.ts'
import { openFourier } from '../../hearing/fourier.ts'

/** The analysis: four times a frame, windows of a fiftieth of a second. */
const LOOKS_A_SECOND = 4 * FRAMES_PER_SECOND
const HOP = SAMPLE_RATE / LOOKS_A_SECOND
const WINDOW = 1_024

/** Hertz. The first two bands show how open a vowel is, the next two where the tongue is, the last one sibilants. */
const BANDS = {
  closed: [180, 450],
  open: [450, 1_050],
  back: [700, 1_300],
  front: [1_700, 3_200],
  hiss: [4_500, 10_000],
} as const
const VOICE = [180, 3_500] as const

// Decibels. Below the first is silence; the mouth closes this far below the loudest sound.
const SILENCE = -62
const RANGE = 28
// With a background sound: its level closes the mouth, but this much of the range remains.
const AROUND_SECONDS = 1.5
const LEAST_RANGE = 9
// A mouth opens before the sound, opens fast and closes more slowly.
const LEAD_SECONDS = 0.02
const [OPENS_SECONDS, CLOSES_SECONDS, SHAPES_SECONDS] = [0.025, 0.06, 0.07]
// The widest opening in speech, the share from loudness alone, and the opening of sibilants.
const MAX_OPEN = 0.85
const BY_LOUDNESS = 0.55
const HISSING = 0.14
// Decibels between front and back that mean an "ee" or an "oo".
const FRONT_RANGE = 14
const LEAST_OPEN = 0.02

/** The mouth pose in each frame of a film, derived from the sound alone. */
export function posesFromSound({ left, right }: Sound, frames: number): MouthPose[] {
  const samples = left.map((value, at) => (value + right[at]!) / 2)
  const looks = looksOf(samples)
  const loud = looks.map(look => look.voice)
  const peak = percentile(loud, 0.95)
  if (peak < SILENCE) return Array.from({ length: frames }, () => CLOSED)
  const floor = slidingLeast(smoothed(loud), Math.round(AROUND_SECONDS * LOOKS_A_SECOND))
  const voiced = looks.filter(look => look.voice > peak - RANGE / 2)
  const usualFront = percentile(
    voiced.map(look => look.front),
    0.5,
  )
  const poses = looks.map(({ voice, vowel, front, hiss }, at): MouthPose => {
    const closesAt = Math.max(peak - RANGE, Math.min(floor[at]! + 1.5, peak - LEAST_RANGE))
    const level = clamped((voice - closesAt) / (peak - closesAt), 0, 1)
    const spoken = MAX_OPEN * level ** 1.2 * (BY_LOUDNESS + (1 - BY_LOUDNESS) * vowel)
    const wide = clamped((front - usualFront) / FRONT_RANGE, -1, 1) * Math.sqrt(level)
    return { open: spoken + (Math.min(spoken, HISSING) - spoken) * hiss, wide }
  })
  const opens = followed(
    poses.map(pose => pose.open),
    OPENS_SECONDS,
    CLOSES_SECONDS,
  )
  const widths = followed(
    poses.map(pose => pose.wide),
    SHAPES_SECONDS,
    SHAPES_SECONDS,
  )
  return Array.from({ length: frames }, (_, frame) => {
    const at = Math.round(((frame + 0.5) / FRAMES_PER_SECOND + LEAD_SECONDS) * LOOKS_A_SECOND)
    const open = opens[at] ?? 0
    return open < LEAST_OPEN ? CLOSED : { open, wide: widths[at] ?? 0 }
  })
}

/**
 * The level in decibels, the openness of the vowel (0 to 1), front against back in decibels, and the sibilance (0 to
 * 1).
 */
type Look = { voice: number; vowel: number; front: number; hiss: number }

function looksOf(samples: Float32Array): Look[] {
  const fourier = openFourier(WINDOW)
  const powers = new Float32Array(fourier.bins)
  const sumOf = ([from, to]: readonly [number, number]): number => {
    let sum = 1e-12
    for (let bin = Math.ceil((from * WINDOW) / SAMPLE_RATE); (bin * SAMPLE_RATE) / WINDOW < to; bin++)
      sum += powers[bin]!
    return sum
  }
  // A full sine through the window has this power.
  const full = (WINDOW / 4) ** 2
  const looks: Look[] = []
  for (let at = 0; at < samples.length; at += HOP) {
    fourier.powersOf(samples, Math.round(at - WINDOW / 2), powers)
    const [voice, hiss, open] = [sumOf(VOICE), sumOf(BANDS.hiss), sumOf(BANDS.open)]
    looks.push({
      voice: 10 * Math.log10(voice / full),
      vowel: clamped((open / (open + sumOf(BANDS.closed)) - 0.12) / 0.55, 0, 1),
      front: 10 * Math.log10(sumOf(BANDS.front) / sumOf(BANDS.back)),
      hiss: clamped((10 * Math.log10(hiss / voice) + 3) / 8, 0, 1),
    })
  }
  return looks
}

/** Follows the values with different attack and release times. */
function followed(values: readonly number[], upSeconds: number, downSeconds: number): number[] {
  let now = 0
  return values.map(value => {
    const seconds = value > now ? upSeconds : downSeconds
    now += (value - now) * (1 - Math.exp(-1 / (seconds * LOOKS_A_SECOND)))
    return now
  })
}

/** The background: the local minimum of means over an eighth of a second. */
function slidingLeast(values: readonly number[], reach: number): number[] {
  return values.map((_, at) => {
    let least = Infinity
    for (let near = Math.max(0, at - reach); near <= Math.min(values.length - 1, at + reach); near += 4)
      least = Math.min(least, values[near]!)
    return least
  })
}

function smoothed(values: readonly number[]): number[] {
  const reach = Math.round(LOOKS_A_SECOND / 16)
  return values.map((_, at) => {
    const near = values.slice(Math.max(0, at - reach), at + reach + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -Infinity
}

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
