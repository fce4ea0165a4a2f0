import { kWeightedPower, STEP } from './k-weighted-power.ts'
import type { Sound } from './sound.ts'

// The absolute gate.
const SILENCE_LUFS = -70

/** The loudness of two channels by ITU-R BS.1770-4 and EBU R 128; minus infinity for silence. */
export const measureIntegratedLufs = (sound: Sound): number => integratedOf(kWeightedPower(sound), sound.left.length)

function integratedOf(powers: Float64Array, samples: number): number {
  // Below 400 ms there is no block to gate, so the whole sound counts.
  if (samples < 4 * STEP) return audible(lufsOf(partsMeanOf(powers, samples)))
  const blocks = windowsOf(powers.subarray(0, Math.floor(samples / STEP)), 4).filter(isProgramme)
  const gate = lufsOf(meanOf(blocks)) - 10
  return lufsOf(meanOf(blocks.filter(power => lufsOf(power) > gate)))
}

function windowsOf(powers: Float64Array, steps: number): Float64Array {
  return Float64Array.from({ length: Math.max(0, powers.length - steps + 1) }, (_, first) =>
    meanOf(powers.subarray(first, first + steps)),
  )
}

const lufsOf = (power: number): number => -0.691 + 10 * Math.log10(power)
const isProgramme = (power: number): boolean => lufsOf(power) > SILENCE_LUFS
const audible = (lufs: number): number => (lufs > SILENCE_LUFS ? lufs : Number.NEGATIVE_INFINITY)

const meanOf = (powers: Float64Array): number =>
  powers.length === 0 ? 0 : powers.reduce((sum, power) => sum + power, 0) / powers.length

/** The mean of steps, of which the last is shorter. */
const partsMeanOf = (powers: Float64Array, samples: number): number =>
  powers.reduce((sum, power, step) => sum + power * Math.min(STEP, samples - step * STEP), 0) / Math.max(1, samples)
