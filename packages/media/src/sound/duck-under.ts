import { amplitudeToDecibels, decibelsToGain } from './decibels.ts'
import { SAMPLE_RATE, type Sound } from './sound.ts'

type Ducking = {
  /** The attenuation of music under speech. */
  depthDb?: number
  /** The time before speech in which the music is lowered. */
  attackMs?: number
  /** The recovery time of the music. */
  releaseMs?: number
}

const STEP_MS = 5
const STEP = (SAMPLE_RATE * STEP_MS) / 1000
// Breath and room noise lie below, speech above; in between the ducking is partial.
const UNHEARD_DB = -50
const HEARD_DB = -38
// Bridges pauses between words and sentences, so that the music does not pump.
const HOLD_MS = 250

/** Returns the music, attenuated during the voice. Both begin at the same time. */
export function duckUnder(music: Sound, voice: Sound, { depthDb = 12, attackMs = 120, releaseMs = 500 }: Ducking = {}) {
  const steps = Math.ceil(music.left.length / STEP) + 1
  const reduction = slopedOf(heldOf(presenceOf(voice, steps)), STEP_MS / attackMs, STEP_MS / releaseMs)
  const gains = reduction.map(part => decibelsToGain(-depthDb * smoothOf(part)))
  return { left: shaped(music.left, gains), right: shaped(music.right, gains) } satisfies Sound
}

/** The amount of voice in each step, 0 to 1, by its power. */
function presenceOf({ left, right }: Sound, steps: number): Float32Array {
  return Float32Array.from({ length: steps }, (_, step) => {
    const to = Math.min((step + 1) * STEP, left.length)
    let sum = 0
    for (let i = step * STEP; i < to; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!
    const level = amplitudeToDecibels(Math.sqrt(sum / (2 * STEP)))
    return Math.max(0, Math.min(1, (level - UNHEARD_DB) / (HEARD_DB - UNHEARD_DB)))
  })
}

function heldOf(presence: Float32Array): Float32Array {
  const hold = HOLD_MS / STEP_MS
  const held = new Float32Array(presence.length)
  let level = 0
  let since = 0
  for (let step = 0; step < presence.length; step++) {
    const now = presence[step]!
    since = now >= level ? 0 : since + 1
    if (now >= level || since > hold) level = now
    held[step] = level
  }
  return held
}

/** Limits the slopes: the result falls by at most `release` a step, rises by at most `attack`, and is never below the input. */
function slopedOf(levels: Float32Array, attack: number, release: number): Float32Array {
  const sloped = levels.slice()
  for (let i = 1; i < sloped.length; i++) sloped[i] = Math.max(sloped[i]!, sloped[i - 1]! - release)
  for (let i = sloped.length - 2; i >= 0; i--) sloped[i] = Math.max(sloped[i]!, sloped[i + 1]! - attack)
  return sloped
}

/** A smooth step from 0 to 1. */
const smoothOf = (part: number): number => part * part * (3 - 2 * part)

/** A gain at the start of each step, interpolated linearly. */
function shaped(samples: Float32Array, gains: Float32Array): Float32Array {
  const result = new Float32Array(samples.length)
  for (let step = 0, i = 0; i < samples.length; step++) {
    const end = Math.min(i + STEP, samples.length)
    const slope = (gains[step + 1]! - gains[step]!) / STEP
    for (let gain = gains[step]!; i < end; i++, gain += slope) result[i] = samples[i]! * gain
  }
  return result
}
