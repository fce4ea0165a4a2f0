import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { addAt } from '../../ambience/shape/scatter.ts'
import type { Happening } from '../effect-kind.ts'
import type { Plucks } from '../sound-schema.ts'

/** A plucked string: noise that goes round in a loop and loses its edges at each turn (after Karplus and Strong). */
export function pluck(hertz: number, seconds: number, bright: number, seeded: SeededRandom): Float32Array {
  const made = new Float32Array(secondsToSamples(seconds))
  const period = Math.max(2, Math.round(SAMPLE_RATE / hertz))
  const loop = Float32Array.from({ length: period }, () => seeded.between(-1, 1))
  for (let turn = 0; turn < 3 - Math.round(2 * bright); turn++)
    for (let i = 0; i < period; i++) loop[i] = (loop[i]! + loop[(i + 1) % period]!) / 2
  const keep = 0.5 ** (1 / (hertz * seconds * 0.35))
  for (let i = 0, place = 0; i < made.length; i++) {
    made[i] = loop[place]!
    const next = place + 1 === period ? 0 : place + 1
    loop[place] = keep * (0.5 * loop[place]! + 0.5 * loop[next]!)
    place = next
  }
  const end = Math.min(made.length, 960)
  for (let i = 0; i < end; i++) made[made.length - 1 - i]! *= i / end
  return made
}

/** Strings one after another: chords, runs, harps. */
export const plucks =
  ({ notes, apart, seconds, bright = 0.7 }: Plucks): Happening =>
  seeded => {
    const key = seeded.between(0.97, 1.03)
    const sum = new Float32Array(secondsToSamples(apart * notes.length + seconds))
    for (const [index, hertz] of notes.entries())
      addAt(
        sum,
        pluck(hertz * key, seconds, bright, seeded),
        secondsToSamples(apart * index * seeded.between(0.95, 1.05)),
        0.5,
      )
    return sum
  }
