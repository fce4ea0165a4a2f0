import { amplitudeToDecibels, decibelsToGain } from './decibels.ts'
import { scaleSound } from './scale-sound.ts'
import { SAMPLE_RATE, type Sound } from './sound.ts'
import { PEAK_STEP, measureStepPeaks, measureTruePeak } from './true-peak.ts'

// 5 ms on either side of a peak: slower than the waves of a voice, so that they keep their shape.
const LOOK = Math.round((0.005 * SAMPLE_RATE) / PEAK_STEP)
const RELEASE_DB_PER_SECOND = 30
const RELEASE_DB = (RELEASE_DB_PER_SECOND * PEAK_STEP) / SAMPLE_RATE
// A changing gain shifts the true peaks by a few hundredths of a decibel.
const TRIES = 4

/**
 * A copy whose true peak is at or below the ceiling. It is attenuated only around peaks, equally in both channels to
 * keep the stereo image. A sound below the ceiling is returned unchanged.
 */
export function limitPeaks(sound: Sound, ceilingDb: number): Sound {
  const ceiling = decibelsToGain(ceilingDb)
  let aim = ceiling
  let limited = sound
  for (let left = TRIES; left > 0; left--) {
    limited = limitTo(sound, aim)
    const peak = measureTruePeak(limited)
    if (peak <= ceiling) return limited
    // A thousandth below, so that rounding does not cause another iteration.
    aim *= (ceiling / peak) * 0.999
  }
  return scaleSound(limited, (ceiling / measureTruePeak(limited)) * 0.999)
}

function limitTo(sound: Sound, ceiling: number): Sound {
  const left = measureStepPeaks(sound.left, ceiling)
  const right = measureStepPeaks(sound.right, ceiling)
  const excess = left.map((peak, step) => Math.max(0, amplitudeToDecibels(Math.max(peak, right[step]!) / ceiling)))
  if (excess.every(decibels => decibels === 0)) return sound
  const gains = smoothedOf(releasedOf(widenedOf(excess, LOOK + 1)), LOOK).map(decibels => decibelsToGain(-decibels))
  return { left: shaped(sound.left, gains), right: shaped(sound.right, gains) }
}

/** The maximum within reach of each position. */
function widenedOf(values: Float32Array, reach: number): Float32Array {
  const widened = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value === 0) continue
    const to = Math.min(values.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= to; j++) if (widened[j]! < value) widened[j] = value
  }
  return widened
}

function releasedOf(values: Float32Array): Float32Array {
  for (let i = 1; i < values.length; i++) values[i] = Math.max(values[i]!, values[i - 1]! - RELEASE_DB)
  return values
}

/** A mean weighted by a bell of twice the reach: within reach of a peak all values are at least its own. */
function smoothedOf(values: Float32Array, reach: number): Float32Array {
  const bell = Float32Array.from(
    { length: 2 * reach + 1 },
    (_, i) => 1 - Math.cos((2 * Math.PI * (i + 1)) / (2 * reach + 2)),
  )
  const total = bell.reduce((sum, weight) => sum + weight)
  return values.map((_, at) => {
    let sum = 0
    for (let i = -reach; i <= reach; i++) {
      const place = Math.max(0, Math.min(values.length - 1, at + i))
      sum += values[place]! * bell[i + reach]!
    }
    return sum / total
  })
}

/** A gain at the start of each step, interpolated linearly. */
function shaped(samples: Float32Array, gains: Float32Array): Float32Array {
  const result = new Float32Array(samples.length)
  for (let step = 0, i = 0; step < gains.length; step++) {
    const end = Math.min(i + PEAK_STEP, samples.length)
    let gain = gains[step]!
    const slope = ((gains[step + 1] ?? gain) - gain) / PEAK_STEP
    for (; i < end; i++, gain += slope) result[i] = samples[i]! * gain
  }
  return result
}
