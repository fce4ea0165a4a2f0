import { decibelsToGain } from '@kinora/media/sound/decibels'
import { kWeightedPower, STEP } from '@kinora/media/sound/k-weighted-power'
import { scaleSound } from '@kinora/media/sound/scale-sound'
import type { Sound } from '@kinora/media/sound/sound'

/** A sound of a mix, from when on it is heard, samples, and whether it goes on all the time. */
export type MixedSound = { sound: Sound; at: number; isSteady: boolean }

/** Something that happens is so much louder than what goes on meanwhile, decibels. */
export const LEAST_OVER_DB = 6
// What goes on gives way first, then what happens is raised.
const [MOST_DUCKED_DB, MOST_RAISED_DB] = [6, 15]
// Of the loudest step of a sound: what is softer is its echo.
const HEARD_DB = 20
// What is steady is what happens where the other goes on so many times as long.
const LONGER = 1.5
// Rests between two barks in which nothing comes up again, and how long it takes to give way and to come back: steps.
const [REST, GIVES_WAY, COMES_BACK] = [8, 1, 4]

/**
 * The same sounds, of which everything that happens is heard over what goes on: both are measured in the time in which it is
 * heard, what goes on is softer then, and what happens louder where that is not enough.
 */
export function balanceSounds(sounds: readonly MixedSound[]): MixedSound[] {
  // On the steps of the mix: what begins between two is measured a little early.
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
    const duck = Math.min(MOST_DUCKED_DB, missing)
    for (const at of beds)
      for (const [first, last] of spansOf(heard))
        duckSpan(ducked[at]!, from + first - powers[at]!.from, from + last - powers[at]!.from, duck)
    return Math.min(MOST_RAISED_DB, missing - duck)
  })
  return sounds.map((one, nth) => ({ ...one, sound: changed(one.sound, raisedDb[nth]!, ducked[nth]!) }))
}

/** What goes on is under whatever happens, and under what goes on for a shorter time. */
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

/** Softer over a span by so much, and by less on the way there and back. */
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
