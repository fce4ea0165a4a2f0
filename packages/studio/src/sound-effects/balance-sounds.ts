import { decibelsToGain } from '@kinora/media/sound/decibels'
import { kWeightedPower, STEP } from '@kinora/media/sound/k-weighted-power'
import { scaleSound } from '@kinora/media/sound/scale-sound'
import type { Sound } from '@kinora/media/sound/sound'

/** A sound in a mix: its start in samples, and whether it is continuous. */
export type MixedSound = { sound: Sound; at: number; isSteady: boolean }

/** An event is at least this much louder than continuous sounds at the same time, decibels. */
export const LEAST_OVER_DB = 6
// Continuous sounds are attenuated first; then the event is amplified.
const [MAX_DUCKED_DB, MAX_RAISED_DB] = [6, 15]
// Below the loudest step of a sound by more than this: echo.
const HEARD_DB = 20
// A continuous sound counts as an event over another that is this many times longer.
const LONGER = 1.5
// In steps: pauses within an event during which the others stay attenuated, and the times of attenuation and recovery.
const [REST, GIVES_WAY, COMES_BACK] = [8, 1, 4]

/**
 * Makes each event audible over continuous sounds. Both are measured while the event is heard. The continuous sounds
 * are attenuated, and the event is amplified if that is not enough.
 */
export function balanceSounds(sounds: readonly MixedSound[]): MixedSound[] {
  // In the steps of the mix: a start between two steps is measured slightly early.
  const powers = sounds.map(({ sound, at }) => ({ from: Math.round(at / STEP), steps: kWeightedPower(sound) }))
  const ducked = sounds.map(({ sound }) => new Float64Array(Math.ceil(sound.left.length / STEP) + 1))
  const raisedDb = sounds.map((event, nth) => {
    const beds = sounds.flatMap((bed, at) => (at !== nth && goesOnUnder(bed, event) ? [at] : []))
    if (beds.length === 0) return 0
    const { from, steps } = powers[nth]!
    const heard = heardSteps(steps)
    const bedAt = (step: number): number =>
      beds.reduce((sum, at) => sum + (powers[at]!.steps[step - powers[at]!.from] ?? 0), 0)
    const own = heard.reduce((sum, step) => sum + steps[step]!, 0)
    const under = heard.reduce((sum, step) => sum + bedAt(from + step), 0)
    const missing = LEAST_OVER_DB - 10 * Math.log10(own / under)
    if (!(missing > 0) || own === 0) return 0
    const duck = Math.min(MAX_DUCKED_DB, missing)
    for (const at of beds)
      for (const [first, last] of spansOf(heard))
        duckSpan(ducked[at]!, from + first - powers[at]!.from, from + last - powers[at]!.from, duck)
    return Math.min(MAX_RAISED_DB, missing - duck)
  })
  return sounds.map((one, nth) => ({ ...one, sound: changed(one.sound, raisedDb[nth]!, ducked[nth]!) }))
}

/** Continuous sounds are below events, and below shorter continuous sounds. */
const goesOnUnder = (bed: MixedSound, event: MixedSound): boolean =>
  bed.isSteady && (!event.isSteady || bed.sound.left.length >= LONGER * event.sound.left.length)

function heardSteps(steps: Float64Array): number[] {
  const least = Math.max(...steps) / 10 ** (HEARD_DB / 10)
  return Array.from(steps.keys()).filter(step => steps[step]! > least)
}

function spansOf(heard: readonly number[]): [first: number, last: number][] {
  const spans: [number, number][] = []
  for (const step of heard) {
    const span = spans.at(-1)
    if (span && step - span[1] <= REST) span[1] = step
    else spans.push([step, step])
  }
  return spans
}

/** Attenuates a span, with a ramp at each end. */
function duckSpan(curve: Float64Array, first: number, last: number, decibels: number): void {
  for (let step = Math.max(0, first - GIVES_WAY); step < Math.min(curve.length, last + 2 + COMES_BACK); step++) {
    const before = (first - step) / (GIVES_WAY + 1)
    const after = (step - last - 1) / (COMES_BACK + 1)
    curve[step] = Math.max(curve[step]!, decibels * (1 - Math.max(0, before, after)))
  }
}

function changed(sound: Sound, raisedDb: number, ducked: Float64Array): Sound {
  if (ducked.every(decibels => decibels === 0))
    return raisedDb === 0 ? sound : scaleSound(sound, decibelsToGain(raisedDb))
  const gained = (samples: Float32Array): Float32Array =>
    samples.map((sample, at) => {
      const place = at / STEP
      const step = Math.floor(place)
      const softer = ducked[step]! + (ducked[step + 1]! - ducked[step]!) * (place - step)
      return sample * decibelsToGain(raisedDb - softer)
    })
  return { left: gained(sound.left), right: gained(sound.right) }
}
